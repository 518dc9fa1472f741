/** The most tokens that a document may have; counted by the parser, which stops there. */
export const maxTokens = 2_000;

/** The largest body of a request, in bytes. */
export const maxBodyBytes = 256 * 1024;
