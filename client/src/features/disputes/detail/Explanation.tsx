import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useFormat } from '../../../shared/i18n/useFormat';
import { Facts } from '../../../shared/page/Facts';
import { Surface } from '../../../shared/page/Surface';
import { PlainTable } from '../../../shared/table/PlainTable';
import type { DisputeDetailsFragment } from '../dispute.generated';

interface ExplanationProps {
  readonly dispute: DisputeDetailsFragment;
}

type Part<Name extends keyof DisputeDetailsFragment['explanation']> = NonNullable<
  DisputeDetailsFragment['explanation'][Name]
>;

/** The portal's data about the disputed object at the time of the dispute; nothing if there is none. */
export function Explanation({ dispute: { explanation, about, openedAt } }: ExplanationProps) {
  const { say, format } = useTexts('disputes');
  const { line, documentLines, figure } = explanation;
  if (line === null && documentLines === null && figure === null) return null;
  return (
    <Surface title={say('explanation')}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {say('explanation.at', { at: format.dateTime(openedAt) })}
      </Typography>
      {line !== null && <ExplainedLine line={line} />}
      {documentLines !== null && (
        <Typography>
          {say('documentLines', {
            count: documentLines,
            number: format.number(documentLines),
            document: about.document,
          })}
        </Typography>
      )}
      {figure !== null && <ExplainedFigure figure={figure} name={about.figure ?? ''} />}
    </Surface>
  );
}

function ExplainedLine({ line }: { readonly line: Part<'line'> }) {
  const intl = useIntl();
  const format = useFormat();
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const why = line.isAfterClosing ? 'AFTER_CLOSING' : (line.failedCondition ?? 'COUNTS');
  const facts = [
    { label: say('disputes.line.counts'), value: say(`disputes.why.${why}`) },
    { label: say('statement.lines.soldOn'), value: format.date(line.soldOn) },
    {
      label: say('statement.lines.tyre'),
      value: [
        line.brand,
        say(`incentives.season.${line.season}`),
        say(`incentives.segment.${line.segment}`),
        `${line.rim}″`,
      ].join(' · '),
    },
    { label: say('statement.lines.channel'), value: say(`incentives.channel.${line.channel}`) },
    { label: say('statement.lines.quantity'), value: format.number(line.quantity) },
    { label: say('statement.lines.amount'), value: format.euro(line.amount) },
    {
      label: say('statement.lines.factor'),
      value: [format.number(line.factor, { minimumFractionDigits: 2 }), line.boostLabel]
        .filter((text) => text !== null)
        .join(' · '),
    },
  ];
  return <Facts facts={facts} />;
}

/** The figures that count tyres; the others are amounts. */
const inTyres = ['TIRES_PURCHASED', 'TIRES_FLEET', 'GOAL_THRESHOLD'];

function ExplainedFigure({ figure, name }: { readonly figure: Part<'figure'>; readonly name: string }) {
  const intl = useIntl();
  const format = useFormat();
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const figureName = (id: string) => say(`dispute.figure.${id}`);
  const facts = [
    {
      label: figureName(name),
      value: inTyres.includes(name) ? format.number(figure.value) : format.euro(figure.value),
    },
    { label: say('disputes.figure.rulesVersion'), value: format.number(figure.rulesVersion) },
    { label: say('disputes.figure.accepted'), value: say(figure.accepted ? 'disputes.yes' : 'disputes.no') },
    { label: figureName('GOAL_THRESHOLD'), value: format.number(figure.goalThreshold) },
    { label: figureName('TIRES_PURCHASED'), value: format.number(figure.tiresPurchased) },
    { label: figureName('TIRES_FLEET'), value: format.number(figure.tiresFleet) },
    { label: say('disputes.figure.averageFactor'), value: format.number(figure.averageFactor, factorPlaces) },
    { label: say('disputes.figure.beforeCap'), value: format.euro(figure.beforeCap) },
    { label: figureName('PLAFOND_ACCUMULATED'), value: format.euro(figure.plafondAccumulated) },
    {
      label: say('disputes.figure.unlocked'),
      value: say(figure.unlocked ? 'disputes.figure.unlocked.yes' : 'disputes.figure.unlocked.no', {
        count: figure.unlockTires,
        number: format.number(figure.unlockTires),
      }),
    },
    { label: figureName('REDEEMED'), value: format.euro(figure.redeemed) },
    { label: figureName('ADJUSTED'), value: format.euro(figure.adjusted) },
    { label: say('disputes.figure.setOff'), value: format.euro(figure.setOff) },
    { label: figureName('BALANCE'), value: format.euro(figure.balance) },
    { label: figureName('PLAFOND_EXPENDABLE'), value: format.euro(figure.plafondExpendable) },
    { label: figureName('DEBT'), value: format.euro(figure.debt) },
  ].filter(({ label }, index) => index === 0 || label !== figureName(name));
  return (
    <Stack spacing={2}>
      <Facts facts={facts} labelWidth={220} />
      <PlainTable
        caption={say('disputes.figure.tiers')}
        columns={[
          {
            key: 'from',
            label: say('disputes.tier.from'),
            cell: ({ startsAt }) => format.number(startsAt),
            align: 'end',
          },
          { key: 'rate', label: say('disputes.tier.rate'), cell: ({ rate }) => format.euro(rate), align: 'end' },
          { key: 'tires', label: say('labels.tires'), cell: ({ tires }) => format.number(tires), align: 'end' },
          {
            key: 'amount',
            label: say('labels.amount'),
            cell: ({ amount }) => format.euro(amount),
            align: 'end',
          },
        ]}
        rows={figure.tiers}
        rowKey={({ from }) => from}
      />
    </Stack>
  );
}

const factorPlaces = { minimumFractionDigits: 2, maximumFractionDigits: 6 };
