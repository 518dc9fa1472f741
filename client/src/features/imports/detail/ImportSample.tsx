import Box from '@mui/material/Box';
import { useIntl, type IntlShape } from 'react-intl';
import { auditChanges, plainValue } from '../../../domain/audit/auditLabels';
import { ChangeList } from '../../../domain/audit/ChangeList';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Surface } from '../../../shared/page/Surface';
import { PlainTable, type TableColumn } from '../../../shared/table/PlainTable';
import type { ImportRecordFragment } from '../imports.generated';
import { Change } from './Change';
import { changeLabels, sampleText, enumLabel } from './sampleTexts';

type SampleRow = ImportRecordFragment['sample'][number];

/** The first rows that change something, with the values before and after. */
export function ImportSample({ record: { kind, sample } }: { readonly record: ImportRecordFragment }) {
  const { say } = useTexts('imports');
  const columns = useSampleColumns(kind);
  const title = say('sample');
  return (
    <Surface title={title}>
      <PlainTable
        caption={title}
        captionHidden
        columns={columns}
        rows={sample}
        rowKey={({ row }) => String(row)}
        item={(row) => <Item kind={kind} row={row} />}
      />
    </Surface>
  );
}

/** Columns with fixed widths: else a long last column would squeeze the others in a narrow table. */
function useSampleColumns(kind: ImportRecordFragment['kind']): readonly TableColumn<SampleRow>[] {
  const { say, format } = useTexts('imports.sample');
  const column = (
    key: string,
    width: number,
    cell: TableColumn<SampleRow>['cell'],
    align?: 'end',
  ): TableColumn<SampleRow> => ({
    key,
    width,
    cell,
    label: say(key),
    ...(align && { align }),
  });
  const text = (field: string) => (row: SampleRow) => sampleText(row, field);
  const member = (row: SampleRow) => <Member row={row} />;
  const changes = (row: SampleRow) => <Changes row={row} />;
  const row = column('row', 7, (each) => format.number(each.row));
  switch (kind) {
    case 'SALES':
      return [
        row,
        column('line', 16, (each) => <Line row={each} />),
        column('dealer', 23, text('businessName')),
        column('soldOn', 11, (each) => format.date(text('soldOn')(each))),
        column('tyre', 23, (each) => <Tyre row={each} />),
        column('quantity', 9, (each) => <Figure row={each} field="quantity" format={format.number} />, 'end'),
        column('amount', 11, (each) => <Figure row={each} field="amount" format={format.euro} />, 'end'),
      ];
    case 'GOALS':
      return [row, column('dealer', 33, member), column('title', 30, text('title')), column('change', 30, changes)];
    case 'NETWORK':
      return [
        row,
        column('code', 12, text('code')),
        column('member', 24, text('businessName')),
        column('change', 57, changes),
      ];
  }
}

/** A row on a phone. */
function Item({ kind, row }: { readonly kind: ImportRecordFragment['kind']; readonly row: SampleRow }) {
  const { intl, say, format } = useTexts('imports.sample');
  const text = (field: string) => sampleText(row, field);
  const number = `${say('row')} ${format.number(row.row)}`;
  const facts =
    kind === 'SALES'
      ? [number, `${text('document')} / ${text('line')}`, format.date(text('soldOn')), ...actionOf(row, intl)]
      : [number, text('code'), ...(kind === 'GOALS' ? [text('title')] : [])];
  return (
    <>
      <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>{facts.join(' · ')}</Box>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{text('businessName')}</Box>
      {kind === 'SALES' ? (
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, typography: 'table' }}
        >
          <span>
            <Tyre row={row} />
          </span>
          <Box component="span" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            <Figure row={row} field="quantity" format={format.number} />
            {' · '}
            <Figure row={row} field="amount" format={format.euro} />
          </Box>
        </Box>
      ) : (
        <Changes row={row} />
      )}
    </>
  );
}

function Member({ row }: { readonly row: SampleRow }) {
  return (
    <>
      {sampleText(row, 'businessName')}
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{sampleText(row, 'code')}</Box>
    </>
  );
}

/** The action of a row on an existing line as text; empty if the row is a new line. */
function actionOf(row: SampleRow, intl: IntlShape): readonly string[] {
  const action = sampleText(row, 'action');
  return action === '' ? [] : [intl.formatMessage({ id: `imports.sample.${action}` })];
}

function Line({ row }: { readonly row: SampleRow }) {
  const intl = useIntl();
  return (
    <>
      {`${sampleText(row, 'document')} / ${sampleText(row, 'line')}`}
      {actionOf(row, intl).map((action) => (
        <Box key={action} sx={{ typography: 'caption', color: 'text.secondary' }}>
          {action}
        </Box>
      ))}
    </>
  );
}

/** A tyre, before and after if a correction changes it. */
function Tyre({ row }: { readonly row: SampleRow }) {
  const intl = useIntl();
  const tyreOf = (values: SampleRow) => {
    const texts = ['season', 'segment', 'channel'].map((field) => enumLabel(intl, field, sampleText(values, field)));
    return `${[sampleText(values, 'brand'), ...texts].join(', ')}, ${sampleText(values, 'rim')}″`;
  };
  const after = tyreOf(row);
  return <Change before={row.before === null ? after : tyreOf({ ...row, after: row.before })} after={after} />;
}

interface FigureProps {
  readonly row: SampleRow;
  readonly field: string;
  readonly format: (value: string) => string;
}

/** A figure of a line, before and after if a correction changes it. */
function Figure({ row, field, format }: FigureProps) {
  const after = format(sampleText(row, field));
  return (
    <Change
      before={row.before === null ? after : format(sampleText({ ...row, after: row.before }, field))}
      after={after}
    />
  );
}

/** The changes of the fields that have a label; for a new record, its filled fields. */
function Changes({ row }: { readonly row: SampleRow }) {
  const { intl, say, format } = useTexts('imports.sample');
  const asText = (field: string, value: unknown) => {
    if (field === 'goalThreshold') return format.number(Number(value));
    if (field === 'joinedOn' && typeof value === 'string') return format.date(value);
    return typeof value === 'string' ? enumLabel(intl, field, value) : plainValue(value, intl);
  };
  // the name of a new record is already beside it
  const isChanged = (field: string) =>
    row.before === null
      ? row.after[field] !== null && field !== 'businessName'
      : row.before[field] !== row.after[field];
  const changes = auditChanges(row, changeLabels, intl, asText).filter(({ field }) => isChanged(field));
  return (
    <>
      {row.before === null && <Box sx={{ fontWeight: 550 }}>{say('new')}</Box>}
      <ChangeList changes={changes} dense={row.before === null} />
    </>
  );
}
