import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { ExportedSection } from '../../shared/files/ExportedSection';
import { useTexts } from '../../shared/i18n/useTexts';
import { DefinedListView } from '../../shared/list/definition/DefinedListView';
import { ListFilters } from '../../shared/list/definition/ListFilters';
import { useDealerRows } from '../../shared/list/paging/useDealerRows';
import { useVisiblePage } from '../../shared/list/paging/useVisiblePage';
import { useListState } from '../../shared/list/state/useListState';
import { comparedDealerList, type ComparedDealerRow } from './comparedDealerList';
import type { Comparison } from './ComparedFigures';
import type { ComparedIds } from './comparedIds';
import { ComparedDealersFileDocument, useComparedDealersQuery } from './comparison.generated';

interface ComparedDealersProps {
  readonly ids: ComparedIds;
  readonly comparison: Comparison;
}

const labelOf = ({ businessName }: ComparedDealerRow) => businessName;
const hrefOf = ({ dealerId }: ComparedDealerRow) => `/dealers/${dealerId}`;

/** The dealers that are in both campaigns; searched, filtered, sorted and paged by the server. */
export function ComparedDealers({ ids, comparison: { inBoth } }: ComparedDealersProps) {
  const { say, format } = useTexts('comparison.dealers');
  const client = useApolloClient();
  const controls = useListState(comparedDealerList.codec);
  const input = useMemo(() => comparedDealerList.input(controls.state), [controls.state]);
  const { data, loading, error, refetch } = useComparedDealersQuery({
    variables: { ...ids, input },
    fetchPolicy: 'cache-and-network',
  });
  const page = useDealerRows(data?.comparedDealers);
  const view = useVisiblePage({ page, loading, error }, controls.state, controls.key);
  return (
    <ExportedSection
      heading={say('heading')}
      exportLabel={say('export')}
      rows={view.visible?.total}
      requestTicket={async (fileFormat) => {
        const { filter, sort, search } = input;
        const { data: file } = await client.query({
          query: ComparedDealersFileDocument,
          variables: { ...ids, input: { filter, sort, search, format: fileFormat } },
          fetchPolicy: 'no-cache',
        });
        return file?.comparedDealersFile;
      }}
    >
      <Box component="p" sx={{ mt: 0, mb: 2 }}>
        {say('sentence', {
          dealers: inBoth.dealers,
          number: format.number(inBoth.dealers),
          more: format.number(inBoth.more),
          less: format.number(inBoth.less),
          same: format.number(inBoth.same),
          difference: format.euro(inBoth.difference, { signDisplay: 'exceptZero' }),
        })}
      </Box>
      <ListFilters list={comparedDealerList} controls={controls.filters} />
      <DefinedListView
        list={comparedDealerList}
        controls={controls}
        view={view}
        row={{ labelOf, hrefOf }}
        onRetry={() => void refetch()}
      />
    </ExportedSection>
  );
}
