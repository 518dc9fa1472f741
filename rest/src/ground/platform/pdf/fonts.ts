/**
 * The fonts of PDF documents (docs/domain/settlement.md, 'On paper'): Archivo, and for what it does not have DejaVu Sans
 * (Greek, Cyrillic, Arabic, Hebrew …), Noto Emoji, and UnifontEX (Chinese, Japanese, Korean and nearly all other
 * scripts). The files of the others are opened when a text needs them.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpackedWoff } from './woff.js';

const { resolve } = createRequire(import.meta.url);

export type FontWeight = 'regular' | 'semibold';

/** The files of the fonts by weight, the main one first. */
const files: Readonly<Record<FontWeight, readonly [main: string, ...others: string[]]>> = {
  regular: [
    resolve('@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf'),
    resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff'),
    resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
    resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff'),
  ],
  semibold: [
    resolve('@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf'),
    resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff'),
    resolve('@expo-google-fonts/noto-emoji/600SemiBold/NotoEmoji_600SemiBold.ttf'),
    resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff'),
  ],
};

/** A part of a text in one font. */
export interface FontRun {
  /** The name of the font: the path of its file. */
  readonly font: string;
  readonly text: string;
}

/** The characters of most texts, all of which Archivo has. */
const usual = /^[\n\u0020-\u007e\u00a0-\u017f‐–—‘’‚“”„•…‹›€™→−]*$/;

/** Whether Archivo has all characters of a text, without looking into the font. */
export const isUsual = (text: string): boolean => usual.test(text);

const graphemes = new Intl.Segmenter('it', { granularity: 'grapheme' });

/** The fonts of one document. */
export class Fonts {
  readonly #opened = new Map<string, Font>();
  readonly #register: (name: string, file: Buffer) => void;

  /** @param register tells the document of a font before it is first used */
  constructor(register: (name: string, file: Buffer) => void) {
    this.#register = register;
  }

  /** The name of the main font: the path of its file. */
  static main(weight: FontWeight): string {
    return files[weight][0];
  }

  /**
   * The parts of a text, each in the first font that has it. Characters of which an accent or an emoji is made stay
   * together. What no font has is written as its number, `[U+20000]`.
   */
  runsOf(text: string, weight: FontWeight): readonly FontRun[] {
    const runs: { font: string; text: string }[] = [];
    for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
      const font = this.#fontOf(segment, weight);
      const run = { font: font ?? Fonts.main(weight), text: font === undefined ? numbersOf(segment) : segment };
      const last = runs.at(-1);
      if (last?.font === run.font) last.text += run.text;
      else runs.push(run);
    }
    return runs;
  }

  #fontOf(grapheme: string, weight: FontWeight): string | undefined {
    // joiners and selectors of variants are not drawn
    const drawn = [...grapheme].filter((character) => !/[\p{Cf}\p{Cc}\ufe00-\ufe0f]/u.test(character));
    return files[weight].find((file) => {
      const font = this.#opened.get(file) ?? this.#open(file);
      return drawn.every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    });
  }

  #open(name: string): Font {
    const file = readFileSync(name);
    const bytes = name.endsWith('.woff') ? unpackedWoff(file) : file;
    const font = create(bytes);
    if (!('hasGlyphForCodePoint' in font)) throw new Error(`${name} is a collection of fonts.`);
    this.#register(name, bytes);
    this.#opened.set(name, font);
    return font;
  }
}

const numbersOf = (grapheme: string) =>
  [...grapheme].map((character) => `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}]`).join('');
