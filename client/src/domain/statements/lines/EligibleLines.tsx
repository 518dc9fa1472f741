import { useApolloClient } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { LineDispute } from '../../disputes/LineDispute';
import { useIncentiveTexts } from '../../incentives/useIncentiveTexts';
import { problemOf } from '../../../shared/apollo/problem';
import { useVisiblePage } from '../../../shared/list/paging/useVisiblePage';
import { useLastSeen } from '../../../shared/session/useLastSeen';
import type { TableColumn } from '../../../shared/table/PlainTable';
import { LinePages, type LineListState } from './LinePages';
import { CampaignLinesDocument, useCampaignLinesQuery, type StatementFieldsFragment } from '../statement.generated';
import { disputeColumn, lineColumn, saleColumns, useLineLabels, type LineLabels } from './useLineLabels';

interface EligibleLinesProps {
  readonly statement: StatementFieldsFragment;
  readonly title: string;
  readonly list: LineListState;
  /** Whether it lists the sales that arrived after the campaign was closed. */
  readonly isLater: boolean;
}

/** The sales that count for a dealer in a campaign, or those that arrived after the closing. */
export function EligibleLines({ statement, title, list, isLater }: EligibleLinesProps) {
  const intl = useIntl();
  const texts = useIncentiveTexts();
  const labelsOf = useLineLabels();
  const { page, pageSize, search } = list.state;
  const { dealerId, campaign, knownOn } = statement;
  const known = useMemo(() => (knownOn === null ? {} : { knownOn }), [knownOn]);
  const variables = { campaignId: campaign.id, dealerId, page, pageSize, search, sinceClosing: isLater, ...known };
  const { data, loading, error, refetch } = useCampaignLinesQuery({ variables, fetchPolicy: 'cache-and-network' });
  const problem = loading ? undefined : problemOf(error);
  const seen = useLastSeen(CampaignLinesDocument, { data, loading, problem }, variables);
  // Cached lines are announced by the page's head: their error is not shown here.
  const view = useVisiblePage(
    { page: seen.data?.campaignLines, loading, error: seen.readAt === undefined ? error : undefined },
    list.state,
    list.key,
  );
  const isGone = (statement.sinceClosing?.differences.length ?? 0) > 0;
  const client = useApolloClient();
  const fetchLines = useCallback(
    async (pageNumber: number, size: 100) => {
      const which = { sinceClosing: isLater, ...known };
      const printed = { campaignId: campaign.id, dealerId, page: pageNumber, pageSize: size, search, ...which };
      const response = await client.query({
        query: CampaignLinesDocument,
        variables: printed,
        fetchPolicy: 'no-cache',
        errorPolicy: 'all',
      });
      return response.data?.campaignLines?.items;
    },
    [client, campaign.id, dealerId, search, isLater, known],
  );
  const columns: readonly TableColumn<LineLabels>[] = [
    ...saleColumns(intl),
    { ...lineColumn(intl, 'factor', 'end'), cell: (line) => <Factor line={line} /> },
    ...(knownOn === null ? [disputeColumn(intl)] : []),
  ];
  return (
    <LinePages
      title={title}
      list={list}
      view={view}
      onRetry={() => void refetch()}
      fetchLines={fetchLines}
      columns={columns}
      labelsOf={(line) => ({
        ...labelsOf(line),
        factor: texts.factor(line.factor),
        boostLabel: line.boostLabel,
        ...(knownOn === null && {
          dispute: <LineDispute campaignId={campaign.id} dealerId={dealerId} line={line} />,
        }),
      })}
      none={intl.formatMessage({ id: isGone ? 'statement.lines.gone' : 'statement.lines.none' })}
    />
  );
}

function Factor({ line: { factor, boostLabel } }: { readonly line: LineLabels }) {
  return (
    <>
      {factor}
      {boostLabel != null && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {boostLabel}
        </Typography>
      )}
    </>
  );
}
