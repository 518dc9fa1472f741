import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/i18n/useTexts';
import { writtenFactor } from '../../incentives/averageFactor';
import { useIncentiveTexts } from '../../incentives/useIncentiveTexts';
import { PlainTable, type TableColumn } from '../../../shared/table/PlainTable';
import { Sentence, Step, type StepProps, type StepsProps } from './Step';

interface BoostRow {
  readonly key: string;
  readonly label: string;
  /** Undefined for tyres whose factors cannot be reconstructed, and for the total. */
  readonly factor?: string;
  readonly tires: number;
  readonly fleetTires: number;
  readonly boostedTires: string;
}

/** The average factor of the boosts. */
export function BoostStep({ statement }: StepsProps) {
  const { say } = useTexts('statement.boosts');
  const label = useBoostLabel();
  const { boosts, unreconstructed } = statement;
  if (boosts.length > 0 || unreconstructed !== null) return <AverageStep statement={statement} />;
  return (
    <Step name={label('')}>
      <Sentence>{say('none')}</Sentence>
    </Step>
  );
}

function AverageStep({ statement }: StepsProps) {
  const label = useBoostLabel();
  const { unreconstructed, factorLimit, lineTires } = statement;
  return (
    <Step name={label('')} result={useAverage(statement)}>
      <Sentence>{label('.text')}</Sentence>
      <BoostTable statement={statement} />
      <Box sx={{ mt: 1 }}>
        {unreconstructed !== null && <Sentence>{label('.unreconstructed.text')}</Sentence>}
        {lineTires <= 0 && <Sentence>{label(lineTires < 0 ? '.returned' : '.noTires')}</Sentence>}
        {factorLimit !== null && <Sentence>{label('.limited')}</Sentence>}
      </Box>
    </Step>
  );
}

function useBoostLabel(): (id: string) => string {
  const { say } = useTexts('statement');
  return (id) => say(`boosts${id}`);
}

/** A row of the table of boosts as text. */
interface BoostLabels {
  readonly key: string;
  readonly label: string;
  readonly tires: string;
  readonly fleet: string;
  readonly factor: ReactNode;
  readonly boosted: string;
  /** '37 × 1,25', where there is a factor. */
  readonly working: string | undefined;
  readonly isTotal: boolean;
}

/** The tyres of each boost times its factor, and the total. */
function BoostTable({ statement }: StepsProps) {
  const { say, format } = useTexts('statement');
  const texts = useIncentiveTexts();
  const label = useBoostLabel();
  const labelsOf = ({ key, label: name, tires, fleetTires, factor, boostedTires }: BoostRow): BoostLabels => ({
    key,
    label: name,
    tires: format.number(tires),
    fleet: format.number(fleetTires),
    factor: factor === undefined ? say('noValue') : texts.factor(factor),
    boosted: format.number(boostedTires, { maximumFractionDigits: 6 }),
    working: factor === undefined ? undefined : `${format.number(tires)} ${texts.factor(factor)}`,
    isTotal: key === totalKey,
  });
  const column = (
    key: 'label' | 'tires' | 'fleet' | 'factor' | 'boosted',
    align?: 'end',
  ): TableColumn<BoostLabels> => ({
    key,
    label: label(`.${key}`),
    cell: (row) => (row.isTotal ? <Box component="strong">{row[key]}</Box> : row[key]),
    ...(align && { align }),
  });
  return (
    <PlainTable
      caption={label('')}
      captionHidden
      columns={[
        column('label'),
        column('tires', 'end'),
        column('fleet', 'end'),
        column('factor', 'end'),
        column('boosted', 'end'),
      ]}
      rows={boostRows(statement, label).map(labelsOf)}
      rowKey={({ key }) => key}
      item={(row) => <BoostItem row={row} />}
    />
  );
}

/** A boost on a phone: its tyres times its factor, and how many of them are for fleets. */
function BoostItem({ row: { label, tires, fleet, boosted, working } }: { readonly row: BoostLabels }) {
  const { say } = useTexts('statement.boosts');
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        typography: 'table',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{label}</Box>
      <Box sx={{ fontWeight: 600, textAlign: 'right' }}>{boosted}</Box>
      <Box sx={{ color: 'text.secondary' }}>{say('ofFleet', { tires, fleet })}</Box>
      <Box sx={{ color: 'text.secondary', textAlign: 'right' }}>{working}</Box>
    </Box>
  );
}

/** The key of the total row. */
const totalKey = 'all';

function boostRows(statement: StepsProps['statement'], label: (id: string) => string): readonly BoostRow[] {
  const { boosts, unboostedTires, unboostedFleetTires, unreconstructed, lineTires, boostedTires } = statement;
  const rows: readonly BoostRow[] = [
    ...boosts.map((boost, index) => ({ ...boost, key: String(index) })),
    {
      key: 'unboosted',
      label: label('.unboosted'),
      factor: '1',
      tires: unboostedTires,
      fleetTires: unboostedFleetTires,
      boostedTires: String(unboostedTires),
    },
    ...(unreconstructed === null
      ? []
      : [{ ...unreconstructed, key: 'unreconstructed', label: label('.unreconstructed') }]),
  ];
  const fleetTires = rows.reduce((sum, row) => sum + row.fleetTires, 0);
  return [...rows, { key: totalKey, label: label('.all'), tires: lineTires, fleetTires, boostedTires }];
}

/** The average factor, with its calculation and its limit. */
function useAverage(statement: StepsProps['statement']): NonNullable<StepProps['result']> {
  const { say, format } = useTexts('statement.boosts');
  const { lineTires, boostedTires, factorLimit, averageFactor } = statement;
  const label = useBoostLabel()('.result');
  const decimal = (value: string) => format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 6 });
  if (lineTires <= 0) return { label, value: decimal('1') };
  const quotient = `${format.number(boostedTires, { maximumFractionDigits: 6 })} ÷ ${format.number(lineTires)}`;
  if (factorLimit !== null) {
    const value = say('limitedTo', { factor: decimal(factorLimit) });
    return { label, working: quotient, value };
  }
  const isExact = 'decimal' in writtenFactor(statement);
  return { label, working: `${quotient} ${isExact ? '=' : '≈'}`, value: decimal(averageFactor) };
}
