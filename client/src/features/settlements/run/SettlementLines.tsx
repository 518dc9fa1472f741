import { useApolloClient } from '@apollo/client/react';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { useMemo, useState } from 'react';
import { ExportedSection } from '../../../shared/files/ExportedSection';
import { useTexts } from '../../../shared/i18n/useTexts';
import { DefinedListView } from '../../../shared/list/definition/DefinedListView';
import { ListFilters } from '../../../shared/list/definition/ListFilters';
import { useDealerRows } from '../../../shared/list/paging/useDealerRows';
import { useVisiblePage } from '../../../shared/list/paging/useVisiblePage';
import { useListState } from '../../../shared/list/state/useListState';
import { useCampaignFilter } from '../campaignFilter';
import type { SettlementDetailsFragment } from '../settlement.generated';
import { LineDialog } from './LineDialog';
import { SettlementLinesFileDocument, useSettlementLinesQuery } from './lines.generated';
import { settlementLineList, type SettlementLineRow } from './settlementLineList';

const labelOf = ({ businessName }: SettlementLineRow) => businessName;
const hrefOf = ({ dealerId, isDeleted }: SettlementLineRow) => (isDeleted ? undefined : `/dealers/${dealerId}`);

/** The dealers of a run, with the payment of each and its reason; the server searches, filters, sorts and pages. */
export function SettlementLines({
  id,
  campaigns,
  state,
}: Pick<SettlementDetailsFragment, 'id' | 'campaigns' | 'state'>) {
  const { say } = useTexts('settlements.lines');
  const client = useApolloClient();
  const controls = useListState(settlementLineList.codec);
  const campaignId = useCampaignFilter(campaigns, controls.filters);
  const own = useMemo(() => ({ campaignId }), [campaignId]);
  const input = useMemo(() => settlementLineList.input(controls.state), [controls.state]);
  const { data, loading, error, refetch } = useSettlementLinesQuery({
    variables: { id, input },
    fetchPolicy: 'cache-and-network',
  });
  const page = useDealerRows(data?.settlementLines);
  const view = useVisiblePage({ page, loading, error }, controls.state, controls.key);
  const [opened, setOpened] = useState<SettlementLineRow>();
  const row = useMemo(
    () => ({
      labelOf,
      hrefOf,
      actionsOf: (line: SettlementLineRow) => [
        {
          key: 'details',
          label: say('details'),
          icon: InfoOutlined,
          onSelect: () => setOpened(line),
        },
      ],
    }),
    [say],
  );
  return (
    <ExportedSection
      heading={say('title')}
      exportLabel={say('export')}
      rows={view.visible?.total}
      requestTicket={async (format) => {
        const { filter, sort, search } = input;
        const { data: file } = await client.query({
          query: SettlementLinesFileDocument,
          variables: { id, input: { filter, sort, search, format } },
          fetchPolicy: 'no-cache',
        });
        return file?.settlementLinesFile;
      }}
    >
      <ListFilters list={settlementLineList} controls={controls.filters} own={own} />
      <DefinedListView
        list={settlementLineList}
        controls={controls}
        view={view}
        row={row}
        onRetry={() => void refetch()}
      />
      {opened !== undefined && (
        <LineDialog
          line={opened}
          canHold={state === 'DRAFT' || state === 'PROPOSED'}
          onClose={() => setOpened(undefined)}
        />
      )}
    </ExportedSection>
  );
}
