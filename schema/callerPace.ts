/** How fast callers send and take, of either tier. */
export const callerPace = {
  /**
   * Milliseconds in which the head and the body of a request have arrived as a whole, or a piece of it where the body is
   * a file, and something of a file was taken that is sent.
   */
  patienceMs: 30_000,
  /** Bytes that a file brings in that time. */
  pieceOfFile: 256 * 1024,
} as const;
