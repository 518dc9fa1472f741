import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { attachmentNamed, filenameIn, safeFilename } from './disposition.js';

describe('a safe file name', () => {
  test.each([
    ['Listino 2025.pdf', 'Listino 2025.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Documenti\\vendite.csv', 'vendite.csv'],
    ['a\r\nSet-Cookie: x=1.pdf', 'a__Set-Cookie_ x=1.pdf'],
    ['già"fatto"?.xlsx', 'già_fatto__.xlsx'],
    ['.htaccess', 'htaccess'],
    ['..', 'file'],
    ['', 'file'],
    ['  spazi   in mezzo .txt ', 'spazi in mezzo .txt'],
    ['fattura\u202efdp.exe', 'fattura_fdp.exe'],
    ['città.pdf'.normalize('NFD'), 'città.pdf'],
    ['half \ud83d a pair.pdf', 'half _ a pair.pdf'],
  ])('of %j is %j', (given, expected) => {
    expect(safeFilename(given)).toBe(expected);
  });

  test('is as short as a file system wants it, and keeps its extension', () => {
    const name = safeFilename(`${'è'.repeat(5000)}.xlsx`);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
    expect(name).toMatch(/^è+\.xlsx$/);
  });

  test('of a safe name is itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => safeFilename(safeFilename(name)) === safeFilename(name)),
    );
  });
});

describe('a Content-Disposition', () => {
  test('says the name in ASCII and in full', () => {
    expect(attachmentNamed("L'estate è qui (2025).pdf")).toBe(
      'attachment; filename="L\'estate e qui (2025).pdf"; ' +
        "filename*=UTF-8''L%27estate%20%C3%A8%20qui%20%282025%29.pdf",
    );
    expect(attachmentNamed('100% – 日本.csv')).toBe(
      'attachment; filename="100_ _ __.csv"; ' + "filename*=UTF-8''100%25%20%E2%80%93%20%E6%97%A5%E6%9C%AC.csv",
    );
  });

  test('is one line of visible ASCII for whatever name, and gives the name back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const header = attachmentNamed(name);
        expect(header).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+$/);
        expect(filenameIn(header)).toBe(safeFilename(name));
      }),
    );
  });

  test.each([
    ['attachment; filename=vendite.csv', 'vendite.csv'],
    ['attachment; filename="a \\"b\\".csv"', 'a "b".csv'],
    ['form-data; name="file"; FILENAME = "x.csv"', 'x.csv'],
    ['attachment; filename="old.csv"; filename*=utf-8\'it\'citt%C3%A0.csv', 'città.csv'],
    ['attachment; filename="old.csv"; filename*=UTF-8\'\'%E0%A4%A.csv', 'old.csv'],
    ['attachment', undefined],
    ['', undefined],
  ])('%j names %j', (header, expected) => {
    expect(filenameIn(header)).toBe(expected);
  });
});
