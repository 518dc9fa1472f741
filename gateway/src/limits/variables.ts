/** The variables of a request, as they came. */
export type Variables = Readonly<Record<string, unknown>>;
