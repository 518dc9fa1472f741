import type { GraphQLField } from 'graphql';

/**
 * What a field costs beside its rows:
 *
 * - `call`: a root field makes one call of the REST service
 * - `batch`: a field of a row is read by a loader, one call for so many rows
 * - `flat`: no call, and a price that does not depend on what is asked of it
 */
export type FieldPrice =
  | { readonly kind: 'call'; readonly perCall: number }
  | { readonly kind: 'batch'; readonly perCall: number; readonly rowsPerCall: number }
  | { readonly kind: 'flat'; readonly price: number };

const key = 'price';

/** The extensions of a field that has a price; the decorators of `directives/` set them. */
export function pricedAt(price: FieldPrice): Readonly<Record<string, FieldPrice>> {
  return { [key]: price };
}

/** The price that a field states; undefined for one that only holds what was read already. */
export function fieldPriceOf({
  extensions,
}: Pick<GraphQLField<unknown, unknown>, 'extensions'>): FieldPrice | undefined {
  // Nothing but `pricedAt` writes this key.
  return extensions[key] as FieldPrice | undefined;
}
