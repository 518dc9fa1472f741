import type { ExecutionResult } from 'graphql';
import type { BatchPrice, FieldPrice } from './fieldPrice.js';
import { pricedField, type PricedField } from './pricedField.js';
import type { RootSelection } from './selection.js';
import type { Variables } from './variables.js';

/**
 * The default prices of a call, in units; an endpoint may state its own. A unit is a tenth of the cost of an ordinary
 * call of the REST service.
 */
export const pricePerCall = { read: 10, write: 20 } as const;

/** An item of a price: a root field, or a field that a loader reads, with the objects below it. */
interface PriceItem {
  /** Names in the response, from the root: `dealersTable.items.parent`. */
  readonly path: string;
  cost: number;
  calls: number;
  /** Objects of pages and of loaders. */
  rows: number;
}

/** The price of one operation with its variables. */
export interface OperationCost {
  readonly cost: number;
  readonly rows: number;
  /** Expected calls of the REST service. */
  readonly calls: number;
  readonly parts: readonly PriceItem[];
}

/** Prices a known operation; both methods take microseconds. */
interface Pricer {
  /** The price of an operation with its variables, before it runs: the most that is charged. */
  quote(variables: Variables): OperationCost;
  /** Units of the returned rows and values; `UpstreamRequest.unitsUsed` counts those of calls. */
  used(data: ExecutionResult['data']): number;
}

/** Walks the fields below a root once and returns their pricer. */
export function pricerOf({ scope, fields, withDefaults }: RootSelection): Pricer {
  const rootFields = fields.map((field) => pricedField(scope, field));
  return {
    quote: (variables) => {
      const quote: Quote = { items: [], countedSources: new Set(), keysOfBatches: new Map() };
      const values = withDefaults(variables);
      for (const field of rootFields) {
        charge(field, values, { root: field.source, parents: 1, pageSize: undefined, item: undefined, quote });
      }
      return totalOf(quote.items);
    },
    used: (data) => (data ? rootFields.reduce((units, field) => units + unitsOf(field, data), 0) : 0),
  };
}

/** Units of the returned values of a field and its subfields. */
function unitsOf(field: PricedField, parent: Readonly<Record<string, unknown>>): number {
  const value = parent[field.key];
  if (value === undefined) return 0;
  const flatPrice = field.price?.kind === 'flat' ? field.price.price : 0;
  if (!Array.isArray(value)) return flatPrice + unitsOfObject(field, value);
  return value.reduce<number>((units, each) => units + unitsOfObject(field, each), flatPrice);
}

function unitsOfObject({ pricePerObject, subfields }: PricedField, value: unknown): number {
  if (value === null) return 0;
  if (subfields.length === 0 || typeof value !== 'object') return pricePerObject;
  const object = value as Readonly<Record<string, unknown>>;
  return subfields.reduce((units, field) => units + unitsOf(field, object), pricePerObject);
}

/** The state of a price calculation. */
interface Quote {
  readonly items: PriceItem[];
  /** The sources whose calls are counted. */
  readonly countedSources: Set<string>;
  /** How many keys each batch of a loader has so far. */
  readonly keysOfBatches: Map<string, number>;
}

/** Where in a price calculation a field is charged. */
interface Charge {
  /** The source of the root field. */
  readonly root: string;
  /** How many objects the field belongs to. */
  readonly parents: number;
  /** The page size that applies to the first list below. */
  readonly pageSize: number | undefined;
  /** The item that the field belongs to; undefined for a root field. */
  readonly item: PriceItem | undefined;
  readonly quote: Quote;
}

/** Adds a field and its subfields to a price. */
function charge(field: PricedField, variables: Variables, { root, parents, pageSize, item, quote }: Charge): void {
  if (field.condition && !field.condition(variables)) return;
  const size = field.pageSize?.(variables) ?? pageSize;
  const objects = parents * (field.isList ? (size ?? field.assumedCount) : 1);
  const charged = field.isPriceItem || !item ? newItem(field.path, quote) : item;
  const calls = callsOf(field, root, parents, quote);
  charged.calls += calls;
  charged.cost += objects * field.pricePerObject + priceOfCalls(field.price, calls);
  if (field.isRow) charged.rows += objects;
  const below = { root, parents: objects, pageSize: field.isList ? undefined : size, item: charged, quote };
  for (const subfield of field.subfields) charge(subfield, variables, below);
}

/** How many calls a field adds to those already counted. */
function callsOf({ price, source }: PricedField, root: string, parents: number, quote: Quote): number {
  if (price === undefined || price.kind === 'flat' || quote.countedSources.has(source)) return 0;
  quote.countedSources.add(source);
  return price.kind === 'call' ? 1 : callsOfLoader(price, root, parents, quote);
}

/**
 * How many calls a loader adds for more keys. All keys below one root field are loaded at the same time, so they share
 * batches; keys below different root fields are loaded at different times and do not.
 */
function callsOfLoader({ operation, rowsPerCall }: BatchPrice, root: string, moreKeys: number, quote: Quote): number {
  const batch = `${root} ${operation}`;
  const keysBefore = quote.keysOfBatches.get(batch) ?? 0;
  const keys = keysBefore + moreKeys;
  quote.keysOfBatches.set(batch, keys);
  return Math.ceil(keys / rowsPerCall) - Math.ceil(keysBefore / rowsPerCall);
}

/** The cost of a field beside its objects. */
function priceOfCalls(price: FieldPrice | undefined, calls: number): number {
  if (price === undefined) return 0;
  return price.kind === 'flat' ? price.price : calls * price.perCall;
}

function newItem(path: string, { items }: Quote): PriceItem {
  const item = { path, cost: 0, calls: 0, rows: 0 };
  items.push(item);
  return item;
}

function totalOf(items: readonly PriceItem[]): OperationCost {
  let [cost, rows, calls] = [0, 0, 0];
  for (const item of items) {
    cost += item.cost;
    rows += item.rows;
    calls += item.calls;
  }
  return { cost, rows, calls, parts: items };
}
