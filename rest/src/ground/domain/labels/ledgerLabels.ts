import type { EntryKind, EntryOrigin, RedemptionMethod } from '@gdd/schema/ledger';

/** Labels in files for the kind of an entry of a ledger. */
export const entryKindLabels: Readonly<Record<EntryKind, string>> = {
  redemption: 'Riscossione',
  adjustment: 'Rettifica',
  setOff: 'Compensazione',
  reversal: 'Annullamento',
};

/** Labels in files for how a redemption was paid. */
export const redemptionMethodLabels: Readonly<Record<RedemptionMethod, string>> = {
  document: 'Documento',
  goods: 'Merce',
  voucher: 'Buono',
  other: 'Altro',
};

/** Labels in files for the origin of an entry. */
export const entryOriginLabels: Readonly<Record<EntryOrigin, string>> = {
  hand: 'A mano',
  settlement: 'Liquidazione',
  dispute: 'Contestazione',
};
