import { demonstrationPassword } from '@gdd/schema/demonstration';
import type { Mode } from '../config.js';

/** The password that stands in the example of a sign-in: the demonstration's own, which everybody knows; no other. */
export function examplePassword(mode: Mode): string {
  return mode === 'demo' ? demonstrationPassword : '';
}
