const dayMilliseconds = 86_400_000;
const romanDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });

/** The days from the day of an instant, in the programme's time zone, to a day: 0 on the same one. */
export function waitingDays(since: string, today: string): number {
  const days = (Date.parse(today) - Date.parse(romanDay.format(new Date(since)))) / dayMilliseconds;
  return Math.max(days, 0);
}
