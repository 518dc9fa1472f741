/** The field chosen for each column, by the column's number; null where it is not read. */
export type ChosenFields = ReadonlyMap<number, string | null>;

/** Whether the field of a column is chosen for another one too. */
export function isRepeated(chosen: ChosenFields, column: number): boolean {
  const field = chosen.get(column) ?? null;
  return field !== null && [...chosen].some(([other, each]) => other !== column && each === field);
}

/** The required fields that no column is chosen for. */
export function missingFields(
  fields: readonly { readonly field: string; readonly isRequired: boolean }[],
  chosen: ChosenFields,
): string[] {
  const given = new Set(chosen.values());
  return fields.filter(({ field, isRequired }) => isRequired && !given.has(field)).map(({ field }) => field);
}
