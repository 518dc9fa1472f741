/** Texts in the characters that FatturaPA's string types allow. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { latin, shortened } from './latin.js';

describe('in Latin-1', () => {
  test.each([
    ['Đorđević', 'Dordevic'],
    ['Łódź', 'Lódz'],
    ['Cœur Œuvre', 'Coeur OEuvre'],
    ['Işık Diyarbakır', 'Isik Diyarbakir'],
    ['Bjørn Straße Þór Æsir Óðinn', 'Bjorn Strasse THór AEsir Ódinn'],
    ['Ǿstergård', 'Ostergård'],
    ['Jiří Škoda', 'Jirí Skoda'],
    ['Əliyev', 'Eliyev'],
    ['Nguyễn Thị', 'Nguyen Thi'],
    ['STRAẞE', 'STRASSE'],
    ['ﬁliale № 3', 'filiale No 3'],
    ['L’Aquila – “Gomme” … 5 €', 'L\'Aquila - "Gomme" ... 5 EUR'],
    ['Città'.normalize('NFD'), 'Città'],
    ['Gomme 🛞 Rossi', 'Gomme Rossi'],
    [' Via\tRoma\r\n1\u0085\u200b', 'Via Roma 1'],
  ])('%s is written as %s', (text, written) => {
    expect(latin(text)).toBe(written);
  });

  test.each([
    'Ελλάς',
    'Гума',
    '轮胎 🛞',
    'Gomme タイヤ',
    'إطارات',
    'Rossi ٣',
    'Rossi \ud800',
    'Rossi \ue000',
    '🛞',
    ' ',
    '-',
  ])('%j cannot be written', (text) => {
    expect(latin(text)).toBeUndefined();
  });
});

const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'aZ9 èÈđĐłœøıßþðæšžčćńąęőűřşğİỆ’–€&<>"\'') }),
);

test('what is written has the characters of its field alone, and is written the same again', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const written = latin(text);
      if (written !== undefined) {
        expect(written).toMatch(/^[\u0020-\u007e\u00a1-\u00ff]+$/);
        expect(latin(written)).toBe(written);
      }
    }),
  );
});

test('nothing is written as a question mark that was none', () => {
  const withoutMarks = texts.filter((text) => !text.normalize('NFKD').includes('?'));
  fc.assert(
    fc.property(withoutMarks, (text) => {
      expect(latin(text) ?? '').not.toContain('?');
    }),
  );
});

test('composed and decomposed texts are written alike', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(latin(text.normalize('NFD'))).toBe(latin(text.normalize('NFC')));
    }),
  );
});

test('is shortened to the length of its field, without a space at the end', () => {
  expect(shortened('Gomme e cerchi', 6)).toBe('Gomme');
  expect(shortened('Gomme', 80)).toBe('Gomme');
});
