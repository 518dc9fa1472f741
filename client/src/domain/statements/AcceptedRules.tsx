import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { IntlShape } from 'react-intl';
import type { Format } from '../../shared/i18n/useFormat';
import { useTexts } from '../../shared/i18n/useTexts';
import { Notice } from '../../shared/page/Notice';
import { useIncentiveTexts } from '../incentives/useIncentiveTexts';
import { useWorseningTexts } from '../worsenings/useWorseningTexts';
import type { StatementFieldsFragment } from './statement.generated';

type AcceptedRulesProps = Pick<StatementFieldsFragment, 'rules' | 'goalChanges'>;
type WorsenedRules = NonNullable<AcceptedRulesProps['rules']['changes'][number]['worsening']>;

/**
 * The version of the rules that the dealer accepted, the effect of each later one and of other goals on its prize, and
 * what got worse: what, since when, how it was, and whether a second person confirmed it.
 */
export function AcceptedRules({ rules: { acceptedVersion, changes }, goalChanges }: AcceptedRulesProps) {
  const { intl, say, format } = useTexts('statement.rules');
  const worsened = useWorsenedSentences(intl, format);
  if (acceptedVersion === null && goalChanges.length === 0) return null;
  const sentences = changes.map(({ version, since, accumulatedBefore, accumulatedAfter }) =>
    accumulatedBefore === null || accumulatedAfter === null
      ? say('same', { date: format.date(since), version })
      : say('changed', {
          date: format.date(since),
          version,
          before: format.euro(accumulatedBefore),
          after: format.euro(accumulatedAfter),
        }),
  );
  const accepted = acceptedVersion === null ? [] : [say('accepted', { version: acceptedVersion })];
  const text = `${[...accepted, ...sentences].join('; ')}.`;
  const remarks = [
    ...changes.flatMap((change) => (change.worsening === null ? [] : [worsened.rules(change.since, change.worsening)])),
    ...goalChanges.map(worsened.goal),
  ];
  if (changes.length === 0 && remarks.length === 0) return <Typography sx={{ mb: 3 }}>{text}</Typography>;
  return (
    <Notice>
      {accepted.length + sentences.length > 0 && <Box sx={{ width: 1 }}>{text}</Box>}
      {remarks.length > 0 && (
        <Box component="ul" sx={{ my: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </Box>
      )}
    </Notice>
  );
}

/** The sentences about what got worse for a dealer that had accepted. */
function useWorsenedSentences(intl: IntlShape, format: Format) {
  const incentives = useIncentiveTexts();
  const texts = useWorseningTexts();
  const say = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `statement.worse.${id}` }, values);
  const confirmation = ({ isConfirmed, confirmedBy }: Pick<WorsenedRules, 'isConfirmed' | 'confirmedBy'>) => {
    if (!isConfirmed) return [];
    return [confirmedBy === null ? say('confirmed') : say('confirmedBy', { name: confirmedBy })];
  };
  const former = (term: WorsenedRules['terms'][number]['term'], before: WorsenedRules['before']): string[] => {
    const { incentiveDetail, factorBoostDetail, startsOn, endsOn } = before;
    switch (term) {
      case 'PRIZE':
        return [
          intl.formatList(
            incentiveDetail.tiers.map(({ from, rate }) =>
              say('rate', { rate: incentives.rate(rate), from: incentives.threshold(from) }),
            ),
            { type: 'unit' },
          ),
        ];
      case 'CAP':
        return [incentiveDetail.cap === null ? say('noCap') : say('cap', { amount: format.euro(incentiveDetail.cap) })];
      case 'UNLOCKING':
        return [incentives.unlock(incentiveDetail.unlockAt)];
      case 'BOOSTS': {
        const { boosts } = factorBoostDetail;
        if (boosts.length === 0) return [say('noBoosts')];
        return [boosts.map(({ label, factor }) => `${label} ${incentives.factor(factor)}`).join(', ')];
      }
      case 'ELIGIBILITY':
        return [incentives.match(before.eligibility)];
      case 'PERIOD':
        return [
          intl.formatMessage({ id: 'campaign.period' }, { from: format.date(startsOn), to: format.date(endsOn) }),
        ];
      case 'FIGURES':
        return [];
    }
  };
  return {
    rules: (since: string, { terms, before, ...confirmed }: WorsenedRules) => {
      const was = terms.flatMap(({ term }) => former(term, before));
      return [
        say('rules', { date: format.date(since), what: texts.list(terms) }),
        ...(was.length === 0 ? [] : [say('before', { was: was.join('; ') })]),
        ...confirmation(confirmed),
      ].join(' ');
    },
    goal: ({
      at,
      goalBefore,
      goalAfter,
      isWithdrawn,
      terms,
      reason,
      ...change
    }: AcceptedRulesProps['goalChanges'][number]) => {
      const { accumulatedBefore, accumulatedAfter } = change;
      const prize =
        accumulatedBefore === accumulatedAfter
          ? say('prizeSame')
          : say('prize', { before: format.euro(accumulatedBefore), after: format.euro(accumulatedAfter) });
      const values = {
        date: format.date(at),
        goalBefore: format.number(goalBefore),
        goalAfter: format.number(goalAfter),
        prize,
      };
      return [
        say(isWithdrawn ? 'withdrawn' : 'goal', values),
        ...(terms.length === 0 || isWithdrawn ? [] : [say('what', { what: texts.list(terms) })]),
        ...confirmation(change),
        ...(reason === null ? [] : [say('reason', { reason })]),
      ].join(' ');
    },
  };
}
