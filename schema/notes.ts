/** Constants of the notes on a dealer, shared by all tiers (docs/domain/notes.md). */
import type { TableFilters } from './lists.js';
import type { Permission } from './permissions.js';

/** The permission to read and write notes: every role except Dealer has it. */
export const noteAccess: readonly Permission[] = ['accessDealerDetail'];

/** The maximum lengths of a note and of its next step. */
export const noteLimits = { text: 2000, step: 200 } as const;

/** The columns that a table of notes sorts by. */
export const noteSortColumns = ['id', 'businessName', 'calledOn', 'nextStepOn'] as const;
export type NoteSortColumn = (typeof noteSortColumns)[number];

/**
 * The filters of the table. `mine`: true for the caller's notes, false for those of others. `nextStepOn`: the day of
 * the next step; `stepDone`: whether it is done. With either of these, notes without a next step are left out.
 */
export const noteFilters = {
  dealerId: 'values',
  mine: 'flag',
  nextStepOn: 'days',
  stepDone: 'flag',
} as const satisfies TableFilters;
