import type { ErrorReason, OperationSize } from '@gdd/schema/errors';
import type { ExecutionResult, OperationDefinitionNode } from 'graphql';
import type { Clock } from '../access/callers.js';
import type { CallerSource } from '../access/operationAccess.js';
import { GatewayError } from '../errors/gatewayError.js';
import { weightOf } from '../errors/sentences.js';
import type { RequestChannel } from '../access/requestChannel.js';
import type { Variables } from './variables.js';
import { pricePerCall, pricerOf, type OperationCost } from './cost.js';
import { documentSize } from './documentSize.js';
import type { Fragments } from './fragments.js';
import {
  defaultChannelLimits,
  maxAliases,
  maxDepth,
  maxFields,
  oncePerOperation,
  type ChannelLimits,
} from './limits.js';
import { minute, RatesInMemory, type RateStore, type Taken } from './rate.js';
import { addressKey, userKey } from './rateKey.js';
import type { RootSelection } from './selection.js';

/** The dependencies of the limits. */
interface LimitsParts {
  readonly clock: Clock;
  /** The table of limits; that of `limits.ts` by default. */
  readonly channels?: Readonly<Record<RequestChannel, ChannelLimits>>;
  /** The spending of callers; the memory of this process by default. */
  readonly rates?: RateStore;
}

/** An operation whose document was measured once; it may run many times. */
export interface PreparedOperation {
  /** Prices the operation with its variables. */
  price(variables: Variables): OperationCost;

  /** Units of the returned rows and values; `UpstreamRequest.unitsUsed` counts those of calls. */
  used(data: ExecutionResult['data']): number;
}

/** The charge for an operation. */
export interface Charge {
  /** Whole units, taken before it ran. */
  readonly units: number;
  readonly taken: Taken;
  readonly perMinute: number;
}

/** The price in a response, as `extensions.cost`. */
export interface ReportedCost {
  /** Units that were charged for the operation before it ran. */
  readonly requested: number;
  /** Units that its caller has left, after unused ones were refunded. */
  readonly remaining: number;
  /** When the budget is full again if nothing more is requested: an instant in UTC, ISO 8601. */
  readonly resetAt: string;
}

/** The caller to whom an operation is charged. */
export interface ChargedCaller {
  readonly callerSource: Pick<CallerSource, 'hasToken' | 'remembered' | 'lookUp'>;
  /** The client's address, as `TRUSTED_PROXIES` gives it. */
  readonly clientAddress: string;
}

/** What an operation would cost, as `extensions.price`. */
export interface ReportedPrice {
  /** Whole units that would be taken before it runs. */
  readonly units: number;
  /** The most that one operation may cost. */
  readonly limit: number;
  /** Calls of the REST service that it would make. */
  readonly calls: number;
  /** Rows that it would return at most, with the typical size of lists without pages. */
  readonly rows: number;
  /** Its parts, in the order of the document. */
  readonly parts: OperationCost['parts'];
}

/** The charge for a request of a price without running the operation. */
const priceOfPrice: OperationCost = { cost: 1, calls: 0, rows: 0, parts: [] };

/** The limits on operations: one object per process. */
export class Limits {
  private readonly clock: Clock;
  private readonly channels: Readonly<Record<RequestChannel, ChannelLimits>>;
  private readonly rates: RateStore;

  constructor({ clock, channels = defaultChannelLimits, rates = new RatesInMemory() }: LimitsParts) {
    this.clock = clock;
    this.channels = channels;
    this.rates = rates;
  }

  /**
   * Measures an operation of a valid document.
   *
   * @param root its root fields
   * @throws GatewayError OPERATION_TOO_EXPENSIVE where it is too deep, has too many fields or repeats a field
   */
  prepare(operation: OperationDefinitionNode, root: RootSelection): PreparedOperation {
    refuseLarge(operation, root.scope.fragments);
    const price = pricerOf(root);
    return { price: (variables) => price.quote(variables), used: (data) => price.used(data) };
  }

  /**
   * Charges an operation to the user of its bearer, if the REST service knows one; otherwise to the client's address.
   * If the user is not cached, the REST service is called first, which is charged to the address (`payForLookUp`).
   *
   * @param price its price
   * @throws GatewayError OPERATION_TOO_EXPENSIVE beyond the channel's price, RATE_LIMITED where the caller has too few
   *   units left, UNAUTHENTICATED where the REST service does not accept the bearer
   */
  charge(price: OperationCost, channel: RequestChannel, caller: ChargedCaller): Charge | Promise<Charge> {
    if (price.cost > this.channels[channel].cost) throw tooExpensive(price, this.channels[channel].cost);
    const units = wholeUnits(price.cost);
    const isUnknown = caller.callerSource.hasToken && !caller.callerSource.remembered();
    const taken = isUnknown ? this.chargeUnknown(units, channel, caller) : this.take(units, channel, keyOf(caller));
    const { perMinute } = this.channels[channel];
    return taken instanceof Promise
      ? taken.then((each) => ({ units, taken: each, perMinute }))
      : { units, taken, perMinute };
  }

  /**
   * Charges an address for the call that looks up the user of a bearer, and refunds it if there is a user, so that
   * invalid bearers cannot cause calls for free.
   *
   * @param lookUp resolves to undefined, or rejects, where there is no user
   * @throws GatewayError RATE_LIMITED where the address has too few units left
   */
  async payForLookUp<T>(channel: RequestChannel, clientAddress: string, lookUp: () => Promise<T>): Promise<T> {
    const taken = await this.take(pricePerCall.read, channel, addressKey(clientAddress));
    const found = await lookUp();
    if (found !== undefined) taken.giveBack(pricePerCall.read);
    return found;
  }

