import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { Clock } from '../access/callers.js';
import { GatewayError } from '../errors/gatewayError.js';
import type { Lane } from '../operations/lane.js';
import type { Variables } from '../operations/variables.js';
import { namesByField } from './aliases.js';
import { pricerOf, type CostPart, type OperationCost, type Pricer } from './cost.js';
import { extentOf } from './depth.js';
import { fragmentsOf } from './fragments.js';
import { defaultLaneLimits, maxAliases, maxDepth, maxFields, oncePerOperation, type LaneLimits } from './limits.js';
import { RatesInMemory, type RateStore } from './rate.js';

/** What the limits are made of. */
export interface LimitsParts {
  readonly clock: Clock;
  /** The table of limits; that of `limits.ts` by default. */
  readonly lanes?: Readonly<Record<Lane, LaneLimits>>;
  /** What callers have spent; the memory of this process by default. */
  readonly rates?: RateStore;
}

/** An operation whose document was measured once; it may run many times. */
export interface PreparedOperation {
  /**
   * Prices the operation with its variables and charges the caller.
   *
   * @param caller who pays: `payerOf` the request
   * @returns the price
   * @throws GatewayError OPERATION_TOO_EXPENSIVE beyond the lane's price, RATE_LIMITED beyond its rate
   */
  check(variables: Variables, lane: Lane, caller: string): OperationCost;
}

/** The limits on operations: one object per process. */
export class Limits {
  private readonly clock: Clock;
  private readonly lanes: Readonly<Record<Lane, LaneLimits>>;
  private readonly rates: RateStore;

  constructor(
    private readonly schema: GraphQLSchema,
    { clock, lanes = defaultLaneLimits, rates = new RatesInMemory() }: LimitsParts,
  ) {
    this.clock = clock;
    this.lanes = lanes;
    this.rates = rates;
  }

  /**
   * Measures a valid document.
   *
   * @throws GatewayError OPERATION_TOO_EXPENSIVE where it is too deep, has too many fields or repeats a field
   */
  prepare(document: DocumentNode, operation: OperationDefinitionNode): PreparedOperation {
    refuseLarge(document, operation);
    const price = pricerOf(this.schema, document, operation);
    return { check: (variables, lane, caller) => this.charge(price, variables, lane, caller) };
  }

  private charge(price: Pricer, variables: Variables, lane: Lane, caller: string): OperationCost {
    const { cost: limit, perMinute } = this.lanes[lane];
    const asked = price(variables);
    if (asked.cost > limit) throw tooExpensive(asked, limit);
    const wait = this.rates.take(`${lane} ${caller}`, asked.cost, perMinute, this.clock.now());
    if (wait > 0) throw new GatewayError('RATE_LIMITED', { retryAfter: Math.ceil(wait / 1_000) });
    return asked;
  }
}

function refuseLarge(document: DocumentNode, operation: OperationDefinitionNode): void {
  const { depth, fields } = extentOf(operation, fragmentsOf(document));
  if (depth > maxDepth) throw new GatewayError('OPERATION_TOO_EXPENSIVE', { reason: 'tooDeep' });
  if (fields > maxFields) throw new GatewayError('OPERATION_TOO_EXPENSIVE', { reason: 'tooManyFields' });
  let secrets = 0;
  for (const [field, names] of namesByField(document)) {
    if (oncePerOperation.has(field)) secrets += names.size;
    if (names.size > maxAliases || secrets > 1) {
      throw new GatewayError('OPERATION_TOO_EXPENSIVE', { reason: 'tooManyAliases' });
    }
  }
}

/** Parts that a refusal names. */
const namedParts = 3;

function tooExpensive({ cost, parts }: OperationCost, limit: number): GatewayError {
  const dearest = [...parts].sort((a, b) => b.cost - a.cost).slice(0, namedParts);
  return new GatewayError('OPERATION_TOO_EXPENSIVE', {
    cost: {
      asked: Math.ceil(cost),
      limit,
      parts: dearest.map((part) => ({ path: part.path, cost: Math.ceil(part.cost), why: reasonOf(part) })),
    },
  });
}

/** '1 chiamata, 100 righe' */
function reasonOf({ calls, rows }: CostPart): string {
  return `${counted(calls, 'chiamata', 'chiamate')}, ${counted(rows, 'riga', 'righe')}`;
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('it-IT')} ${count === 1 ? one : many}`;
}
