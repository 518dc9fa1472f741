import { demonstrationPassword, demonstrationPeople, type Demonstration } from '@gdd/schema/demonstration';
import { demonstrationElementId } from '@gdd/schema/entries';
import type { Mode } from '../config.js';

/** The place in the sign-in page, with what the build prefetches (client/build/demonstrationPlace.ts). */
const place = /<!-- demonstration(.*?)-->/s;

/** The password that stands in the example of a sign-in: the demonstration's own, which everybody knows; no other. */
export function examplePassword(mode: Mode): string {
  return mode === 'demo' ? demonstrationPassword : '';
}

/** The sign-in page; that of the demonstration has its users and their password, as data, which no script runs. */
export function withDemonstration(html: string, mode: Mode): string {
  if (mode !== 'demo') return html.replace(place, '');
  const demonstration: Demonstration = { people: demonstrationPeople, password: demonstrationPassword };
  const json = JSON.stringify(demonstration);
  return html.replace(
    place,
    (_, prefetched: string) =>
      `${prefetched.trim()}<script type="application/json" id="${demonstrationElementId}">${json}</script>`,
  );
}
