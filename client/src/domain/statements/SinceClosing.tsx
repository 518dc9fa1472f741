import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../shared/i18n/useFormat';
import { useIncentiveTexts } from '../incentives/useIncentiveTexts';
import { Surface } from '../../shared/page/Surface';
import { PlainTable } from '../../shared/table/PlainTable';
import type { StatementFieldsFragment } from './statement.generated';

type Changes = NonNullable<StatementFieldsFragment['sinceClosing']>;

/** The sales that changed after the campaign was closed; they do not count. */
export function SinceClosing({ changes }: { changes: Changes }) {
  const intl = useIntl();
  const format = useFormat();
  const { closedAt, differences, laterLines, laterTires } = changes;
  return (
    <Surface title={intl.formatMessage({ id: 'statement.since' })}>
      <Stack spacing={2}>
        <Typography>
          <FormattedMessage id="statement.since.text" values={{ date: format.date(closedAt) }} />
        </Typography>
        {differences.length > 0 && <Differences differences={differences} />}
        {laterLines > 0 && (
          <Typography>
            <FormattedMessage
              id="statement.since.later"
              values={{
                lines: laterLines,
                linesNumber: format.number(laterLines),
                tires: laterTires,
                tiresNumber: format.number(laterTires),
              }}
            />
          </Typography>
        )}
      </Stack>
    </Surface>
  );
}

function Differences({ differences }: Pick<Changes, 'differences'>) {
  const intl = useIntl();
  const format = useFormat();
  const texts = useIncentiveTexts();
  const label = (id: string) => intl.formatMessage({ id: `statement.since.${id}` });
  const change = (tires: number) => format.number(tires, { signDisplay: 'exceptZero' });
  return (
    <PlainTable
      caption={label('differences')}
      columns={[
        {
          key: 'label',
          label: label('label'),
          cell: (row) => row.label ?? intl.formatMessage({ id: 'statement.boosts.unboosted' }),
        },
        { key: 'factor', label: label('factor'), cell: ({ factor }) => texts.factor(factor), align: 'end' },
        { key: 'tires', label: label('tires'), cell: ({ tires }) => change(tires), align: 'end' },
        { key: 'fleet', label: label('fleet'), cell: ({ fleetTires }) => change(fleetTires), align: 'end' },
      ]}
      rows={differences.map((difference, index) => ({ ...difference, key: String(index) }))}
      rowKey={({ key }) => key}
    />
  );
}
