import { isListType, getNullableType, print, type ExecutionResult } from 'graphql';
import { broughtBy, fieldPriceOf, typicalRowsOf, type BatchPrice, type FieldPrice } from './fieldPrice.js';
import type { Variables } from './variables.js';
import { pageSizeOf, type PageSize } from './pageSize.js';
import {
  fieldsBelow,
  type Condition,
  type RootSelection,
  type SelectedField,
  type SelectionScope,
} from './selection.js';

/**
 * The default prices of a call, in units; an endpoint may state its own. A unit is a tenth of the cost of an ordinary
 * call of the REST service.
 */
export const pricePerCall = { read: 10, write: 20 } as const;

/** Units of an object of a page, or of an object read by a loader. */
const pricePerRow = 0.25;
/** Units of an object of a list inside a row, which is part of the same response. */
const pricePerInnerRow = 0.025;
/** Units of a scalar value, for its serialization. */
const pricePerValue = 0.005;
/** Units of `__schema` or `__type`, whatever is selected: depth and number of fields are limited. */
const introspectionPrice: FieldPrice = { kind: 'flat', price: 100 };

/** Assumed items of a list without page size and typical size. */
const assumedRows = 5;

/** A part of a price: a root field, or a field that a loader reads. */
interface CostPart {
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
  readonly parts: readonly CostPart[];
}

/** Prices a known operation; both methods take microseconds. */
interface Pricer {
  /** The price of an operation with its variables, before it runs: the most that is charged. */
  quote(variables: Variables): OperationCost;
  /** Units of the returned rows and values; `UpstreamRequest.unitsUsed` counts those of calls. */
  used(data: ExecutionResult['data']): number;
}

/** A selected field with what its price depends on. */
interface PricedField {
  readonly path: string;
  /**
   * The data it reads: the fields from the root with their arguments as written, without aliases. Fields with the same
   * source share their calls.
   */
  readonly source: string;
  /** Its name in the response. */
  readonly key: string;
  readonly condition: Condition | undefined;
  readonly price: FieldPrice | undefined;
  /** Whether it is a part of the price on its own: a root field, or one that a loader reads. */
  readonly isPart: boolean;
  readonly pageSize: PageSize | undefined;
  /** Its rows without a page size: 1 unless it is a list. */
  readonly assumedRows: number;
  readonly isList: boolean;
  /** Units of one of its objects. */
  readonly perObject: number;
  /** The subfields that are objects or have a price. */
  readonly below: readonly PricedField[];
}

/** The state that a field inherits from its parent. */
interface Above {
  readonly path: string;
  readonly source: string;
  /** Whether a page size still applies to the first list below. */
  readonly hasSize: boolean;
  /** Fields that the list above includes, without a call. */
  readonly brought: readonly string[];
}

/** Walks the fields below a root once and returns their pricer. */
export function pricerOf({ scope, fields: selected, withDefaults }: RootSelection): Pricer {
  const fields = selected.map((field) => pricedField(scope, field, undefined));
  return {
    quote: (variables) => {
      const quote: Quote = { parts: [], sources: new Set(), keys: new Map() };
      const values = withDefaults(variables);
      for (const field of fields) {
        charge(field, values, { root: field.source, parents: 1, pageSize: undefined, part: undefined, quote });
      }
      return totalOf(quote.parts);
    },
    used: (data) => (data ? fields.reduce((units, field) => units + unitsOf(field, data), 0) : 0),
  };
}

/** Units of the returned values of a field and its subfields. */
function unitsOf(field: PricedField, parent: Readonly<Record<string, unknown>>): number {
  const value = parent[field.key];
  if (value === undefined) return 0;
  const flat = field.price?.kind === 'flat' ? field.price.price : 0;
  if (!Array.isArray(value)) return flat + unitsOfObject(field, value);
  return value.reduce<number>((units, each) => units + unitsOfObject(field, each), flat);
}

function unitsOfObject({ perObject, below }: PricedField, value: unknown): number {
  if (value === null) return 0;
  if (below.length === 0 || typeof value !== 'object') return perObject;
  return below.reduce((units, field) => units + unitsOf(field, value as Readonly<Record<string, unknown>>), perObject);
}

