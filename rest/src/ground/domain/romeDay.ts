/** The Swedish locale writes dates as yyyy-mm-dd. */
const calendarDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short' });

/** The day of an instant in Italy, yyyy-mm-dd. */
export function romeDay(instant: Date): string {
  return calendarDay.format(instant);
}
