import { regions, type Region } from '@gdd/schema/geography';
import { dealerStatuses, dealerTiers, type DealerStatus, type DealerTier } from '@gdd/schema/members';
import { listParameter } from '../../shared/list/state/parameters';
import { provincesOf } from './provinces';

/** Dealers by status, tier and place; an empty list sets no condition. */
export interface DealerTraitFilter {
  readonly status: readonly DealerStatus[];
  readonly tier: readonly DealerTier[];
  readonly region: readonly Region[];
  /** Plate codes. */
  readonly province: readonly string[];
}

/** The filter in the address: `?stato=active,suspended&regione=Puglia`. */
export const dealerTraitParameters = {
  status: listParameter('stato', dealerStatuses),
  tier: listParameter('tier', dealerTiers),
  region: listParameter('regione', regions),
  province: listParameter(
    'provincia',
    provincesOf([]).map(([code]) => code),
  ),
};