function pricedField(scope: SelectionScope, field: SelectedField, above: Above | undefined): PricedField {
  const { definition, node, key, condition } = field;
  const path = above ? `${above.path}.${key}` : key;
  const isBrought = above?.brought.includes(definition.name) === true;
  const price = isIntrospection(definition) ? introspectionPrice : isBrought ? undefined : fieldPriceOf(definition);
  const source = sourceOf(field, price, above);
  const pageSize = pageSizeOf(definition, node);
  const hasSize = pageSize !== undefined || above?.hasSize === true;
  const isList = isListType(getNullableType(definition.type));
  const isPart = above === undefined || price !== undefined;
  const brought = broughtBy(definition);
  const all = isIntrospection(definition) ? [] : fieldsBelow(scope, field);
  const objects = all.filter((each) => isComposite(each) || fieldPriceOf(each.definition));
  return {
    path,
    source,
    key,
    condition,
    price,
    isPart,
    pageSize,
    assumedRows: isList ? (typicalRowsOf(definition) ?? assumedRows) : 1,
    isList,
    perObject: isComposite(field)
      ? objectPrice({ isList, isPart, hasSize }) + (all.length - objects.length) * pricePerValue
      : pricePerValue,
    below: objects.map((each) => pricedField(scope, each, { path, source, hasSize: hasSize && !isList, brought })),
  };
}

/** The source of a field. A root field that may write has its own: its calls are never shared. */
function sourceOf({ definition, node, key }: SelectedField, price: FieldPrice | undefined, above: Above | undefined) {
  if (above === undefined && !(price?.kind === 'call' && price.isRead)) return key;
  const given = (node.arguments ?? []).map((argument) => print(argument)).sort();
  const own = `${definition.name}(${given.join(', ')})`;
  return above ? `${above.source}.${own}` : own;
}

function objectPrice({ isList, isPart, hasSize }: Record<'isList' | 'isPart' | 'hasSize', boolean>): number {
  if (isPart || (isList && hasSize)) return pricePerRow;
  return isList ? pricePerInnerRow : 0;
}

function isIntrospection({ name }: SelectedField['definition']): boolean {
  return name === '__schema' || name === '__type';
}

function isComposite({ selectionSets }: SelectedField): boolean {
  return selectionSets.length > 0;
}

/** The state of a price calculation. */
interface Quote {
  readonly parts: CostPart[];
  /** The sources whose calls are counted. */
  readonly sources: Set<string>;
  /** How many keys each batch of a loader has so far. */
  readonly keys: Map<string, number>;
}

interface Charge {
  /** The source of the root field. */
  readonly root: string;
  /** How many objects the field belongs to. */
  readonly parents: number;
  /** The page size that applies to the first list below. */
  readonly pageSize: number | undefined;
  /** The part that the field belongs to. */
  readonly part: CostPart | undefined;
  readonly quote: Quote;
}

function charge(field: PricedField, variables: Variables, { root, parents, pageSize, part, quote }: Charge): void {
  if (field.condition && !field.condition(variables)) return;
  const size = field.pageSize?.(variables) ?? pageSize;
  const rows = parents * (field.isList ? (size ?? field.assumedRows) : 1);
  const own = field.isPart || !part ? newPart(field.path, quote.parts) : part;
  const calls = callsOf(field, root, parents, quote);
  own.calls += calls;
  own.cost += rows * field.perObject + priceOfCalls(field.price, calls);
  if (field.perObject >= pricePerRow) own.rows += rows;
  const below = { root, parents: rows, pageSize: field.isList ? undefined : size, part: own, quote };
  for (const each of field.below) charge(each, variables, below);
}

/** How many calls a field adds to those already counted. */
function callsOf({ price, source }: PricedField, root: string, parents: number, quote: Quote): number {
  if (price === undefined || price.kind === 'flat' || quote.sources.has(source)) return 0;
  quote.sources.add(source);
  return price.kind === 'call' ? 1 : callsOfLoader(price, root, parents, quote);
}

/**
 * How many calls a loader adds for more keys. All keys below one root field are loaded at the same time, so they share
 * batches; keys below different root fields are loaded at different times and do not.
 */
function callsOfLoader({ operation, rowsPerCall }: BatchPrice, root: string, keys: number, quote: Quote): number {
  const batch = `${root} ${operation}`;
  const before = quote.keys.get(batch) ?? 0;
  quote.keys.set(batch, before + keys);
  return Math.ceil((before + keys) / rowsPerCall) - Math.ceil(before / rowsPerCall);
}

/** The cost of a field beside its objects. */
function priceOfCalls(price: FieldPrice | undefined, calls: number): number {
  if (price === undefined) return 0;
  return price.kind === 'flat' ? price.price : calls * price.perCall;
}

function newPart(path: string, parts: CostPart[]): CostPart {
  const part = { path, cost: 0, calls: 0, rows: 0 };
  parts.push(part);
  return part;
}

function totalOf(parts: readonly CostPart[]): OperationCost {
  let [cost, rows, calls] = [0, 0, 0];
  for (const part of parts) {
    cost += part.cost;
    rows += part.rows;
    calls += part.calls;
  }
  return { cost, rows, calls, parts };
}
