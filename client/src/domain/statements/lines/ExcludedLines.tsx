import { useApolloClient } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { LineDispute } from '../../disputes/LineDispute';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useVisiblePage } from '../../../shared/list/paging/useVisiblePage';
import { LinePages, type LineListState } from './LinePages';
import { ExcludedLinesDocument, useExcludedLinesQuery, type StatementFieldsFragment } from '../statement.generated';
import { disputeColumn, lineColumn, saleColumns, useLineLabels } from './useLineLabels';
import { useExclusionLabels } from './useExclusionLabels';

interface ExcludedLinesProps {
  readonly statement: StatementFieldsFragment;
  readonly title: string;
  readonly list: LineListState;
}

/** The sales of a dealer that a campaign does not count, each with the first condition that it fails. */
export function ExcludedLines({ statement, title, list }: ExcludedLinesProps) {
  const { intl, say, format } = useTexts('statement.lines');
  const labelsOf = useLineLabels();
  const why = useExclusionLabels(statement);
  const { page, pageSize, search } = list.state;
  const { data, loading, error, refetch } = useExcludedLinesQuery({
    variables: { campaignId: statement.campaign.id, dealerId: statement.dealerId, page, pageSize, search },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.campaignExcludedLines;
  const view = useVisiblePage({ page: found, loading, error }, list.state, list.key);
  const client = useApolloClient();
  const fetchLines = useCallback(
    async (pageNumber: number, size: 100) => {
      const printed = {
        campaignId: statement.campaign.id,
        dealerId: statement.dealerId,
        page: pageNumber,
        pageSize: size,
        search,
      };
      const response = await client.query({
        query: ExcludedLinesDocument,
        variables: printed,
        fetchPolicy: 'no-cache',
        errorPolicy: 'all',
      });
      return response.data?.campaignExcludedLines?.items;
    },
    [client, statement.campaign.id, statement.dealerId, search],
  );
  return (
    <>
      {found && (
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          {say('excludedText', { from: format.date(found.from), to: format.date(found.to) })}
        </Typography>
      )}
      <LinePages
        title={title}
        list={list}
        view={view}
        onRetry={() => void refetch()}
        fetchLines={fetchLines}
        columns={[...saleColumns(intl), lineColumn(intl, 'why'), disputeColumn(intl)]}
        labelsOf={(line) => ({
          ...labelsOf(line),
          why: why(line),
          dispute: (
            <LineDispute campaignId={statement.campaign.id} dealerId={statement.dealerId} line={line} why={why(line)} />
          ),
        })}
        none={say('noneExcluded')}
      />
    </>
  );
}
