/** Texts of PDF documents: every letter is drawn by a font that has it. */
import { describe, expect, test } from '@jest/globals';
import { openSync, type Font } from 'fontkit';
import { pdfTexts } from '../../../testing/files/pdfText.js';
import { Fonts, isUsual } from './fonts.js';
import { Sheets } from './Sheets.js';

const nameOf = (file: string) => /[^/]+$/.exec(file)?.[0].replace(/[-_.].*$/, '');
const runsOf = (text: string) =>
  new Fonts(() => {}).runsOf(text, 'regular').map(({ font, text: run }) => [nameOf(font), run]);

describe('a text is drawn in', () => {
  test.each([
    ['Đorđević Œuvre Łódź Nguyễn', [['Archivo', 'Đorđević Œuvre Łódź Nguyễn']]],
    ['Ελαστικά', [['dejavu', 'Ελαστικά']]],
    [
      'Гума إطارات צמיג',
      [
        ['dejavu', 'Гума'],
        ['Archivo', ' '],
        ['dejavu', 'إطارات'],
        ['Archivo', ' '],
        ['dejavu', 'צמיג'],
      ],
    ],
    ['轮胎タイヤ타이어', [['unifontex', '轮胎タイヤ타이어']]],
    [
      'Gomme 🛞',
      [
        ['Archivo', 'Gomme '],
        ['NotoEmoji', '🛞'],
      ],
    ],
    ['👨‍👩‍👧🏎️', [['NotoEmoji', '👨‍👩‍👧🏎️']]],
    ['ยาง', [['unifontex', 'ยาง']]],
  ])('the fonts that have its letters: %s', (text, runs) => {
    expect(runsOf(text)).toEqual(runs);
  });

  test('its number where no font has a character', () => {
    expect(runsOf('A\u{2a6df}')).toEqual([['Archivo', 'A[U+2A6DF]']]);
  });
});

test('the main fonts have every character that is not looked up', () => {
  const characters = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => character !== '\n' && isUsual(character),
  );
  expect(characters.length).toBeGreaterThan(300);
  for (const weight of ['regular', 'semibold'] as const) {
    const font = openSync(Fonts.main(weight)) as Font;
    expect(characters.filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))).toEqual([]);
  }
});

const facts = { title: 'Prova', author: 'Battistrada', createdAt: new Date(0) };

async function bytesOf(sheets: Sheets): Promise<Uint8Array> {
  sheets.pdf.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of sheets.pdf as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test('a name in any script is found in the document as it is written', async () => {
  const names = ['Ελαστικά Αθηνών', 'Гума', '上海轮胎有限公司', 'Gomme 🛞 Rossi', 'タイヤ'];
  const sheets = new Sheets(facts);
  for (const name of names) sheets.paragraph(name);
  const text = (await pdfTexts(await bytesOf(sheets))).join(' ').replaceAll(' ', '');
  for (const name of names) expect(text).toContain(name.replaceAll(' ', ''));
});

test('a text in several fonts is wrapped to its width, also one without spaces', () => {
  const sheets = new Sheets(facts);
  const line = sheets.heightOf('轮胎', 400);
  expect(line).toBe(sheets.heightOf('Gomme', 400));
  expect(sheets.heightOf('轮'.repeat(40), 60)).toBeGreaterThan(3 * line);
  expect(sheets.heightOf('Ω'.repeat(60), 60)).toBeGreaterThan(3 * line);
  expect(sheets.heightOf('Ελαστικά και τροχοί', 60)).toBe(2 * line);
  expect(sheets.heightOf('Α\nΒ', 400)).toBe(2 * line);
});
