import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Figure } from '../../../shared/charts/data/figures';
import { WaterfallChart } from '../../../shared/charts/WaterfallChart';
import { useTexts } from '../../../shared/i18n/useTexts';
import { PlainTable, type TableColumn } from '../../../shared/table/PlainTable';
import { linesQuery } from '../lines/linesId';
import { Cause } from './Cause';
import { chartSteps } from './chartSteps';
import type { BridgeFieldsFragment, BridgeStepFieldsFragment } from './changes.generated';
import { useStepText } from './useStepText';

const measures = ['accumulated', 'expendable', 'tires'] as const;
type Measure = (typeof measures)[number];

type Row = BridgeStepFieldsFragment & { readonly key: string };

/**
 * The changes between two days: a waterfall chart of one figure, and a table of all three with a link to each cause.
 */
export function BridgeChart({ bridge }: { readonly bridge: BridgeFieldsFragment }) {
  const { intl, say, format } = useTexts('statement.why');
  const textOf = useStepText();
  const [measure, setMeasure] = useState<Measure>('accumulated');
  const { from, to, opening, closing, recordedSince } = bridge;
  const rows = bridge.steps.map((step, index): Row => ({ ...step, key: String(index) }));
  const written = (value: Figure) => (measure === 'tires' ? format.number(value) : format.euro(value));
  const signed = (value: Figure) => {
    const options = { signDisplay: 'exceptZero' } as const;
    return measure === 'tires' ? format.number(value, options) : format.euro(value, options);
  };
  const steps = chartSteps(rows, measure, textOf, (cause) =>
    intl.formatMessage({ id: `statement.change.kind.${cause}` }),
  );
  const days = { from: format.date(from), to: format.date(to) };
  return (
    <WaterfallChart
      title={say(measure)}
      sentence={intl.formatMessage(
        { id: rows.length === 0 ? 'statement.why.unchanged' : 'statement.why.sentence' },
        {
          ...days,
          before: written(opening[measure]),
          after: written(closing[measure]),
          count: rows.length,
          number: format.number(rows.length),
        },
      )}
      first={{ key: 'first', label: days.from, value: opening[measure] }}
      steps={steps}
      last={{ key: 'last', label: days.to, value: closing[measure] }}
      written={written}
      signed={signed}
      controls={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={measure}
          aria-label={say('measure')}
          onChange={(_event, next: Measure | null) => {
            if (next !== null) setMeasure(next);
          }}
          sx={{ flexWrap: 'wrap' }}
        >
          {measures.map((name) => (
            <ToggleButton key={name} value={name}>
              {say(name)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
      table={
        <>
          <StepsTable rows={rows} caption={say('steps', days)} />
          {recordedSince !== null && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
              {say('recordedSince', { since: format.dateTime(recordedSince) })}
            </Typography>
          )}
        </>
      }
    />
  );
}

function StepsTable({ rows, caption }: { readonly rows: readonly Row[]; readonly caption: string }) {
  const { say, format } = useTexts('statement.why');
  const signed = { signDisplay: 'exceptZero' } as const;
  const columns: readonly TableColumn<Row>[] = [
    { key: 'cause', label: say('cause'), cell: (row) => <Cause step={row} linesAt={linesQuery} /> },
    { key: 'at', label: say('at'), cell: ({ at }) => format.dateTime(at) },
    { key: 'tires', label: say('tires'), cell: ({ tires }) => format.number(tires, signed), align: 'end' },
    {
      key: 'accumulated',
      label: say('accumulated'),
      cell: ({ accumulated }) => format.euro(accumulated, signed),
      align: 'end',
    },
    {
      key: 'expendable',
      label: say('expendable'),
      cell: ({ expendable }) => format.euro(expendable, signed),
      align: 'end',
    },
  ];
  return (
    <PlainTable caption={caption} columns={columns} rows={rows} rowKey={({ key }) => key} empty={say('nothing')} />
  );
}
