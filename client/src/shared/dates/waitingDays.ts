const dayMilliseconds = 86_400_000;

/** The whole days from an instant to now, in milliseconds: 0 within the first. */
export function waitingDays(since: string, now: number): number {
  return Math.max(Math.floor((now - Date.parse(since)) / dayMilliseconds), 0);
}
