import { campaignDealerSortColumns, type CampaignDealerSortColumn } from '@gdd/schema/campaigns';
import { regions, type Region } from '@gdd/schema/geography';
import { dealerStatuses, dealerTiers, type DealerStatus, type DealerTier } from '@gdd/schema/members';
import { apiEnum } from '../../shared/apollo/enumTexts';
import type { CampaignDealerTableInput, SendRemindersInput } from '../../shared/apollo/schema.generated';
import { listCodec, type ListState } from '../../shared/list/listCodec';
import { pageInput } from '../../shared/list/pageInput';
import { choiceParameter, idParameter, listParameter, yesAndNo, type Tristate } from '../../shared/list/parameters';
import { provincesOf } from '../../shared/list/provinces';

/** The sorts of which the list has no column. */
type UnlistedColumn = 'dealerId' | 'tiresToNextThreshold' | 'distributor';
const unlistedColumns: Readonly<Record<UnlistedColumn, true>> = {
  dealerId: true,
  tiresToNextThreshold: true,
  distributor: true,
};

export type CampaignDealerColumn = Exclude<CampaignDealerSortColumn, UnlistedColumn>;

const isListed = (column: CampaignDealerSortColumn): column is CampaignDealerColumn => !(column in unlistedColumns);

/** How many tyres may be missing at most to the next threshold. */
export const tiresToThreshold = ['5', '10', '20', '50'] as const;

/** Near the next threshold, or it does not matter. */
export type ToThreshold = (typeof tiresToThreshold)[number] | '';

/** Which dealers of a campaign; an empty list or text asks for nothing. */
export interface CampaignDealerListFilter {
  readonly accepted: Tristate;
  readonly goalReached: Tristate;
  readonly toThreshold: ToThreshold;
  readonly status: readonly DealerStatus[];
  readonly tier: readonly DealerTier[];
  readonly region: readonly Region[];
  /** Plate codes. */
  readonly province: readonly string[];
  /** The member whose dealers are asked for. */
  readonly memberId: string;
}

export type CampaignDealerListState = ListState<CampaignDealerListFilter, CampaignDealerColumn>;

/** A campaign's dealers in the address: `?accettata=no&regione=Puglia&ordina=tiresMissing.asc`. */
export const campaignDealersCodec = listCodec<CampaignDealerListFilter, CampaignDealerColumn>({
  filter: {
    accepted: choiceParameter<Tristate>('accettata', yesAndNo, ''),
    goalReached: choiceParameter<Tristate>('obiettivo', yesAndNo, ''),
    toThreshold: choiceParameter<ToThreshold>('soglia', tiresToThreshold, ''),
    status: listParameter('stato', dealerStatuses),
    tier: listParameter('tier', dealerTiers),
    region: listParameter('regione', regions),
    province: listParameter(
      'provincia',
      provincesOf([]).map(([code]) => code),
    ),
    memberId: idParameter('rete'),
  },
  sortColumns: campaignDealerSortColumns.filter(isListed),
  defaultSort: { column: 'id', direction: 'asc' },
});

/** The list's state as the API asks for it. */
export function campaignDealerTableInput(state: CampaignDealerListState): CampaignDealerTableInput {
  const { accepted, goalReached, toThreshold, status, tier, region, province, memberId } = state.filter;
  return {
    filter: {
      ...(accepted !== '' && { accepted: accepted === 'yes' }),
      ...(goalReached !== '' && { goalReached: goalReached === 'yes' }),
      ...(toThreshold !== '' && { tiresToNextThreshold: { to: Number(toThreshold) } }),
      ...(status.length > 0 && { status: status.map(apiEnum) }),
      ...(tier.length > 0 && { tier: tier.map(apiEnum) }),
      ...(region.length > 0 && { region: [...region] }),
      ...(province.length > 0 && { province: [...province] }),
      ...(memberId !== '' && { memberId }),
    },
    ...pageInput(state),
  };
}

/** Reminders of all dealers that the list's filter and search leave. */
export function remindersOfList(campaignId: string, state: CampaignDealerListState): SendRemindersInput {
  const { filter, search } = campaignDealerTableInput(state);
  return { campaign: { campaignId, filter: filter ?? null }, ...(search && { search }) };
}
