import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import { useMemo, useState } from 'react';
import { HoldButton } from '../../../domain/settlements/holds/HoldButton';
import type { HoldFieldsFragment } from '../../../domain/settlements/holds/holds.generated';
import { ReleaseDialog } from '../../../domain/settlements/holds/ReleaseDialog';
import { useTexts } from '../../../shared/i18n/useTexts';
import { DefinedListView } from '../../../shared/list/definition/DefinedListView';
import { ListFilters } from '../../../shared/list/definition/ListFilters';
import { useListPage } from '../../../shared/list/definition/useListPage';
import { useSelection } from '../../../shared/list/selection/useSelection';
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
  const { controls, data, view, listed } = useListPage(
    holdList,
    useSettlementHoldListQuery,
    ({ settlementHoldsTable }) => settlementHoldsTable,
  );
  const { state } = controls;
  const found = data?.settlementHoldsTable;
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
      <DefinedListView {...listed} row={row} emptyAction={<HoldButton />} />
      {released !== undefined && <ReleaseDialog hold={released} onClose={() => setReleased(undefined)} />}
    </>
  );
}
