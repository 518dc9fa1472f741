/** The unpacking of WOFF fonts. */
import { expect, test } from '@jest/globals';
import { create, openSync, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackedWoff } from './woff.js';

const file = createRequire(import.meta.url).resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff');

test('an unpacked font has the letters and outlines of the packed one', () => {
  const packed = openSync(file) as Font;
  const unpacked = create(unpackedWoff(readFileSync(file))) as Font;
  expect(unpacked.characterSet).toEqual(packed.characterSet);
  for (const letter of 'aΩжא') {
    const [one, other] = [packed, unpacked].map((font) =>
      font.glyphForCodePoint(letter.codePointAt(0) ?? 0).path.toSVG(),
    );
    expect(other).toMatch(/^M/);
    expect(other).toBe(one);
  }
});

test('a cut font is refused', () => {
  const whole = readFileSync(file);
  expect(() => unpackedWoff(whole.subarray(0, whole.length / 2))).toThrow();
});
