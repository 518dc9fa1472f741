import type { DealerStatus, DealerTier } from '@gdd/schema/members';

/** The words of files for the status of a dealer. */
export const dealerStatusLabels: Readonly<Record<DealerStatus, string>> = {
  active: 'Attivo',
  suspended: 'Sospeso',
  closed: 'Chiuso',
};

/** The words of files for the tier of a dealer. */
export const dealerTierLabels: Readonly<Record<DealerTier, string>> = {
  prospect: 'Prospect',
  gold: 'Gold',
  platinum: 'Platinum',
};
