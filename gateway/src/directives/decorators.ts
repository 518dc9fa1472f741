import { enumName } from '@gdd/schema/graphqlNames';
import type { Access } from '@gdd/schema/permissions';
import { Directive, Extensions } from 'type-graphql';
import type { MutationMark } from '../access/mutationMarks.js';
import { pricePerCall } from '../limits/cost.js';
import { bringing, pricedAt, withTypicalRows } from '../limits/fieldPrice.js';
import type { Endpoint } from '../upstream/endpoint.js';

/** The target of a root field: an endpoint, or the route of a file, for which it requests a ticket. */
export type Wrapped = Pick<Endpoint, 'method' | 'path' | 'access'> &
  Partial<Pick<Endpoint, 'cost' | 'deadline' | 'effect' | 'forTokens' | 'scope'>>;

/**
 * `@rest` for each of the endpoints that a root field wraps, and the access of the first; the field costs as much as
 * the most expensive of them, may take as long as the longest, and personal tokens and service accounts may run it
 * where they may make all the calls.
 */
export function Rest(...endpoints: readonly [Wrapped, ...Wrapped[]]): MethodDecorator {
  const perCall = Math.max(...endpoints.map(({ cost = pricePerCall.read }) => cost));
  const isRead = endpoints.every(({ effect }) => effect === 'read');
  const marks: Readonly<Record<MutationMark, boolean>> = {
    forTokens: endpoints.every((each) => each.forTokens === true),
    forServices: endpoints.every((each) => each.scope !== undefined),
    isLong: endpoints.some(({ deadline }) => deadline === 'long'),
  };
  return (target, property, descriptor) => {
    Extensions({ ...pricedAt({ kind: 'call', perCall, isRead }), ...marks })(target, property, descriptor);
    Directive(accessDirective(endpoints[0].access))(target, property, descriptor);
    for (const { method, path } of [...endpoints].reverse()) {
      Directive(`@rest(method: ${method}, path: ${JSON.stringify(path)})`)(target, property, descriptor);
    }
  };
}

/** A field of a row that a loader reads, with one call per `rowsPerCall` rows. */
export function Batched(
  { operation, cost }: Pick<Endpoint, 'operation' | 'cost'>,
  rowsPerCall: number,
): MethodDecorator {
  return Extensions(pricedAt({ kind: 'batch', operation, perCall: cost, rowsPerCall }));
}

/** The typical number of items of a list without pages, by which it is priced. */
export function TypicalRows(count: number): MethodDecorator & PropertyDecorator {
  return Extensions(withTypicalRows(count));
}

/** A list whose items include fields that need separate calls elsewhere: here they cost none. */
export function Brings(...fields: readonly string[]): MethodDecorator {
  return Extensions(bringing(...fields));
}

/** The directive that says who may ask for a root field. */
function accessDirective(access: Access): string {
  if (access === 'public') return '@public';
  if (access === 'account' || access === 'signedIn') return `@authenticated(waiting: ${access === 'account'})`;
  return `@access(permissions: [${access.map((each) => enumName(each)).join(', ')}])`;
}
