import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ExportButton } from '../../../shared/files/ExportButton';
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

/** Without another campaign there is nothing to say of it. */
const { against: _against, difference: _difference, ...ownColumns } = simulationDealerList.columns;
const { outcome: _outcome, ...ownFilters } = simulationDealerList.filters;
const ownList = { ...simulationDealerList, columns: ownColumns };
const ownBar = { ...simulationDealerList, filters: ownFilters };

/** The dealers of a simulation at one volume: searched, filtered, sorted and paged by the server. */
export function SimulatedDealers({ id, volume, isCompared }: SimulatedDealersProps) {
  const intl = useIntl();
  const client = useApolloClient();
  const headingId = useId();
  const controls = useListState(simulationDealerList.codec);
  const input = useMemo(() => inputOf(simulationDealerList.input(controls.state), volume), [controls.state, volume]);
  const { data, loading, error, refetch } = useSimulationDealersQuery({
    variables: { id, input },
    fetchPolicy: 'cache-and-network',
  });
  const page = useDealerRows(data?.simulationDealers);
  const view = useVisiblePage({ page, loading, error }, controls.state, controls.key);
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1, mb: 1.5 }}>
        <Typography variant="h2" id={headingId} sx={{ flex: 1 }}>
          <FormattedMessage id="simulations.dealers.heading" />
        </Typography>
        <ExportButton
          label={intl.formatMessage({ id: 'simulations.dealers.export' })}
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
        />
      </Box>
      <ListFilters list={isCompared ? simulationDealerList : ownBar} controls={controls.filters} />
      <DefinedListView
        list={isCompared ? simulationDealerList : ownList}
        controls={controls}
        view={view}
        row={{ labelOf, hrefOf }}
        onRetry={() => void refetch()}
      />
    </Box>
  );
}

function inputOf({ filter, ...state }: ReturnType<typeof simulationDealerList.input>, volume: string) {
  return { ...state, filter: { ...filter, volume } };
}
