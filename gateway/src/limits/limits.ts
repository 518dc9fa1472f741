/** The most tokens that a document may have; counted by the parser, which stops there. */
export const maxTokens = 2_000;

/** Of these root fields an operation may have one in all, so that none is tried many times by aliases. */
export const oncePerOperation: ReadonlySet<string> = new Set([
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'changePassword',
]);

/** The largest body of a request, in bytes. */
export const maxBodyBytes = 256 * 1024;
