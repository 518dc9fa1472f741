import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { ExportedSection } from '../../../shared/files/ExportedSection';
import { useTexts } from '../../../shared/i18n/useTexts';
import { DefinedListView } from '../../../shared/list/definition/DefinedListView';
import { ListFilters } from '../../../shared/list/definition/ListFilters';
import { useDealerRows } from '../../../shared/list/paging/useDealerRows';
import { useVisiblePage } from '../../../shared/list/paging/useVisiblePage';
import { useListState } from '../../../shared/list/state/useListState';
import { simulationDealerList, type SimulatedDealerRow } from './simulationDealerList';
import { SimulationFileDocument, useSimulationDealersQuery } from './simulations.generated';

interface SimulatedDealersProps {
  readonly id: string;
  readonly volume: string;
  /** Whether each dealer is compared with another campaign. */
  readonly isCompared: boolean;
}

const labelOf = ({ businessName }: SimulatedDealerRow) => businessName;
const hrefOf = ({ dealerId }: SimulatedDealerRow) => `/dealers/${dealerId}`;

/** Columns and filters of a simulation that is not compared with another campaign. */
const { against: _against, difference: _difference, ...ownColumns } = simulationDealerList.columns;
const { outcome: _outcome, ...ownFilters } = simulationDealerList.filters;
const ownList = { ...simulationDealerList, columns: ownColumns };
const ownBar = { ...simulationDealerList, filters: ownFilters };

/** The dealers of a simulation at one volume; the server searches, filters, sorts and pages. */
export function SimulatedDealers({ id, volume, isCompared }: SimulatedDealersProps) {
  const { say } = useTexts('simulations.dealers');
  const client = useApolloClient();
  const controls = useListState(simulationDealerList.codec);
  const input = useMemo(() => inputOf(simulationDealerList.input(controls.state), volume), [controls.state, volume]);
  const { data, loading, error, refetch } = useSimulationDealersQuery({
    variables: { id, input },
    fetchPolicy: 'cache-and-network',
  });
  const page = useDealerRows(data?.simulationDealers);
  const view = useVisiblePage({ page, loading, error }, controls.state, controls.key);
  return (
    <ExportedSection
      heading={say('heading')}
      exportLabel={say('export')}
      rows={view.visible?.total}
      requestTicket={async (format) => {
        const { filter, sort, search } = input;
        const { data: file } = await client.query({
          query: SimulationFileDocument,
          variables: { id, input: { filter, sort, search, format } },
          fetchPolicy: 'no-cache',
        });
        return file?.simulationFile;
      }}
    >
      <ListFilters list={isCompared ? simulationDealerList : ownBar} controls={controls.filters} />
      <DefinedListView
        list={isCompared ? simulationDealerList : ownList}
        controls={controls}
        view={view}
        row={{ labelOf, hrefOf }}
        onRetry={() => void refetch()}
      />
    </ExportedSection>
  );
}

function inputOf({ filter, ...state }: ReturnType<typeof simulationDealerList.input>, volume: string) {
  return { ...state, filter: { ...filter, volume } };
}
