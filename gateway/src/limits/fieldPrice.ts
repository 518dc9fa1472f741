import type { GraphQLField } from 'graphql';

/**
 * The cost of a field beside its rows:
 *
 * - `call`: a root field makes one call of the REST service; reads of the same are one call
 * - `batch`: a field of a row is read by a loader, one call for so many rows, whatever fields they are asked for by
 * - `flat`: no call, and a price that does not depend on what is asked of it
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

/** The extensions of a list without pages that has so many items as a rule. */
export function withTypicalRows(count: number): Extensions<number> {
  return { [rowsKey]: count };
}

/** The extensions of a list whose items come with fields that are read by calls of their own elsewhere. */
export function bringing(...fields: readonly string[]): Extensions<readonly string[]> {
  return { [broughtKey]: fields };
}

/** How many items a list without pages has as a rule; undefined where it does not say. */
export function typicalRowsOf({ extensions }: Extended): number | undefined {
  // Nothing but `withTypicalRows` writes this key.
  return extensions[rowsKey] as number | undefined;
}

/** The fields of its items that a list brings. */
export function broughtBy({ extensions }: Extended): readonly string[] {
  // Nothing but `bringing` writes this key.
  return (extensions[broughtKey] ?? []) as readonly string[];
}

/** The price that a field states; undefined for one that only holds what was read already. */
export function fieldPriceOf({ extensions }: Extended): FieldPrice | undefined {
  // Nothing but `pricedAt` writes this key.
  return extensions[key] as FieldPrice | undefined;
}
