/** @jest-environment node */

import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { accentInk, dark, light, rubber } from '../../app/theme/colors';

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The variables of one block, as the theme names its colours: '--input-border' → inputBorder */
function coloursOf(block: string): Record<string, string> {
  const declared = [...block.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name = '', value = '']) => [
    name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value.toUpperCase(),
  ]);
  return Object.fromEntries(declared) as Record<string, string>;
}

const named = ({ charts, ...colours }: typeof light | typeof dark) => ({
  ...colours,
  'charts-0': charts[0],
  'charts-1': charts[1],
});

const rubberColours = {
  rubber: rubber.main,
  rubberRaised: rubber.raised,
  rubberGroove: rubber.groove,
  rubberText: rubber.text,
  rubberMuted: rubber.muted,
};

test.each([
  ['light', /^:root \{(.*?)\}/ms, { ...named(light), ...rubberColours, accentInk }],
  ['dark of the machine', /prefers-color-scheme: dark\) \{(.*?)\}/ms, named(dark)],
  ['chosen dark', /^:root\[data-color-scheme='dark'\] \{(.*?)\}/ms, named(dark)],
])('in the %s scheme a light page has the portal’s colours', (_scheme, block, theme) => {
  const colours = coloursOf(block.exec(sheet)?.[1] ?? '');
  expect(Object.keys(colours).length).toBeGreaterThan(14);
  expect(theme).toMatchObject(colours);
});
