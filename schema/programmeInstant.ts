/** The wall clock in Italy to the second, as `yyyy-mm-dd hh:mm:ss`. */
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * The instant of a programme whose day stands still, as that of the demonstration: its day, at the real time of day in
 * Rome. It therefore begins anew at each midnight.
 *
 * @param day the programme's day, yyyy-mm-dd
 * @param real the real instant
 */
export function instantOn(day: string, real: Date): Date {
  const time = wallClock.format(real).slice(-8);
  const asUtc = Date.parse(`${day}T${time}Z`) + (((real.getTime() % 1000) + 1000) % 1000);
  // the difference to UTC is that of the instant itself, which is known only nearly until it is subtracted
  const nearly = asUtc - aheadOfUtc(asUtc);
  return new Date(asUtc - aheadOfUtc(nearly));
}

/** Milliseconds by which Italy's wall clock is ahead of UTC at an instant. */
function aheadOfUtc(instant: number): number {
  const seconds = Math.floor(instant / 1000) * 1000;
  return Date.parse(`${wallClock.format(seconds).replace(' ', 'T')}Z`) - seconds;
}
