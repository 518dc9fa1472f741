/** The kinds of entries in the ledger of a dealer in a campaign, shared by all tiers (docs/domain/ledger.md). */
export const entryKinds = ['redemption', 'adjustment', 'setOff', 'reversal'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** How a redemption by hand was paid: by a document of the company, in goods, with a voucher, or otherwise. */
export const redemptionMethods = ['document', 'goods', 'voucher', 'other'] as const;
export type RedemptionMethod = (typeof redemptionMethods)[number];

/** The origin of an entry; `hand`: entered by a user. */
export const entryOrigins = ['hand', 'settlement', 'dispute'] as const;
export type EntryOrigin = (typeof entryOrigins)[number];
