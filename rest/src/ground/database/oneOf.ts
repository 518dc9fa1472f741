import { inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** That a column has one of the values of a filter; undefined, which restricts nothing, without a filter. */
export const oneOf = (column: PgColumn, values: readonly (string | number)[] | undefined) =>
  values && inArray(column, [...values]);
