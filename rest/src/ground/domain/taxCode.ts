/** Italian tax codes (codice fiscale): of a person, or of a company, which has the form of a VAT number. */
import { isVatNumber } from './vatNumber.js';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** The values of 0–9, and of A–J alike, in odd places; then those of K–Z. */
const oddValues = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];
/** Digits may be replaced by the letters L–V without O, where two codes would be alike. */
const personal = /^[A-Z]{6}[\dLMNP-V]{2}[A-EHLMPRST][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/;

/** Whether a text is a tax code with a valid check character, in capital letters. */
export function isTaxCode(text: string): boolean {
  if (isVatNumber(text)) return true;
  if (!personal.test(text)) return false;
  let sum = 0;
  for (const [index, character] of [...text.slice(0, 15)].entries()) {
    const value = /\d/.test(character) ? Number(character) : letters.indexOf(character);
    // places count from 1
    sum += index % 2 === 0 ? (oddValues[value] ?? 0) : value;
  }
  return letters[sum % 26] === text[15];
}
