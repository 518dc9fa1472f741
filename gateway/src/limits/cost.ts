import { isListType, getNullableType, type ExecutionResult } from 'graphql';
import { broughtBy, fieldPriceOf, typicalRowsOf, type FieldPrice } from './fieldPrice.js';
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
 * Prices are in units: a tenth of what an ordinary call of the REST service costs, whatever it answers. A call is
 * stated by its endpoint, and by these where it says nothing.
 */
export const pricePerCall = { read: 10, write: 20 } as const;

/** Units of an object of a page, or of one that a loader reads. */
const pricePerRow = 0.25;
/** Units of an object of a list inside a row: it came with the row. */
const pricePerInnerRow = 0.025;
/** Units of a value: it has to be written out. */
const pricePerValue = 0.005;
/** Units of `__schema` or `__type`, whatever is asked of it: depth and number of its fields are limited. */
const introspectionPrice: FieldPrice = { kind: 'flat', price: 100 };

/** Items of a list that names no size and does not say how many it has as a rule. */
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
  /** Calls of the REST service that are to be expected. */
  readonly calls: number;
  readonly parts: readonly CostPart[];
}

/** Prices a known operation; either costs microseconds. */
interface Pricer {
  /** The price of an operation with its variables, before it runs: the one that is promised. */
  quote(variables: Variables): OperationCost;
  /** Units of what came, by the same prices: its rows and values; the calls are counted where they are made. */
  used(data: ExecutionResult['data']): number;
}

/** A selected field, as far as its price goes. */
interface PricedField {
  readonly path: string;
  /** Its name in the response. */
  readonly key: string;
  readonly condition: Condition | undefined;
  readonly price: FieldPrice | undefined;
  /** Whether it is a part of the price on its own: a root field, or one that a loader reads. */
  readonly isPart: boolean;
  readonly pageSize: PageSize | undefined;
  /** Its rows where nothing says how many: 1 for what is no list. */
  readonly assumedRows: number;
  readonly isList: boolean;
  /** Units of one of its objects. */
  readonly perObject: number;
  /** The fields below that are objects. */
  readonly below: readonly PricedField[];
}

/** The state that a field takes over from the one above. */
interface Above {
  readonly path: string;
  /** Whether a page size is still to be used by the first list below. */
  readonly hasSize: boolean;
  /** Fields that came with the list above and cost no call. */
  readonly brought: readonly string[];
}

/** Walks the fields below a root once, and gives what prices them. */
export function pricerOf({ scope, fields: selected, withDefaults }: RootSelection): Pricer {
  const fields = selected.map((field) => pricedField(scope, field, undefined));
  return {
    quote: (variables) => {
      const parts: CostPart[] = [];
      const values = withDefaults(variables);
      for (const field of fields) charge(field, values, { parents: 1, pageSize: undefined, part: undefined, parts });
      return totalOf(parts);
    },
    used: (data) => (data ? fields.reduce((units, field) => units + unitsOf(field, data), 0) : 0),
  };
}

/** Units of what came of a field and of the fields below it. */
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
  const pageSize = pageSizeOf(definition, node);
  const hasSize = pageSize !== undefined || above?.hasSize === true;
  const isList = isListType(getNullableType(definition.type));
  const isPart = above === undefined || price !== undefined;
  const brought = broughtBy(definition);
  const all = isIntrospection(definition) ? [] : fieldsBelow(scope, field);
  const objects = all.filter((each) => isComposite(each) || fieldPriceOf(each.definition));
  return {
    path,
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
    below: objects.map((each) => pricedField(scope, each, { path, hasSize: hasSize && !isList, brought })),
  };
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

interface Charge {
  /** How many objects the field stands on. */
  readonly parents: number;
  /** The size that a field above gives to the first list below it. */
  readonly pageSize: number | undefined;
  /** The part that the field belongs to. */
  readonly part: CostPart | undefined;
  readonly parts: CostPart[];
}

function charge(field: PricedField, variables: Variables, { parents, pageSize, part, parts }: Charge): void {
  if (field.condition && !field.condition(variables)) return;
  const size = field.pageSize?.(variables) ?? pageSize;
  const rows = parents * (field.isList ? (size ?? field.assumedRows) : 1);
  const own = field.isPart || !part ? newPart(field.path, parts) : part;
  own.cost += rows * field.perObject + callPrice(field.price, parents, own);
  if (field.perObject >= pricePerRow) own.rows += rows;
  const below = { parents: rows, pageSize: field.isList ? undefined : size, part: own, parts };
  for (const each of field.below) charge(each, variables, below);
}

/** The cost of a field beside its objects; counts its calls. */
function callPrice(price: FieldPrice | undefined, parents: number, part: CostPart): number {
  switch (price?.kind) {
    case undefined:
      return 0;
    case 'flat':
      return price.price;
    case 'call':
      part.calls += 1;
      return price.perCall;
    case 'batch': {
      const calls = Math.ceil(parents / price.rowsPerCall);
      part.calls += calls;
      return calls * price.perCall;
    }
  }
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
