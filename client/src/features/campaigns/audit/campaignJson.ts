import { channels, incentiveBases, seasons, segments } from '@gdd/schema/campaigns';
import { apiEnum } from '../../../shared/apollo/enumTexts';
import type { IncentiveDetail, SaleMatch } from '../../../domain/incentives/useIncentiveTexts';

/**
 * Converts a campaign's rules from the JSON of the REST service, as in the timeline
 * (docs/domain/campaigns-and-prizes.md), to the API's form. Their shape was checked when they were saved.
 */
type Fields = Readonly<Record<string, unknown>>;

export function saleMatchOf(value: unknown): SaleMatch {
  const { brand, season, segment, rimFrom, rimTo, channel } = fieldsOf(value);
  const someOf = <T extends string>(known: readonly T[], list: unknown) =>
    Array.isArray(list) ? known.filter((text) => list.includes(text)) : null;
  const inches = (rim: unknown) => (typeof rim === 'number' ? rim : null);
  return {
    brand: Array.isArray(brand) ? brand.map(String) : null,
    season: someOf(seasons, season)?.map(apiEnum) ?? null,
    segment: someOf(segments, segment)?.map(apiEnum) ?? null,
    rimFrom: inches(rimFrom),
    rimTo: inches(rimTo),
    channel: someOf(channels, [channel])?.map(apiEnum)[0] ?? null,
  };
}

export function incentiveDetailOf(value: unknown): IncentiveDetail {
  const { basis, tiers, unlockAt, cap } = fieldsOf(value);
  return {
    basis: apiEnum(incentiveBases.find((known) => known === basis) ?? 'marginal'),
    tiers: listOf(tiers)
      .map(fieldsOf)
      .map(({ from, rate }) => ({ __typename: 'IncentiveTier', from: decimalOf(from), rate: decimalOf(rate) })),
    unlockAt: unlockAt === undefined ? '100' : decimalOf(unlockAt),
    cap: cap === undefined || cap === null ? null : decimalOf(cap),
  };
}

interface BoostOfRules {
  readonly label: string;
  readonly match: SaleMatch;
  readonly factor: string;
}

export function boostsOf(value: unknown): readonly BoostOfRules[] {
  return listOf(fieldsOf(value)['boosts'])
    .map(fieldsOf)
    .map(({ label, match, factor }) => ({
      label: typeof label === 'string' ? label : '',
      match: saleMatchOf(match),
      factor: decimalOf(factor),
    }));
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A decimal, which the JSON has as a number or a text. */
function decimalOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '0';
}