  /**
   * Refunds the units that an operation was charged for and did not use. Use beyond the price is not charged
   * (docs/decisions/0015-a-price-is-a-promise.md).
   *
   * @param used units of its calls, rows and values
   */
  settle({ units, taken, perMinute }: Charge, used: number): ReportedCost {
    const unused = Math.max(0, units - wholeUnits(used));
    if (unused > 0) taken.giveBack(unused);
    return this.reportedCost(units, perMinute, Math.max(0, taken.msToFull - (unused * minute) / perMinute));
  }

  /** Charges the request of a price without running the operation. @throws GatewayError as `charge` */
  chargeForPrice(channel: RequestChannel, caller: ChargedCaller): Charge | Promise<Charge> {
    return this.charge(priceOfPrice, channel, caller);
  }

  /** The price of an operation that was requested without running it. */
  reportedPrice({ cost, calls, rows, parts }: OperationCost, channel: RequestChannel): ReportedPrice {
    const inWholeUnits = parts.map((part) => ({ ...part, cost: wholeUnits(part.cost) }));
    return { units: wholeUnits(cost), limit: this.channels[channel].cost, calls, rows, parts: inWholeUnits };
  }

  /** The cost in the response to a refused operation, which is not charged. @param price default: 0 */
  async status(
    price: OperationCost | undefined,
    channel: RequestChannel,
    caller: ChargedCaller,
  ): Promise<ReportedCost> {
    const { perMinute } = this.channels[channel];
    const { msToFull } = await this.rates.take(`${channel} ${keyOf(caller)}`, 0, perMinute, this.clock.now());
    return this.reportedCost(wholeUnits(price?.cost ?? 0), perMinute, msToFull);
  }

  private reportedCost(requested: number, perMinute: number, msToFull: number): ReportedCost {
    return {
      requested,
      remaining: Math.floor(perMinute * (1 - msToFull / minute) + rounding),
      resetAt: new Date(this.clock.now() + msToFull).toISOString(),
    };
  }

  private async chargeUnknown(units: number, channel: RequestChannel, caller: ChargedCaller) {
    const userId = await this.payForLookUp(channel, caller.clientAddress, () => userIdOf(caller.callerSource));
    return this.take(units, channel, userId === undefined ? addressKey(caller.clientAddress) : userKey(userId));
  }

  private take(units: number, channel: RequestChannel, key: string): Taken | Promise<Taken> {
    const taken = this.rates.take(`${channel} ${key}`, units, this.channels[channel].perMinute, this.clock.now());
    return taken instanceof Promise ? taken.then(granted) : granted(taken);
  }
}

/** The rate key of a caller: that of the cached user, else that of the address. */
function keyOf({ callerSource, clientAddress }: ChargedCaller): string {
  const known = callerSource.remembered();
  return known ? userKey(known.userId) : addressKey(clientAddress);
}

/** The tolerance for rounding errors: prices are binary fractions. */
const rounding = 1e-6;

function wholeUnits(cost: number): number {
  return Math.ceil(cost - rounding);
}

/** @throws GatewayError RATE_LIMITED where nothing was taken */
function granted(taken: Taken): Taken {
  if (taken.wait > 0) throw new GatewayError('RATE_LIMITED', { retryAfter: Math.ceil(taken.wait / 1_000) });
  return taken;
}

/**
 * The user of a bearer; undefined if the REST service cannot be reached or refuses to say.
 *
 * @throws GatewayError UNAUTHENTICATED if it does not accept the bearer
 */
async function userIdOf(source: ChargedCaller['callerSource']): Promise<number | undefined> {
  try {
    return (await source.lookUp()).userId;
  } catch (error) {
    if (error instanceof GatewayError && error.code !== 'UNAUTHENTICATED') return undefined;
    throw error;
  }
}

function refuseLarge(operation: OperationDefinitionNode, fragments: Fragments): void {
  const { depth, fields, namesByField } = documentSize(operation, fragments);
  if (depth > maxDepth) throw tooLarge('tooDeep', { of: 'levels', asked: finite(depth), limit: maxDepth });
  if (fields > maxFields) throw tooLarge('tooManyFields', { of: 'fields', asked: finite(fields), limit: maxFields });
  let secrets = 0;
  for (const [field, names] of namesByField) {
    const isOnce = oncePerOperation.has(field);
    if (isOnce) secrets += names.size;
    if (names.size <= maxAliases && secrets <= 1) continue;
    const [asked, limit] = isOnce ? [secrets, 1] : [names.size, maxAliases];
    throw tooLarge('tooManyAliases', { of: 'aliases', asked, limit, field });
  }
}

function tooLarge(reason: ErrorReason, size: OperationSize): GatewayError {
  return new GatewayError('OPERATION_TOO_EXPENSIVE', { reason, size });
}

/** Null for infinity, which JSON cannot represent. */
function finite(count: number): number | null {
  return Number.isFinite(count) ? count : null;
}

/** Parts that an error names at most. */
const namedParts = 3;

function tooExpensive({ cost, parts }: OperationCost, limit: number): GatewayError {
  const costliest = [...parts].sort((a, b) => b.cost - a.cost).slice(0, namedParts);
  return new GatewayError('OPERATION_TOO_EXPENSIVE', {
    cost: {
      asked: Math.ceil(cost),
      limit,
      parts: costliest.map(({ path, cost: units, calls, rows }) => ({
        path,
        cost: Math.ceil(units),
        calls,
        rows,
        why: weightOf({ calls, rows }, 'it'),
      })),
    },
  });
}
