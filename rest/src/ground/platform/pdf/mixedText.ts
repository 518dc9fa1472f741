/** Texts in several fonts: pdfkit measures, wraps and aligns those in one font alone. */
import type { FontRun, Fonts, FontWeight } from './fonts.js';

/** A line of a text, and its width in points. */
export interface MixedLine {
  readonly runs: readonly FontRun[];
  readonly width: number;
}

/** The width of a text in a font, in points. */
type Measure = (run: FontRun) => number;

/** Letters of scripts that are written without spaces, and emoji: a line may end after each. */
const breakable =
  /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{Extended_Pictographic}]/u;

const graphemes = new Intl.Segmenter('it', { granularity: 'grapheme' });
const graphemesOf = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment);

/** The parts of a text after each of which a line may end; spaces belong to the part before them. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let mayBreak = true;
  for (const grapheme of graphemesOf(text)) {
    const isSpace = /^\s/.test(grapheme);
    if (parts.length > 0 && (isSpace || (!mayBreak && !breakable.test(grapheme))))
      parts.push(`${parts.pop()}${grapheme}`);
    else parts.push(grapheme);
    mayBreak = isSpace || breakable.test(grapheme);
  }
  return parts;
}

/** A text wrapped to a width; a part that is wider is split. */
export function wrapped(
  text: string,
  width: number,
  { fonts, weight, measure }: { readonly fonts: Fonts; readonly weight: FontWeight; readonly measure: Measure },
): readonly MixedLine[] {
  const lineOf = (line: string): MixedLine => {
    const runs = fonts.runsOf(line.trimEnd(), weight);
    return { runs, width: runs.reduce((sum, run) => sum + measure(run), 0) };
  };
  const fits = (line: string) => lineOf(line).width <= width;
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [''];
    for (const part of partsOf(paragraph)) {
      const pieces = fits(part) ? [part] : graphemesOf(part);
      for (const piece of pieces) {
        const line = lines.at(-1) ?? '';
        if (line === '' || fits(line + piece)) lines[lines.length - 1] = line + piece;
        else lines.push(piece);
      }
    }
    return lines.map(lineOf);
  });
}
