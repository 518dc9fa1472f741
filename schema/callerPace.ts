/** The minimum speed of clients in sending requests and reading responses, for both tiers. */
export const callerPace = {
  /**
   * Milliseconds within which the headers and the complete body of a request must arrive. For a file as body: within
   * which each `pieceOfFile` must arrive; for a file as response: within which the client must read some of it.
   */
  patienceMs: 30_000,
  /** Bytes of an uploaded file that must arrive within `patienceMs`. */
  pieceOfFile: 256 * 1024,
} as const;
