/** Constants of the notes on a dealer, one list for all tiers (docs/domain/notes.md). */
import type { TableFilters } from './lists.js';
import type { Permission } from './permissions.js';

/** Who reads and writes notes: every role but the dealer's. */
export const noteAccess: readonly Permission[] = ['accessDealerDetail'];

/** The most characters of a note and of its next step. */
export const noteLimits = { text: 2000, step: 200 } as const;

/** The columns that a table of notes sorts by. */
export const noteSortColumns = ['id', 'businessName', 'calledOn', 'nextStepOn'] as const;
export type NoteSortColumn = (typeof noteSortColumns)[number];

/**
 * `mine`: those that the caller wrote; false: the others. `nextStepOn`: the day of the next step; `stepDone`: whether it
 * is done. With either, notes without a next step are left out.
 */
export const noteFilters = {
  dealerId: 'values',
  mine: 'flag',
  nextStepOn: 'days',
  stepDone: 'flag',
} as const satisfies TableFilters;
