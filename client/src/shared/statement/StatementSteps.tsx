import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { endedUnjoined } from '../campaign/endedUnjoined';
import { useFormat } from '../i18n/useFormat';
import { writtenFactor } from '../incentives/averageFactor';
import { useIncentiveWords } from '../incentives/useIncentiveWords';
import { PlainTable, type TableColumn } from '../table/PlainTable';
import type { StatementFieldsFragment } from './statement.generated';

interface StepsProps {
  readonly statement: StatementFieldsFragment;
}

/** The prize step by step, in the order in which it is worked out (docs/domain/campaigns-and-prizes.md). */
export function StatementSteps({ statement }: StepsProps) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3, counterReset: 'step' }}>
      <BaseStep statement={statement} />
      <BoostStep statement={statement} />
      <ProductStep statement={statement} />
      <CapStep statement={statement} />
      <UnlockStep statement={statement} />
      <RedemptionStep statement={statement} />
    </Box>
  );
}

interface StepProps {
  readonly name: string;
  readonly children: ReactNode;
  /** What the step comes to: its name, how, and how much. */
  readonly result?: {
    readonly label: string;
    /** With its sign: '64,00 € + 52,65 € ='. */
    readonly working?: string;
    readonly value: string;
    readonly strong?: boolean;
  };
}

function Step({ name, children, result }: StepProps) {
  return (
    <Box
      component="li"
      sx={{
        counterIncrement: 'step',
        breakInside: 'avoid',
        display: 'grid',
        gridTemplateColumns: '28px minmax(0, 1fr)',
        columnGap: 1.5,
        '&::before': {
          content: 'counter(step)',
          width: 28,
          height: 28,
          borderRadius: 1,
          bgcolor: 'rubber.main',
          color: 'rubber.text',
          fontWeight: 650,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
        },
      }}
    >
      <Typography component="h3" sx={{ fontWeight: 650, lineHeight: '28px', mb: 0.5 }}>
        {name}
      </Typography>
      {/* On a phone as wide as its number and name together. */}
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 2 }, minWidth: 0 }}>
        {children}
        {result && <Result {...result} />}
      </Box>
    </Box>
  );
}

function Result({ label, working, value, strong = false }: NonNullable<StepProps['result']>) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 2,
        mt: 1,
        px: 1.5,
        py: 1,
        borderRadius: 1,
        bgcolor: 'sunken',
        fontVariantNumeric: 'tabular-nums',
        ...(strong && { borderLeft: 4, borderColor: 'accent.main' }),
      }}
    >
      <Typography sx={{ fontWeight: 550, flex: '1 1 160px' }}>{label}</Typography>
      {working !== undefined && (
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{working}</Typography>
      )}
      <Typography sx={{ fontWeight: 650, ...(strong && { fontSize: '1.125rem' }) }}>{value}</Typography>
    </Box>
  );
}

function Sentence({ children }: { children: ReactNode }) {
  return <Typography sx={{ mb: 1, color: 'text.secondary' }}>{children}</Typography>;
}

function BaseStep({ statement }: StepsProps) {
  const intl = useIntl();
  const format = useFormat();
  const words = useIncentiveWords();
  const { tiers, base, incentiveDetail } = statement;
  const label = (id: string) => intl.formatMessage({ id: `statement.base${id}` });
  const amounts = tiers.filter(({ tires }) => tires > 0);
  return (
    <Step
      name={label('')}
      result={{
        label: label('.result'),
        ...(amounts.length > 1 && { working: `${amounts.map(({ amount }) => words.rate(amount)).join(' + ')} =` }),
        value: words.rate(base),
      }}
    >
      <Sentence>
        <FormattedMessage id={`incentives.basis.${incentiveDetail.basis}`} />
      </Sentence>
      <PlainTable
        caption={label('')}
        captionHidden
        columns={[
          {
            key: 'from',
            label: label('.from'),
            cell: ({ from, reached }) => (
              <>
                {words.threshold(from)}
                {!reached && (
                  <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                    {label('.notReached')}
                  </Typography>
                )}
              </>
            ),
          },
          {
            key: 'startsAt',
            label: label(`.startsAt.${incentiveDetail.basis}`),
            cell: ({ startsAt }) => format.number(startsAt),
            align: 'end',
          },
          { key: 'rate', label: label('.rate'), cell: ({ rate }) => words.rate(rate), align: 'end' },
          { key: 'tires', label: label('.tires'), cell: ({ tires }) => format.number(tires), align: 'end' },
          { key: 'amount', label: label('.amount'), cell: ({ amount }) => words.rate(amount), align: 'end' },
        ]}
        rows={tiers}
        rowKey={({ from }) => from}
      />
    </Step>
  );
}

