import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { endedUnjoined } from '../campaign/endedUnjoined';
import { useFormat } from '../i18n/useFormat';
import { useIncentiveWords } from '../incentives/useIncentiveWords';
import { PlainTable } from '../table/PlainTable';
import type { StatementFieldsFragment } from './statement.generated';

interface StepsProps {
  readonly statement: StatementFieldsFragment;
}

/** The prize step by step, in the order in which it is worked out (domain page, section 3). */
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
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{working} =</Typography>
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
        ...(amounts.length > 1 && { working: amounts.map(({ amount }) => words.rate(amount)).join(' + ') }),
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
  readonly factor: string;
  readonly tires: number;
  readonly fleetTires: number | undefined;
}

function BoostStep({ statement: { boosts, unboostedTires, averageFactor } }: StepsProps) {
  const intl = useIntl();
  const format = useFormat();
  const words = useIncentiveWords();
  const label = (id: string) => intl.formatMessage({ id: `statement.boosts${id}` });
  if (boosts.length === 0) {
    return (
      <Step name={label('')}>
        <Sentence>{label('.none')}</Sentence>
      </Step>
    );
  }
  const rows: readonly BoostRow[] = [
    ...boosts.map((boost, index) => ({ ...boost, key: String(index) })),
    { key: 'unboosted', label: label('.unboosted'), factor: '1', tires: unboostedTires, fleetTires: undefined },
  ];
  const counted = rows.filter(({ tires }) => tires !== 0);
  const all = counted.reduce((sum, { tires }) => sum + tires, 0);
  const parts = counted.map(({ tires, factor }) => `${format.number(tires)} ${words.factor(factor)}`);
  return (
    <Step
      name={label('')}
      result={{
        label: label('.result'),
        ...(all > 0 && { working: `(${parts.join(' + ')}) ÷ ${format.number(all)}` }),
        value: format.number(averageFactor, { minimumFractionDigits: 2, maximumFractionDigits: 6 }),
      }}
    >
      <Sentence>{label('.text')}</Sentence>
      <PlainTable
        caption={label('')}
        captionHidden
        columns={[
          { key: 'label', label: label('.label'), cell: (row) => row.label },
          { key: 'factor', label: label('.factor'), cell: (row) => words.factor(row.factor), align: 'end' },
          { key: 'tires', label: label('.tires'), cell: (row) => format.number(row.tires), align: 'end' },
          {
            key: 'fleet',
            label: label('.fleet'),
            cell: ({ fleetTires }) =>
              fleetTires === undefined ? <FormattedMessage id="statement.noValue" /> : format.number(fleetTires),
            align: 'end',
          },
        ]}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </Step>
  );
}

function ProductStep({ statement: { base, averageFactor, beforeCap } }: StepsProps) {
  const intl = useIntl();
  const format = useFormat();
  const words = useIncentiveWords();
  return (
    <Step
      name={intl.formatMessage({ id: 'statement.product' })}
      result={{
        label: intl.formatMessage({ id: 'statement.product.result' }),
        working: `${words.rate(base)} ${words.factor(averageFactor)}`,
        value: format.euro(beforeCap),
      }}
    >
      <Sentence>
        <FormattedMessage id="statement.product.text" />
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
        ...(unlocked && !isBelowZero && { working: `${format.euro(plafondAccumulated)} − ${format.euro(redeemed)}` }),
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
