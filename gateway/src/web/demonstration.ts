import {
  demonstrationFactorPerson,
  demonstrationPassword,
  demonstrationPeople,
  type Demonstration,
} from '@gdd/schema/demonstration';
import { demonstrationElementId } from '@gdd/schema/entries';
import type { Mode } from '../config.js';

/** The placeholder in the sign-in page; the build adds prefetch tags to it (client/build/demonstrationPlace.ts). */
const placeholder = /<!-- demonstration(.*?)-->/s;

/** The password in the example of a sign-in: the public one of the demonstration, empty in other modes. */
export function examplePassword(mode: Mode): string {
  return mode === 'demo' ? demonstrationPassword : '';
}

/** The sign-in page; in the demonstration with its users and their password, as JSON data. */
export function withDemonstration(html: string, mode: Mode): string {
  if (mode !== 'demo') return html.replace(placeholder, '');
  const demonstration: Demonstration = {
    people: demonstrationPeople,
    withFactor: demonstrationFactorPerson,
    password: demonstrationPassword,
  };
  const json = JSON.stringify(demonstration);
  return html.replace(
    placeholder,
    (_, prefetched: string) =>
      `${prefetched.trim()}<script type="application/json" id="${demonstrationElementId}">${json}</script>`,
  );
}
