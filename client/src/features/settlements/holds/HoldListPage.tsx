import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import { useMemo, useState } from 'react';
import { HoldButton } from '../../../domain/settlements/holds/HoldButton';
import type { HoldFieldsFragment } from '../../../domain/settlements/holds/holds.generated';
import { ReleaseDialog } from '../../../domain/settlements/holds/ReleaseDialog';
import { useTexts } from '../../../shared/i18n/useTexts';
import { DefinedListView } from '../../../shared/list/definition/DefinedListView';
import { ListFilters } from '../../../shared/list/definition/ListFilters';
import { useVisiblePage } from '../../../shared/list/paging/useVisiblePage';
import { useSelection } from '../../../shared/list/selection/useSelection';
import { useListState } from '../../../shared/list/state/useListState';
import { BackLink } from '../../../shared/page/BackLink';
import { PageHeader } from '../../../shared/page/PageHeader';
import { useCampaignFilter } from '../campaignFilter';
import { useSettlementChoices } from '../editor/useSettlementChoices';
import { holdList } from './holdList';
import { useSettlementHoldListQuery } from './HoldListPage.generated';

const labelOf = ({ dealer }: HoldFieldsFragment) => dealer.businessName;
const hrefOf = ({ dealer }: HoldFieldsFragment) => `/dealers/${dealer.id}/documents`;

/** The credits on hold, which no run pays until they are released (docs/domain/settlement.md, 'Holds'). */
export function Component() {
  const { intl, say } = useTexts('settlements.holds');
  const controls = useListState(holdList.codec);
  const { state } = controls;
  const input = useMemo(() => holdList.input(state), [state]);
  const { data, loading, error, refetch } = useSettlementHoldListQuery({
    variables: { input },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.settlementHoldsTable;
  const view = useVisiblePage({ page: found, loading, error }, state, controls.key);
  useSelection(holdList.name, controls, view.visible !== undefined);
  const [released, setReleased] = useState<HoldFieldsFragment>();
  const dealer = found?.items.find((hold) => hold.dealer.id === state.filter.dealerId)?.dealer.businessName;
  const campaignId = useCampaignFilter(useSettlementChoices().campaigns, controls.filters);
  const own = useMemo(() => ({ dealerId: { text: dealer }, campaignId }), [dealer, campaignId]);
  const row = useMemo(
    () => ({
      labelOf,
      hrefOf,
      actionsOf: (hold: HoldFieldsFragment) =>
        hold.releasedAt === null
          ? [
              {
                key: 'release',
                label: intl.formatMessage({ id: 'hold.release' }),
                icon: LockOpenOutlined,
                onSelect: () => setReleased(hold),
              },
            ]
          : [],
    }),
    [intl],
  );
  return (
    <>
      <BackLink to="/settlements" labelId="settlements.back" />
      <PageHeader title={say('title')} subtitle={say('subtitle')} actions={<HoldButton variant="contained" />} />
      <ListFilters list={holdList} controls={controls.filters} own={own} />
      <DefinedListView
        list={holdList}
        controls={controls}
        view={view}
        row={row}
        emptyAction={<HoldButton />}
        onRetry={() => void refetch()}
      />
      {released !== undefined && <ReleaseDialog hold={released} onClose={() => setReleased(undefined)} />}
    </>
  );
}
