import { italianArticle } from '@gdd/schema/italianArticle';
import { useTexts } from '../../shared/i18n/useTexts';
import { writtenFactor, type AverageFactor } from './averageFactor';
import type {
  FactorBoostDetailFieldsFragment,
  IncentiveDetailFieldsFragment,
  SaleMatchFieldsFragment,
} from './incentives.generated';

/** A campaign's rules as the API sends them (docs/domain/campaigns-and-prizes.md). */
export type IncentiveDetail = Omit<IncentiveDetailFieldsFragment, '__typename'>;
export type FactorBoostDetail = Omit<FactorBoostDetailFieldsFragment, '__typename'>;
export type SaleMatch = Omit<SaleMatchFieldsFragment, '__typename'>;

interface IncentiveTexts {
  /** '66.7' → 'dal 66,7 % dell’obiettivo' */
  readonly threshold: (from: string) => string;
  /** EUR per tyre, with all its decimals and at least two. */
  readonly rate: (rate: string) => string;
  /** '1.25' → '× 1,25' */
  readonly factor: (factor: string) => string;
  /** A campaign's exact average factor: '1,25', or '145/140' where it has no finite decimal. */
  readonly averageFactor: (factor: AverageFactor) => string;
  /** From when the prize can be spent. */
  readonly unlock: (unlockAt: string) => string;
  /** The sentences about the basis, the unlocking and the cap. */
  readonly rules: (detail: IncentiveDetail) => readonly string[];
  /** The tyres of a match: 'invernali, SUV, cerchio da 18 pollici'. */
  readonly match: (match: SaleMatch) => string;
}

/** Rates and factors have at most six decimals. */
const mostDecimals = { maximumFractionDigits: 6 } as const;

/** The texts of a campaign's rules. */
export function useIncentiveTexts(): IncentiveTexts {
  const { intl, say, format } = useTexts('incentives');

  const share = (value: string) => {
    const percent = format.percent(value);
    return { article: italianArticle(percent), percent };
  };
  const unlock = (unlockAt: string): string => {
    const percent = Number(unlockAt);
    if (percent === 0) return say('unlock.always');
    return percent === 100 ? say('unlock.goal') : say('unlock', share(unlockAt));
  };
  const rims = ({ rimFrom, rimTo }: SaleMatch): string | undefined => {
    if (rimFrom === null && rimTo === null) return undefined;
    if (rimTo === null) return say('match.rimsFrom', { from: rimFrom ?? 0 });
    if (rimFrom === null) return say('match.rimsTo', { to: rimTo });
    return rimFrom === rimTo ? say('match.rim', { from: rimFrom }) : say('match.rims', { from: rimFrom, to: rimTo });
  };
  const anyOf = (names: readonly string[] | null | undefined): string | undefined =>
    names ? intl.formatList(names, { type: 'disjunction' }) : undefined;

  return {
    threshold: (from) => (Number(from) === 0 ? say('tiers.start') : say('tiers.fromGoal', share(from))),
    rate: (rate) => format.euro(rate, mostDecimals),
    factor: (factor) => say('factor', { factor: format.number(factor, { minimumFractionDigits: 2, ...mostDecimals }) }),
    averageFactor: (factor) => {
      const written = writtenFactor(factor);
      if ('decimal' in written) return format.number(written.decimal, { minimumFractionDigits: 2, ...mostDecimals });
      const { boostedTires, tires } = written.fraction;
      return `${format.number(boostedTires, mostDecimals)}/${format.number(tires)}`;
    },
    unlock,
    rules: ({ basis, unlockAt, cap }) => [
      say(`basis.${basis}`),
      unlock(unlockAt),
      ...(cap === null ? [] : [say('cap', { amount: format.euro(cap) })]),
    ],
    match: (match) => {
      const parts = [
        anyOf(match.brand),
        anyOf(match.season?.map((season) => say(`season.${season}`))),
        anyOf(match.segment?.map((segment) => say(`segment.${segment}`))),
        rims(match),
        match.channel === null ? undefined : say('match.channel', { channel: say(`channel.${match.channel}`) }),
      ].filter((part) => part !== undefined);
      return parts.length === 0 ? say('match.everything') : parts.join(' · ');
    },
  };
}
