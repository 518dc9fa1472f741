/** The variables of a request, as sent by the client. */
export type Variables = Readonly<Record<string, unknown>>;
