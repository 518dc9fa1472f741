import { campaignDealerSortColumns, type CampaignDealerSortColumn } from '@gdd/schema/campaigns';
import { dealerTraitParameters, type DealerTraitFilter } from '../../../domain/members/dealerTraits';
import { apiEnum } from '../../../shared/apollo/enumTexts';
import type { CampaignDealerTableInput, SendRemindersInput } from '../../../shared/apollo/schema.generated';
import { listCodec, type ListState } from '../../../shared/list/state/listCodec';
import { pageInput } from '../../../shared/list/state/pageInput';
import { choiceParameter, idParameter, yesAndNo, type Tristate } from '../../../shared/list/state/parameters';

/** The sorts of which the list has no column. */
type UnlistedColumn = 'dealerId' | 'tiresToNextThreshold' | 'distributor';
const unlistedColumns: Readonly<Record<UnlistedColumn, true>> = {
  dealerId: true,
  tiresToNextThreshold: true,
  distributor: true,
};

export type CampaignDealerColumn = Exclude<CampaignDealerSortColumn, UnlistedColumn>;

const isListed = (column: CampaignDealerSortColumn): column is CampaignDealerColumn => !(column in unlistedColumns);

/** The most tyres that may be missing to the next threshold. */
export const tiresToThreshold = ['5', '10', '20', '50'] as const;

/** Near the next threshold, or it does not matter. */
type ToThreshold = (typeof tiresToThreshold)[number] | '';

/** The filter of a campaign's dealers; an empty list or text sets no condition. */
export interface CampaignDealerListFilter extends DealerTraitFilter {
  readonly accepted: Tristate;
  readonly goalReached: Tristate;
  readonly toThreshold: ToThreshold;
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
    ...dealerTraitParameters,
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
