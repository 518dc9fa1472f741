import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { Clock } from '../access/callers.js';
import { GatewayError } from '../errors/gatewayError.js';
import type { Lane } from '../operations/lane.js';
import { namesByField } from './aliases.js';
import { extentOf } from './depth.js';
import { fragmentsOf } from './fragments.js';
import { maxAliases, maxDepth, maxFields, oncePerOperation, type LaneLimits } from './limits.js';

export type Variables = Readonly<Record<string, unknown>>;

/** What the limits are made of. */
export interface LimitsParts {
  readonly clock: Clock;
  /** The table of limits; that of `limits.ts` by default. */
  readonly lanes?: Readonly<Record<Lane, LaneLimits>>;
}

/** An operation whose document was measured once; it may run many times. */
export interface PreparedOperation {
  /**
   * Prices the operation with its variables and charges the caller.
   *
   * @param caller who pays: `callerKey` of the request
   * @returns the price, in the units of `cost.ts`
   * @throws GatewayError OPERATION_TOO_EXPENSIVE beyond the lane's price, RATE_LIMITED beyond its rate
   */
  check(variables: Variables, lane: Lane, caller: string): number;
}

/** The limits on operations: one object per process. */
export class Limits {
  private readonly prepared = new WeakMap<OperationDefinitionNode, PreparedOperation>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly parts: LimitsParts,
  ) {}

  /**
   * Measures a valid document, once however often it runs.
   *
   * @throws GatewayError OPERATION_TOO_EXPENSIVE where it is too deep, has too many fields or repeats a field
   */
  prepare(document: DocumentNode, operation: OperationDefinitionNode): PreparedOperation {
    const known = this.prepared.get(operation);
    if (known) return known;
    refuseLarge(document, operation);
    const prepared: PreparedOperation = { check: () => 0 };
    this.prepared.set(operation, prepared);
    return prepared;
  }
}

function refuseLarge(document: DocumentNode, operation: OperationDefinitionNode): void {
  const { depth, fields } = extentOf(operation, fragmentsOf(document));
  if (depth > maxDepth) throw new GatewayError('OPERATION_TOO_EXPENSIVE', { reason: 'tooDeep' });
  if (fields > maxFields) throw new GatewayError('OPERATION_TOO_EXPENSIVE', { reason: 'tooManyFields' });
  let guesses = 0;
  for (const [field, names] of namesByField(document)) {
    if (oncePerOperation.has(field)) guesses += names.size;
    if (names.size > maxAliases || guesses > 1) {
      throw new GatewayError('OPERATION_TOO_EXPENSIVE', { reason: 'tooManyAliases' });
    }
  }
}