interface BoostRow {
  readonly key: string;
  readonly label: string;
  /** None: of tyres whose factors nobody can tell, and of the sum. */
  readonly factor?: string;
  readonly tires: number;
  readonly fleetTires: number;
  readonly boostedTires: string;
}

function BoostStep({ statement }: StepsProps) {
  const label = useBoostLabel();
  const { boosts, unreconstructed } = statement;
  if (boosts.length > 0 || unreconstructed !== null) return <AverageStep statement={statement} />;
  return (
    <Step name={label('')}>
      <Sentence>
        <FormattedMessage id="statement.boosts.none" />
      </Sentence>
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
  const intl = useIntl();
  return (id) => intl.formatMessage({ id: `statement.boosts${id}` });
}

/** A row of the boosts as it is written. */
interface BoostWords {
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

/** The tyres of each boost, times its factor, and what they come to. */
function BoostTable({ statement }: StepsProps) {
  const format = useFormat();
  const words = useIncentiveWords();
  const label = useBoostLabel();
  const wordsOf = ({ key, label: name, tires, fleetTires, factor, boostedTires }: BoostRow): BoostWords => ({
    key,
    label: name,
    tires: format.number(tires),
    fleet: format.number(fleetTires),
    factor: factor === undefined ? <FormattedMessage id="statement.noValue" /> : words.factor(factor),
    boosted: format.number(boostedTires, { maximumFractionDigits: 6 }),
    working: factor === undefined ? undefined : `${format.number(tires)} ${words.factor(factor)}`,
    isTotal: key === totalKey,
  });
  const column = (key: 'label' | 'tires' | 'fleet' | 'factor' | 'boosted', align?: 'end'): TableColumn<BoostWords> => ({
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
      rows={boostRows(statement, label).map(wordsOf)}
      rowKey={({ key }) => key}
      item={(row) => <BoostItem row={row} />}
    />
  );
}

/** A boost on a phone: its tyres times its factor, and how many of them are of fleets. */
function BoostItem({ row: { label, tires, fleet, boosted, working } }: { readonly row: BoostWords }) {
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
      <Box sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="statement.boosts.ofFleet" values={{ tires, fleet }} />
      </Box>
      <Box sx={{ color: 'text.secondary', textAlign: 'right' }}>{working}</Box>
    </Box>
  );
}

/** The key of the row of the sum. */
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

/** The average factor: what it is worked out from, and where it stops. */
function useAverage(statement: StepsProps['statement']): NonNullable<StepProps['result']> {
  const intl = useIntl();
  const format = useFormat();
  const { lineTires, boostedTires, factorLimit, averageFactor } = statement;
  const label = useBoostLabel()('.result');
  const decimal = (value: string) => format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 6 });
  if (lineTires <= 0) return { label, value: decimal('1') };
  const quotient = `${format.number(boostedTires, { maximumFractionDigits: 6 })} ÷ ${format.number(lineTires)}`;
  if (factorLimit !== null) {
    const value = intl.formatMessage({ id: 'statement.boosts.limitedTo' }, { factor: decimal(factorLimit) });
    return { label, working: quotient, value };
  }
  const isExact = 'decimal' in writtenFactor(statement);
  return { label, working: `${quotient} ${isExact ? '=' : '≈'}`, value: decimal(averageFactor) };
}

