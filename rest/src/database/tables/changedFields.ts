/** The fields of a record that something changed, by the names of the API. */
export type ChangedFields = Readonly<Record<string, unknown>>;
