import type { GraphQLField } from 'graphql';

/**
 * The cost of a field beside its rows:
 *
 * - `call`: a root field makes one call of the REST service; identical reads are one call
 * - `batch`: a field of a row is read by a loader, one call per `rowsPerCall` rows, shared by all fields of that loader
 * - `flat`: no call, and a price that does not depend on the selected fields
 */
export type FieldPrice =
  | { readonly kind: 'call'; readonly perCall: number; readonly isRead: boolean }
  | BatchPrice
  | { readonly kind: 'flat'; readonly price: number };

export interface BatchPrice {
  readonly kind: 'batch';
  /** The endpoint that its loader calls. */
  readonly operation: string;
  readonly perCall: number;
  readonly rowsPerCall: number;
}

type Extended = Pick<GraphQLField<unknown, unknown>, 'extensions'>;

const key = 'price';
const rowsKey = 'typicalRows';
const broughtKey = 'brings';

type Extensions<T> = Readonly<Record<string, T>>;

/** The extensions of a field that has a price; the decorators of `directives/` set them. */
export function pricedAt(price: FieldPrice): Extensions<FieldPrice> {
  return { [key]: price };
}

/** The extensions of a list without pages, with its typical number of items. */
export function withTypicalRows(count: number): Extensions<number> {
  return { [rowsKey]: count };
}

/** The extensions of a list whose items include fields that need separate calls elsewhere. */
export function bringing(...fields: readonly string[]): Extensions<readonly string[]> {
  return { [broughtKey]: fields };
}

/** The typical number of items of a list without pages; undefined if not stated. */
export function typicalRowsOf({ extensions }: Extended): number | undefined {
  // Nothing but `withTypicalRows` writes this key.
  return extensions[rowsKey] as number | undefined;
}

/** The fields that the items of a list include without a call. */
export function broughtBy({ extensions }: Extended): readonly string[] {
  // Nothing but `bringing` writes this key.
  return (extensions[broughtKey] ?? []) as readonly string[];
}

/** The stated price of a field; undefined for a field of an object that was already read. */
export function fieldPriceOf({ extensions }: Extended): FieldPrice | undefined {
  // Nothing but `pricedAt` writes this key.
  return extensions[key] as FieldPrice | undefined;
}
