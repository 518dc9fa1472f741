import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../i18n/useFormat';
import { useIncentiveWords } from '../incentives/useIncentiveWords';
import { listCodec } from '../list/listCodec';
import { ListPager } from '../list/ListPager';
import { useListState } from '../list/useListState';
import { useShownPage } from '../list/useShownPage';
import { Surface } from '../page/Surface';
import { ErrorState } from '../states/ErrorState';
import { SkeletonRows } from '../states/Skeletons';
import { PlainTable, type TableColumn } from '../table/PlainTable';
import { useCampaignLinesQuery, type EligibleLineFragment } from './statement.generated';

/** The page of lines in the address; the newest first, always. */
const linesCodec = listCodec<Record<never, never>, 'soldOn'>({
  filter: {},
  sortColumns: ['soldOn'],
  defaultSort: { column: 'soldOn', direction: 'desc' },
});

interface EligibleLinesProps {
  readonly campaignId: string;
  readonly dealerId: string;
}

/** The sales that count for a dealer in a campaign, page by page. */
export function EligibleLines({ campaignId, dealerId }: EligibleLinesProps) {
  const intl = useIntl();
  const columns = useLineColumns();
  const { state, key, setPage, setPageSize } = useListState(linesCodec);
  const { page, pageSize } = state;
  const { data, loading, error, refetch } = useCampaignLinesQuery({
    variables: { campaignId, dealerId, page, pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const { shown, problem } = useShownPage({ page: data?.campaignLines, loading, error }, state, key);
  const title = intl.formatMessage({ id: 'statement.lines' });
  return (
    <Surface title={title}>
      {problem !== undefined ? (
        <ErrorState problem={problem} onRetry={() => void refetch()} />
      ) : shown === undefined ? (
        <SkeletonRows count={pageSize} height={35} />
      ) : shown.total === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="statement.lines.none" />
        </Typography>
      ) : (
        <Box aria-busy={loading} sx={{ opacity: loading ? 0.6 : 1 }}>
          <PlainTable caption={title} captionHidden columns={columns} rows={shown.items} rowKey={({ id }) => id} />
          <ListPager page={page} pageSize={pageSize} total={shown.total} onPage={setPage} onPageSize={setPageSize} />
        </Box>
      )}
    </Surface>
  );
}

function useLineColumns(): readonly TableColumn<EligibleLineFragment>[] {
  const intl = useIntl();
  const format = useFormat();
  const words = useIncentiveWords();
  const label = (id: string) => intl.formatMessage({ id: `statement.lines.${id}` });
  const say = (id: string) => intl.formatMessage({ id: `incentives.${id}` });
  return [
    {
      key: 'document',
      label: label('document'),
      cell: ({ document, line }) =>
        intl.formatMessage({ id: 'statement.lines.documentLine' }, { document, line: String(line) }),
    },
    { key: 'soldOn', label: label('soldOn'), cell: ({ soldOn }) => format.date(soldOn) },
    {
      key: 'tyre',
      label: label('tyre'),
      cell: ({ brand, season, segment, rim }) =>
        [brand, say(`season.${season}`), say(`segment.${segment}`), `${rim}″`].join(' · '),
    },
    { key: 'channel', label: label('channel'), cell: ({ channel }) => say(`channel.${channel}`) },
    { key: 'quantity', label: label('quantity'), cell: ({ quantity }) => format.number(quantity), align: 'end' },
    { key: 'amount', label: label('amount'), cell: ({ amount }) => format.euro(amount), align: 'end' },
    {
      key: 'factor',
      label: label('factor'),
      align: 'end',
      cell: ({ factor, boostLabel }) => (
        <>
          {words.factor(factor)}
          {boostLabel !== null && (
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              {boostLabel}
            </Typography>
          )}
        </>
      ),
    },
  ];
}
