import type { Permission } from '@gdd/schema/permissions';
import { Directive } from 'type-graphql';
import { enumName } from '../schema/enums.js';
import type { Endpoint } from '../upstream/endpoint.js';

/** `@rest` for each of the endpoints that a root field wraps. */
export function Rest(...endpoints: readonly Pick<Endpoint, 'method' | 'path'>[]): MethodDecorator {
  return (target, property, descriptor) => {
    for (const { method, path } of [...endpoints].reverse()) {
      Directive(`@rest(method: ${method}, path: ${JSON.stringify(path)})`)(target, property, descriptor);
    }
  };
}

/** `@access`: any one of the permissions suffices. */
export function Access(permissions: readonly Permission[]): MethodDecorator {
  return Directive(`@access(permissions: [${permissions.map((each) => enumName(each)).join(', ')}])`);
}

/** `@authenticated`: a user with a role and a member, or with `waiting` also one who still waits for them. */
export function Authenticated({ waiting = false }: { readonly waiting?: boolean } = {}): MethodDecorator {
  return Directive(`@authenticated(waiting: ${waiting})`);
}

/** `@public`: anybody may ask. */
export function Public(): MethodDecorator {
  return Directive('@public');
}
