import type { ImportWarning } from '@gdd/schema/imports';
import { SeenCells } from '../../../ground/domain/rows/seenCells.js';
import { latin } from '../../../ground/domain/settlement/latin.js';
import type { ValidRow } from './networkChecks.js';

/** The columns whose texts stand on documents, with their fields. */
const printed = [
  ['ragione_sociale', 'businessName'],
  ['citta', 'city'],
  ['indirizzo', 'address'],
] as const;

/** A sign for a letter that a program could not write: `Citt?`, `Citt\ufffd`. */
const lostLetter = /\p{L}\?|\?\p{L}|\ufffd/u;

/**
 * Warnings about names in which a letter was lost before the file came here, or that has a letter which the electronic
 * documents cannot write (docs/domain/settlement.md, 'Latin letters').
 */
export function lostCharacters(rows: readonly ValidRow[]): readonly ImportWarning[] {
  return printed.flatMap(([column, field]) => {
    const seen = new SeenCells('lostCharacters', column);
    for (const { row, member } of rows) {
      const text = member[field];
      if (text !== null && text !== undefined && text !== '' && (lostLetter.test(text) || latin(text) === undefined)) {
        seen.note(row, text);
      }
    }
    return seen.warning() ?? [];
  });
}
