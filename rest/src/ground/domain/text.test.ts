import { describe, expect, test } from '@jest/globals';
import { hasForbiddenCharacters, isCalendarDate, isMailAddress, isMemberCode, isPhoneNumber, oneLine } from './text.js';

describe('what people type', () => {
  test.each(['a@b.it', 'nome.cognome+rete@sotto.dominio.example', "d'angelo@esempio.it"])(
    '%s is an address',
    (text) => {
      expect(isMailAddress(text)).toBe(true);
    },
  );

  test.each([
    'a@b',
    'a b@c.it',
    'a@b.it, c@d.it',
    'a@b.it\r\nBcc: c@d.it',
    '<a@b.it>',
    '"a"@b.it',
    'a..b@c.it',
    '.a@b.it',
    'a@-b.it',
    'a@b.1',
    'à@b.it',
    `${'a'.repeat(65)}@b.it`,
    `a@${'b'.repeat(250)}.it`,
  ])('%j is no bare address', (text) => {
    expect(isMailAddress(text)).toBe(false);
  });

  test.each(['+39 02 5550100', '(02) 555-01', '02/123.456'])('%s is a telephone number', (text) => {
    expect(isPhoneNumber(text)).toBe(true);
  });

  test.each(['', '12', '02 55 ext 3', '++39 02 12345', '     +'])('%j is no telephone number', (text) => {
    expect(isPhoneNumber(text)).toBe(false);
  });

  test.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2024-13-01', false],
    ['1899-12-31', false],
    ['2024-1-1', false],
    ['20240101', false],
  ])('%s is a date: %s', (text, is) => {
    expect(isCalendarDate(text)).toBe(is);
  });

  test('codes are capitals, digits and a few signs', () => {
    expect(['DE850000', 'A/1-b', 'DE 1', '', '-A', 'É1', 'A'.repeat(31)].map(isMemberCode)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test('names have no control characters', () => {
    expect(oneLine('  Gomme \n\t Rossi\u00a0S.r.l. ')).toBe('Gomme Rossi S.r.l.');
    expect(oneLine('\u200bGom\u00adme\u200e \u2060')).toBe('Gomme');
    expect(hasForbiddenCharacters('Rossi\u0000')).toBe(true);
    expect(hasForbiddenCharacters('Rossi\ud800')).toBe(true);
    expect(hasForbiddenCharacters('\u202eissoR')).toBe(true);
    expect(hasForbiddenCharacters('Città – “Pérez” 🛞')).toBe(false);
  });
});
