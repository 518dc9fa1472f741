import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTexts } from '../../shared/i18n/useTexts';
import { useIncentiveTexts } from '../incentives/useIncentiveTexts';
import { Surface } from '../../shared/page/Surface';
import { PlainTable } from '../../shared/table/PlainTable';
import type { StatementFieldsFragment } from './statement.generated';

type Changes = NonNullable<StatementFieldsFragment['sinceClosing']>;

/** The sales that changed after the campaign was closed; they do not count. */
export function SinceClosing({ changes }: { changes: Changes }) {
  const { say, format } = useTexts('statement');
  const { closedAt, differences, laterLines, laterTires } = changes;
  return (
    <Surface title={say('since')}>
      <Stack spacing={2}>
        <Typography>{say('since.text', { date: format.date(closedAt) })}</Typography>
        {differences.length > 0 && <Differences differences={differences} />}
        {laterLines > 0 && (
          <Typography>
            {say('since.later', {
              lines: laterLines,
              linesNumber: format.number(laterLines),
              tires: laterTires,
              tiresNumber: format.number(laterTires),
            })}
          </Typography>
        )}
      </Stack>
    </Surface>
  );
}

function Differences({ differences }: Pick<Changes, 'differences'>) {
  const { intl, say, format } = useTexts('statement.since');
  const texts = useIncentiveTexts();
  const change = (tires: number) => format.number(tires, { signDisplay: 'exceptZero' });
  return (
    <PlainTable
      caption={say('differences')}
      columns={[
        {
          key: 'label',
          label: say('label'),
          cell: (row) => row.label ?? intl.formatMessage({ id: 'statement.boosts.unboosted' }),
        },
        { key: 'factor', label: say('factor'), cell: ({ factor }) => texts.factor(factor), align: 'end' },
        { key: 'tires', label: say('tires'), cell: ({ tires }) => change(tires), align: 'end' },
        { key: 'fleet', label: say('fleet'), cell: ({ fleetTires }) => change(fleetTires), align: 'end' },
      ]}
      rows={differences.map((difference, index) => ({ ...difference, key: String(index) }))}
      rowKey={({ key }) => key}
    />
  );
}
