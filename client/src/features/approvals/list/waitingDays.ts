const dayMilliseconds = 86_400_000;

/** The whole days since an instant: 0 within the first. */
export function waitingDays(since: string): number {
  return Math.max(Math.floor((Date.now() - Date.parse(since)) / dayMilliseconds), 0);
}
