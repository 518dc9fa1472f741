import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useFormat } from '../i18n/useFormat';
import { useIncentiveWords } from '../incentives/useIncentiveWords';
import { listCodec } from '../list/listCodec';
import { choiceParameter } from '../list/parameters';
import { ListPager } from '../list/ListPager';
import { useListState } from '../list/useListState';
import { useShownPage } from '../list/useShownPage';
import { Surface } from '../page/Surface';
import { ErrorState } from '../states/ErrorState';
import { SkeletonRows } from '../states/Skeletons';
import { PlainTable, type TableColumn } from '../table/PlainTable';
import { useCampaignLinesQuery, type EligibleLineFragment, type StatementFieldsFragment } from './statement.generated';

/** Those that count, or those that came after the campaign was closed. */
type Which = 'counted' | 'later';

/** The page of lines in the address; the newest first, always. */
const linesCodec = listCodec<{ readonly which: Which }, 'soldOn'>({
  filter: { which: choiceParameter<Which>('vendite', ['counted', 'later'], 'counted') },
  sortColumns: ['soldOn'],
  defaultSort: { column: 'soldOn', direction: 'desc' },
});

interface EligibleLinesProps {
  readonly campaignId: string;
  readonly dealerId: string;
  /** What became of the sales after the campaign was closed; null before. */
  readonly sinceClosing: StatementFieldsFragment['sinceClosing'];
}

/** The sales that count for a dealer in a campaign, page by page; apart from them those that came after the closing. */
export function EligibleLines({ campaignId, dealerId, sinceClosing }: EligibleLinesProps) {
  const intl = useIntl();
  const wordsOf = useLineWords();
  const { state, key, setFilter, setPage, setPageSize } = useListState(linesCodec);
  const { page, pageSize, filter } = state;
  const hasLater = sinceClosing !== null && sinceClosing.laterLines > 0;
  const which = hasLater ? filter.which : 'counted';
  const { data, loading, error, refetch } = useCampaignLinesQuery({
    variables: { campaignId, dealerId, page, pageSize, sinceClosing: which === 'later' },
    fetchPolicy: 'cache-and-network',
  });
  const { shown, problem } = useShownPage({ page: data?.campaignLines, loading, error }, state, key);
  const title = intl.formatMessage({ id: which === 'later' ? 'statement.lines.later' : 'statement.lines' });
  return (
    <Surface title={title}>
      {hasLater && <WhichLines which={which} onChange={(next) => setFilter({ which: next })} />}
      {problem !== undefined ? (
        <ErrorState problem={problem} onRetry={() => void refetch()} />
      ) : shown === undefined ? (
        <SkeletonRows count={pageSize} height={35} />
      ) : shown.total === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id={sinceClosing?.differences.length ? 'statement.lines.gone' : 'statement.lines.none'} />
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

function WhichLines({ which, onChange }: { which: Which; onChange: (which: Which) => void }) {
  const intl = useIntl();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={which}
      aria-label={intl.formatMessage({ id: 'statement.lines.which' })}
      onChange={(_event, next: Which | null) => {
        if (next !== null) onChange(next);
      }}
      sx={{ mb: 2 }}
    >
      {(['counted', 'later'] as const).map((option) => (
        <ToggleButton key={option} value={option}>
          <FormattedMessage id={`statement.lines.which.${option}`} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
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
