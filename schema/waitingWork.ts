/** What waits for a user, shared by all tiers (docs/domain/reports.md, 'What waits'). */

/** The kinds of work that wait for a user, in the order in which the home page lists them. */
export const waitingWork = {
  imports: 'Imports of the last 30 days in error.',
  approvals: 'Requests that others made and the caller may decide.',
  disputes: 'Disputes that wait for the side of the caller: the office or the dealer.',
  settlements: 'Settlement runs that are drafts or proposed.',
  rejectedNotes: 'Credit and debit notes that the exchange system rejected.',
  users: 'Users who wait for activation.',
  months: 'Months that can be closed: those after the newest closed one that are over.',
} as const;

export type WaitingWorkKind = keyof typeof waitingWork;
export const waitingWorkKinds = Object.keys(waitingWork) as [WaitingWorkKind, ...WaitingWorkKind[]];
