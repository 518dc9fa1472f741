import { useMemo } from 'react';
import { useTexts } from '../../shared/i18n/useTexts';
import { idsFilter } from '../../shared/list/definition/filters';
import { ChoiceFilter } from '../../shared/list/filters/ChoiceFilter';
import type { FilterControls } from '../../shared/list/state/useListState';

/** A filter by one campaign: `?campagna=3`. Its control needs the page's campaigns: see `useCampaignFilter`. */
export const campaignFilter = idsFilter('campagna', { label: 'campaign' });

/** The control of the filter and the text of its chip; with at most one campaign there is no control. */
export function useCampaignFilter(
  campaigns: readonly { readonly id: string; readonly title: string }[] | undefined,
  { state, setFilter }: FilterControls<{ readonly campaignId: string }>,
) {
  const { say } = useTexts('settlements');
  const { campaignId } = state.filter;
  return useMemo(() => {
    const titleOf = (id: string) => campaigns?.find((campaign) => campaign.id === id)?.title;
    const control =
      campaigns !== undefined && campaigns.length > 1 ? (
        <ChoiceFilter
          label={say('campaign')}
          all={say('campaign.all')}
          choices={campaigns.map(({ id }) => id)}
          text={(id) => titleOf(id) ?? id}
          value={campaignId}
          onChange={(id) => setFilter({ campaignId: id })}
        />
      ) : undefined;
    return { control, text: titleOf(campaignId) };
  }, [say, campaigns, campaignId, setFilter]);
}
