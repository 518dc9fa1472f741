import type { TableFilters } from './lists.js';

/**
 * The version of the notice on informational and promotional SMS messages (specification, section 2, modal 4). The
 * client sends it with the decision. A new text needs a new version; then all members are asked again.
 */
export const smsNoticeVersion = '2025-01';

/** Where somebody decided on the notice: in the strip of the first page, or in its own account. */
export const consentSources = ['strip', 'account'] as const;
export type ConsentSource = (typeof consentSources)[number];

/** The columns that the register of decisions sorts by. */
export const consentSortColumns = ['id', 'decidedAt'] as const;
export type ConsentSortColumn = (typeof consentSortColumns)[number];

/** The filters of the register: a decision, its source, whether it holds still, its day in Rome. */
export const consentFilters = {
  given: 'flag',
  source: 'values',
  holds: 'flag',
  decidedAt: 'days',
} as const satisfies TableFilters;
