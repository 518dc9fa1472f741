import type { DealerStatus, DealerTier } from '@gdd/schema/members';

/** Labels in files for the status of a dealer. */
export const dealerStatusLabels: Readonly<Record<DealerStatus, string>> = {
  active: 'Attivo',
  suspended: 'Sospeso',
  closed: 'Chiuso',
};

/** Labels in files for the tier of a dealer. */
export const dealerTierLabels: Readonly<Record<DealerTier, string>> = {
  prospect: 'Prospect',
  gold: 'Gold',
  platinum: 'Platinum',
};
