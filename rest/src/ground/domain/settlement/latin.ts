/**
 * Texts in the characters of FatturaPA's string types (docs/domain/settlement.md, 'Latin letters'). A text with a letter
 * that has no Latin form is refused whole: nothing is written as `?` or left out of a name.
 */

/**
 * Letters and signs that Unicode does not decompose into letters of the alphabet. Those of Latin-1 are among them: the
 * format takes them, but many a program behind it does not.
 */
const latinForms: Readonly<Record<string, string>> = {
  ...{ đ: 'd', Đ: 'D', ɖ: 'd', Ɖ: 'D', ɗ: 'd', Ɗ: 'D', ħ: 'h', Ħ: 'H', ı: 'i', ɨ: 'i', Ɨ: 'I', ĸ: 'k', ƙ: 'k', Ƙ: 'K' },
  ...{
    ł: 'l',
    Ł: 'L',
    ƚ: 'l',
    Ƚ: 'L',
    ŋ: 'n',
    Ŋ: 'N',
    ɲ: 'n',
    Ɲ: 'N',
    œ: 'oe',
    Œ: 'OE',
    ɔ: 'o',
    Ɔ: 'O',
    ɵ: 'o',
    Ɵ: 'O',
  },
  ...{ ŧ: 't', Ŧ: 'T', ƭ: 't', Ƭ: 'T', ɓ: 'b', Ɓ: 'B', ƈ: 'c', Ƈ: 'C', ə: 'e', Ə: 'E', ɛ: 'e', Ɛ: 'E', ǝ: 'e', Ǝ: 'E' },
  ...{ ƒ: 'f', Ƒ: 'F', ǥ: 'g', Ǥ: 'G', ɠ: 'g', Ɠ: 'G', ɣ: 'g', Ɣ: 'G', ʉ: 'u', Ʉ: 'U', ʋ: 'v', Ʋ: 'V', ƴ: 'y', Ƴ: 'Y' },
  ...{ ƶ: 'z', Ƶ: 'Z', ʒ: 'z', Ʒ: 'Z', ŀ: 'l', Ŀ: 'L', ø: 'o', Ø: 'O', ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', þ: 'th' },
  ...{ Þ: 'TH', ð: 'd', Ð: 'D' },
  ...{ '‘': "'", '’': "'", '‚': "'", '‛': "'", ʼ: "'", ʹ: "'", ʻ: "'", '′': "'", '‹': "'", '›': "'" },
  ...{ '“': '"', '”': '"', '„': '"', '‟': '"', '″': '"' },
  ...{ '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '―': '-', '−': '-', '⁄': '/', '•': '-', '€': 'EUR' },
};

/**
 * A text in Basic Latin and Latin-1, composed (NFC), each run of white space as one space: `Đorđević` is `Dordevic`,
 * `Bjørn` is `Bjorn`, `Città` stays. Signs without a Latin form, such as emoji, are left out.
 *
 * @returns undefined where a letter or digit has no Latin form, or nothing is left to write
 */
export function latin(text: string): string | undefined {
  if (/^[\u0020-\u007e]+$/.test(text)) return tidied(text);
  let written = '';
  for (const character of text.normalize('NFC')) {
    const form = formOf(character);
    if (form === undefined) return undefined;
    written += form;
  }
  return tidied(written);
}

function tidied(text: string): string | undefined {
  const line = text.replaceAll(/ +/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(line) ? line : undefined;
}

/** The beginning of a text in Latin-1 that a field of the format takes. @param longest in characters */
export const shortened = (text: string, longest: number): string => text.slice(0, longest).trim();

/** The form of one character; empty for a sign that is left out, undefined for a letter or digit without one. */
function formOf(character: string): string | undefined {
  if (/[\p{Cc}\p{Z}]/u.test(character)) return ' ';
  // a soft hyphen is Latin-1 too, but is not seen
  if (/[\p{Cf}\p{M}]/u.test(character)) return '';
  const form = latinForms[character] ?? (character <= '\u00ff' ? character : decomposed(character));
  if (form !== undefined) return form;
  // letters, digits, lone surrogates, and characters of private use or without a meaning yet
  return /[\p{L}\p{N}\p{Cs}\p{Co}\p{Cn}]/u.test(character) ? undefined : '';
}

/** The Latin form that Unicode knows, without accents: `š` is `s`, `ﬁ` is `fi`, `ǿ` is `o`; undefined without one. */
function decomposed(character: string): string | undefined {
  const letters = [...character.normalize('NFKD').replaceAll(/\p{M}/gu, '')];
  if (letters.length === 0 || (letters.length === 1 && letters[0] === character)) return undefined;
  const forms = letters.map((letter) => latinForms[letter] ?? (letter <= '\u00ff' ? letter : undefined));
  return forms.includes(undefined) ? undefined : forms.join('');
}
