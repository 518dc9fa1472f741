/** The wall clock in Italy to the second, as `yyyy-mm-dd hh:mm:ss`. */
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Milliseconds by which Italy's wall clock is ahead of UTC at an instant. */
const ahead = (at: number) => Date.parse(`${wallClock.format(at).replace(' ', 'T')}Z`) - at + (at % 1000);

/**
 * The instant of a programme whose day stands still, as that of the demonstration: its day, at the real time of day in
 * Rome. It therefore begins anew at each midnight.
 *
 * @param day the programme's day, yyyy-mm-dd
 * @param real the real instant
 */
export function instantOn(day: string, real: Date): Date {
  const at = real.getTime();
  const local = Date.parse(day) + ((at + ahead(at)) % 86_400_000);
  // the difference to UTC is that of the instant itself, which is known only nearly until it is subtracted
  return new Date(local - ahead(local - ahead(local)));
}
