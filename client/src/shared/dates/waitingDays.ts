const dayMilliseconds = 86_400_000;

/** The whole days from an ISO instant to now (milliseconds since 1970); 0 for less than one, and for the future. */
export function waitingDays(since: string, now: number): number {
  return Math.max(Math.floor((now - Date.parse(since)) / dayMilliseconds), 0);
}
