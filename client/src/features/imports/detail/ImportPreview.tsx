import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Surface } from '../../../shared/page/Surface';
import { PlainTable } from '../../../shared/table/PlainTable';
import { Change } from './Change';
import type { ImportRecordFragment } from '../imports.generated';

/** The rows and changes of a file, and for sales the totals of each month before and after. */
export function ImportPreview({ record }: { record: ImportRecordFragment }) {
  const { say, format } = useTexts('imports');
  const { rowsRead, rowsValid, errorCount, totals } = record;
  const counts = [
    ['rowsRead', rowsRead],
    ['rowsValid', rowsValid],
    ['errorCount', errorCount],
    ['preview.created', totals.created],
    ['preview.updated', totals.updated],
    ['preview.unchanged', totals.unchanged],
  ] as const;
  return (
    <Surface title={say('preview')}>
      <Stack spacing={3}>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(116px, 1fr))',
            gap: 2,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {counts.map(([id, count]) => (
            <Box key={id}>
              <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
                {say(id)}
              </Box>
              <Box component="dd" sx={{ m: 0, fontSize: '1.5rem', lineHeight: 32 / 24, fontWeight: 650 }}>
                {format.number(count)}
              </Box>
            </Box>
          ))}
        </Box>
        {totals.months.length > 0 && <Months months={totals.months} />}
      </Stack>
    </Surface>
  );
}

function Months({ months }: { months: ImportRecordFragment['totals']['months'] }) {
  const { intl, say, format } = useTexts('imports.months');
  return (
    <PlainTable
      caption={intl.formatMessage({ id: 'imports.months' })}
      columns={[
        { key: 'month', label: say('month'), cell: ({ month }) => format.month(month) },
        {
          key: 'tires',
          label: say('tires'),
          cell: (row) => <Change before={format.number(row.tiresBefore)} after={format.number(row.tiresAfter)} />,
          align: 'end',
        },
        {
          key: 'fleet',
          label: say('fleet'),
          cell: (row) => <Change before={format.number(row.fleetBefore)} after={format.number(row.fleetAfter)} />,
          align: 'end',
        },
        {
          key: 'amount',
          label: say('amount'),
          cell: (row) => <Change before={format.euro(row.amountBefore)} after={format.euro(row.amountAfter)} />,
          align: 'end',
        },
      ]}
      rows={months}
      rowKey={({ month }) => month}
    />
  );
}
