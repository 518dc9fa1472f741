import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
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
  const wordsOf = useLineWords();
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
          <PlainTable
            caption={title}
            captionHidden
            columns={lineColumns(intl)}
            rows={shown.items.map(wordsOf)}
            rowKey={({ id }) => id}
            item={(words) => <LineItem words={words} />}
          />
          <ListPager page={page} pageSize={pageSize} total={shown.total} onPage={setPage} onPageSize={setPageSize} />
        </Box>
      )}
    </Surface>
  );
}

/** What a line says, as it is written. */
interface LineWords {
  readonly id: string;
  readonly document: string;
  readonly soldOn: string;
  readonly tyre: string;
  readonly channel: string;
  readonly quantity: string;
  readonly tyres: string;
  readonly amount: string;
  readonly factor: string;
  readonly boostLabel: string | null;
}

function useLineWords(): (line: EligibleLineFragment) => LineWords {
  const intl = useIntl();
  const format = useFormat();
  const { factor } = useIncentiveWords();
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  return (line) => ({
    id: line.id,
    document: say('statement.lines.documentLine', { document: line.document, line: String(line.line) }),
    soldOn: format.date(line.soldOn),
    tyre: [
      line.brand,
      say(`incentives.season.${line.season}`),
      say(`incentives.segment.${line.segment}`),
      `${line.rim}″`,
    ].join(' · '),
    channel: say(`incentives.channel.${line.channel}`),
    quantity: format.number(line.quantity),
    tyres: say('statement.lines.tyres', { count: line.quantity, number: format.number(line.quantity) }),
    amount: format.euro(line.amount),
    factor: factor(line.factor),
    boostLabel: line.boostLabel,
  });
}

function lineColumns(intl: IntlShape): readonly TableColumn<LineWords>[] {
  const column = (
    key: Exclude<keyof LineWords, 'id' | 'tyres' | 'boostLabel'>,
    align?: 'end',
  ): TableColumn<LineWords> => ({
    key,
    label: intl.formatMessage({ id: `statement.lines.${key}` }),
    cell: (words) => words[key],
    ...(align && { align }),
  });
  return [
    column('document'),
    column('soldOn'),
    column('tyre'),
    column('channel'),
    column('quantity', 'end'),
    column('amount', 'end'),
    {
      ...column('factor', 'end'),
      cell: ({ factor, boostLabel }) => (
        <>
          {factor}
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

/** A line on a phone: what was sold and how much of it, then what it counts, then where it stands. */
function LineItem({ words }: { readonly words: LineWords }) {
  const { tyre, tyres, soldOn, channel, amount, document, factor, boostLabel } = words;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        rowGap: 0.25,
        typography: 'table',
        '& > :nth-of-type(even)': { textAlign: 'right' },
      }}
    >
      <Box sx={{ fontWeight: 600 }}>{tyre}</Box>
      <Box sx={{ fontWeight: 600 }}>{tyres}</Box>
      <Box>{[soldOn, channel, amount].join(' · ')}</Box>
      <Box>{factor}</Box>
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{document}</Box>
      <Box sx={{ color: 'text.secondary' }}>{boostLabel}</Box>
    </Box>
  );
}
