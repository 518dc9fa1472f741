import { enumName } from '@gdd/schema/graphqlNames';
import type { Access } from '@gdd/schema/permissions';
import { Directive, Extensions } from 'type-graphql';
import type { MutationMark } from '../access/mutationMarks.js';
import { pricePerCall } from '../limits/cost.js';
import { bringing, pricedAt, withTypicalRows } from '../limits/fieldPrice.js';
import type { Endpoint } from '../upstream/endpoint.js';

/** The target of a root field: an endpoint, or the route of a file, for which it asks a ticket. */
type Wrapped = Pick<Endpoint, 'method' | 'path' | 'access'> &
  Partial<Pick<Endpoint, 'cost' | 'deadline' | 'effect' | 'forTokens' | 'scope'>>;

/**
 * `@rest` for each of the endpoints that a root field wraps, and the access of the first; the field costs as much as the
 * most expensive of them, may take as long as the longest, and personal tokens and service accounts may run it where they may
 * make all the calls.
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

/** A field of a row that a loader reads, by one call for so many rows. */
export function Batched(
  { operation, cost }: Pick<Endpoint, 'operation' | 'cost'>,
  rowsPerCall: number,
): MethodDecorator {
  return Extensions(pricedAt({ kind: 'batch', operation, perCall: cost, rowsPerCall }));
}

/** A list without pages that has so many items as a rule: its price promises no more. */
export function TypicalRows(count: number): MethodDecorator & PropertyDecorator {
  return Extensions(withTypicalRows(count));
}

/** A list whose items come with fields that are read by a call of their own elsewhere: here they cost no call. */
export function Brings(...fields: readonly string[]): MethodDecorator {
  return Extensions(bringing(...fields));
}

/** The directive that says who may ask for a root field. */
function accessDirective(access: Access): string {
  if (access === 'public') return '@public';
  if (access === 'account' || access === 'signedIn') return `@authenticated(waiting: ${access === 'account'})`;
  return `@access(permissions: [${access.map((each) => enumName(each)).join(', ')}])`;
}