function ProductStep({ statement }: StepsProps) {
  const intl = useIntl();
  const format = useFormat();
  const words = useIncentiveWords();
  const { base, beforeCap, boostedTires, factorLimit } = statement;
  const product = `${words.rate(base)} × ${words.averageFactor(statement)}`;
  const isBelowZero = factorLimit === null && Number(boostedTires) < 0 && Number(base) > 0;
  return (
    <Step
      name={intl.formatMessage({ id: 'statement.product' })}
      result={{
        label: intl.formatMessage({ id: 'statement.product.result' }),
        ...(!isBelowZero && { working: `${product} =` }),
        value: format.euro(beforeCap),
      }}
    >
      <Sentence>
        <FormattedMessage id="statement.product.text" />
        {isBelowZero && (
          <>
            {' '}
            <FormattedMessage id="statement.product.belowZero" values={{ product }} />
          </>
        )}
      </Sentence>
    </Step>
  );
}

function CapStep({ statement: { incentiveDetail, capped, accepted, plafondAccumulated } }: StepsProps) {
  const intl = useIntl();
  const format = useFormat();
  const { cap } = incentiveDetail;
  return (
    <Step
      name={intl.formatMessage({ id: 'statement.cap' })}
      result={{
        label: intl.formatMessage({ id: 'campaign.plafondAccumulated' }),
        value: format.euro(plafondAccumulated),
        strong: true,
      }}
    >
      <Sentence>
        {cap === null ? (
          <FormattedMessage id="statement.cap.none" />
        ) : (
          <FormattedMessage id={`statement.cap.${capped ? 'over' : 'under'}`} values={{ cap: format.euro(cap) }} />
        )}
        {!accepted && (
          <>
            {' '}
            <FormattedMessage id="statement.notAccepted" />
          </>
        )}
      </Sentence>
    </Step>
  );
}

function UnlockStep({ statement }: StepsProps) {
  const intl = useIntl();
  const format = useFormat();
  const words = useIncentiveWords();
  const { incentiveDetail, unlockTires, unlocked, tiresPurchased } = statement;
  const missing = Math.max(unlockTires - tiresPurchased, 0);
  return (
    <Step name={intl.formatMessage({ id: 'statement.unlock' })}>
      <Sentence>
        {words.unlock(incentiveDetail.unlockAt)}{' '}
        <FormattedMessage
          id={`statement.unlock.${unlocked ? 'reached' : lockOf(statement)}`}
          values={{ tires: format.number(unlockTires), count: missing, number: format.number(missing) }}
        />
      </Sentence>
    </Step>
  );
}

/** How it stands with a prize that is not unlocked: missing yet, missed for good, or of no use any more. */
function lockOf(statement: StepsProps['statement']): 'missing' | 'missed' | 'over' {
  if (endedUnjoined(statement)) return 'over';
  return statement.campaign.state === 'CLOSED' ? 'missed' : 'missing';
}

function RedemptionStep({ statement }: StepsProps) {
  const intl = useIntl();
  const format = useFormat();
  const { redemptions, redeemed, unlocked, plafondAccumulated, plafondExpendable } = statement;
  const label = (id: string) => intl.formatMessage({ id: `statement.redemptions${id}` });
  const lock = lockOf(statement);
  const isBelowZero = unlocked && Number(redeemed) > Number(plafondAccumulated);
  return (
    <Step
      name={label('')}
      result={{
        label: intl.formatMessage({ id: 'campaign.plafondExpendable' }),
        ...(unlocked && !isBelowZero && { working: `${format.euro(plafondAccumulated)} − ${format.euro(redeemed)} =` }),
        value: format.euro(plafondExpendable),
        strong: true,
      }}
    >
      {redemptions.length === 0 ? (
        <Sentence>{label('.none')}</Sentence>
      ) : (
        <PlainTable
          caption={label('')}
          captionHidden
          columns={[
            { key: 'date', label: label('.date'), cell: ({ redeemedOn }) => format.date(redeemedOn) },
            {
              key: 'note',
              label: label('.note'),
              cell: ({ note }) => note ?? <FormattedMessage id="statement.noValue" />,
            },
            { key: 'amount', label: label('.amount'), cell: ({ amount }) => format.euro(amount), align: 'end' },
          ]}
          rows={redemptions}
          rowKey={({ id }) => id}
        />
      )}
      {!unlocked && lock !== 'over' && <Sentence>{label(`.${lock}`)}</Sentence>}
      {isBelowZero && <Sentence>{label('.floor')}</Sentence>}
    </Step>
  );
}
