import { getNullableType, isListType, print } from 'graphql';
import { broughtBy, fieldPriceOf, typicalRowsOf, type FieldPrice } from './fieldPrice.js';
import { pageSizeOf, type PageSize } from './pageSize.js';
import { fieldsBelow, type Condition, type SelectedField, type SelectionScope } from './selection.js';

/** Units of an object of a page, or of an object read by a loader. */
const pricePerRow = 0.25;
/** Units of an object of a list inside a row, which is part of the same response. */
const pricePerInnerRow = 0.025;
/** Units of a scalar value, for its serialization. */
const pricePerValue = 0.005;
/** Units of `__schema` or `__type`, whatever is selected: depth and number of fields are limited. */
const introspectionPrice: FieldPrice = { kind: 'flat', price: 100 };

/** Assumed items of a list without page size and typical size. */
const assumedItems = 5;

/** A selected field with what its price depends on; the variables of a request are not known yet. */
export interface PricedField {
  /** The names in the response, from the root: `dealersTable.items.parent`. */
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
  /** Whether it is an item of the price on its own: a root field, or one that a loader reads. */
  readonly isPriceItem: boolean;
  readonly pageSize: PageSize | undefined;
  /** Its objects without a page size: 1 unless it is a list. */
  readonly assumedCount: number;
  readonly isList: boolean;
  /** Units of one of its objects, with the scalar values of that. */
  readonly pricePerObject: number;
  /** Whether its objects are counted as rows. */
  readonly isRow: boolean;
  /** The subfields that are objects or have a price. */
  readonly subfields: readonly PricedField[];
}

/** What a field inherits from the field that it is selected in. */
interface ParentField {
  readonly path: string;
  readonly source: string;
  /** Whether a page size still applies to the first list below. */
  readonly hasPageSize: boolean;
  /** The subfields that the response of the parent includes, without a call. */
  readonly included: readonly string[];
}

/** Walks a selected field and its subfields. @param parent undefined for a root field */
export function pricedField(scope: SelectionScope, field: SelectedField, parent?: ParentField): PricedField {
  const { definition, node, key, condition } = field;
  const path = parent ? `${parent.path}.${key}` : key;
  const price = priceOf(field, parent);
  const source = sourceOf(field, price, parent);
  const pageSize = pageSizeOf(definition, node);
  const hasPageSize = pageSize !== undefined || parent?.hasPageSize === true;
  const isList = isListType(getNullableType(definition.type));
  const isPriceItem = parent === undefined || price !== undefined;
  const selected = isIntrospection(field) ? [] : fieldsBelow(scope, field);
  const priced = selected.filter((each) => isComposite(each) || fieldPriceOf(each.definition));
  const pricePerObject = isComposite(field)
    ? objectPrice({ isList, isPriceItem, hasPageSize }) + (selected.length - priced.length) * pricePerValue
    : pricePerValue;
  const inherited = { path, source, hasPageSize: hasPageSize && !isList, included: broughtBy(definition) };
  return {
    path,
    source,
    key,
    condition,
    price,
    isPriceItem,
    pageSize,
    assumedCount: isList ? (typicalRowsOf(definition) ?? assumedItems) : 1,
    isList,
    pricePerObject,
    // an object with very many values weighs as a row does
    isRow: pricePerObject >= pricePerRow,
    subfields: priced.map((each) => pricedField(scope, each, inherited)),
  };
}

function priceOf(field: SelectedField, parent: ParentField | undefined): FieldPrice | undefined {
  if (isIntrospection(field)) return introspectionPrice;
  const isIncluded = parent?.included.includes(field.definition.name) === true;
  return isIncluded ? undefined : fieldPriceOf(field.definition);
}

/** The source of a field. A root field that may write has its own: its calls are never shared. */
function sourceOf(field: SelectedField, price: FieldPrice | undefined, parent: ParentField | undefined): string {
  const { definition, node, key } = field;
  if (parent === undefined && !(price?.kind === 'call' && price.isRead)) return key;
  const given = (node.arguments ?? []).map((argument) => print(argument)).sort();
  const call = `${definition.name}(${given.join(', ')})`;
  return parent ? `${parent.source}.${call}` : call;
}

function objectPrice(field: Record<'isList' | 'isPriceItem' | 'hasPageSize', boolean>): number {
  if (field.isPriceItem || (field.isList && field.hasPageSize)) return pricePerRow;
  return field.isList ? pricePerInnerRow : 0;
}

function isIntrospection({ definition: { name } }: SelectedField): boolean {
  return name === '__schema' || name === '__type';
}

function isComposite({ selectionSets }: SelectedField): boolean {
  return selectionSets.length > 0;
}
