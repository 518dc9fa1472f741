import { useTexts } from '../../shared/i18n/useTexts';
import {
  useIncentiveTexts,
  type FactorBoostDetail,
  type IncentiveDetail,
  type SaleMatch,
} from '../incentives/useIncentiveTexts';

/** The rules of a campaign with its period. */
export interface RulesWithPeriod {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly incentiveDetail: IncentiveDetail;
  readonly factorBoostDetail: FactorBoostDetail;
  readonly eligibility: SaleMatch;
}

/** One rule that differs between two versions, as text. */
export interface RuleChange {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** Texts by the name of a rule: one for each tier, boost and other term. */
type RuleTexts = ReadonlyMap<string, string>;

/** Compares two versions of a campaign's rules: only what differs, rule by rule. */
export function useRuleChanges(): (before: RulesWithPeriod, after: RulesWithPeriod) => readonly RuleChange[] {
  const { say, format } = useTexts('rules');
  const texts = useIncentiveTexts();
  const textsOf = ({ startsOn, endsOn, incentiveDetail, factorBoostDetail, eligibility }: RulesWithPeriod): RuleTexts =>
    new Map([
      [say('startsOn'), format.date(startsOn)],
      [say('endsOn'), format.date(endsOn)],
      ...incentiveDetail.tiers.map(({ from, rate }): [string, string] => [
        say('tier', { from: texts.threshold(from) }),
        texts.rate(rate),
      ]),
      [say('basis'), say(`basis.${incentiveDetail.basis}`)],
      [say('unlockAt'), texts.unlock(incentiveDetail.unlockAt)],
      [say('cap'), incentiveDetail.cap === null ? say('none') : format.euro(incentiveDetail.cap)],
      ...factorBoostDetail.boosts.map(({ label, factor, match }): [string, string] => [
        say('boost', { label }),
        `${texts.factor(factor)}: ${texts.match(match)}`,
      ]),
      [say('eligibility'), texts.match(eligibility)],
    ]);
  return (before, after) => {
    const [earlier, later] = [textsOf(before), textsOf(after)];
    return [...new Set([...earlier.keys(), ...later.keys()])]
      .map((what) => ({ what, before: earlier.get(what) ?? say('none'), after: later.get(what) ?? say('none') }))
      .filter((change) => change.before !== change.after);
  };
}
