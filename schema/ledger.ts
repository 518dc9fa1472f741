/** The ledger of a dealer in a campaign: what was spent, adjusted and set off, one list for all tiers (docs/domain/ledger.md). */
export const entryKinds = ['redemption', 'adjustment', 'setOff', 'reversal'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What made an entry. */
export const entryOrigins = ['hand', 'settlement', 'dispute'] as const;
export type EntryOrigin = (typeof entryOrigins)[number];
