/** Changed fields of a record and their values, by the names of the API. */
export type ChangedFields = Readonly<Record<string, unknown>>;
