import type {
  BoostInput,
  CampaignCostInput,
  CampaignDuration,
  CampaignExampleInput,
  CampaignInput,
  CampaignSettlement,
  CampaignType,
  Channel,
  IncentiveBasis,
  IncentiveDetailInput,
  SaleMatchInput,
  Season,
  Segment,
} from '../../../shared/apollo/schema.generated';
import type { Language } from '../../../shared/i18n/format';
import { decimalText, parseCount, parseDecimal, parseInteger } from '../../../shared/forms/fields/decimalText';
import type { SaleMatch } from '../../../domain/incentives/useIncentiveTexts';
import type { CampaignRecordFragment } from '../campaign.generated';

/** The most decimals: six of percentages, rates and factors, two of money (docs/domain/campaigns-and-prizes.md). */
export const maxDecimals = { rule: 6, money: 2 } as const;

/** The conditions of sales as form values; an empty list or text is no condition. */
export interface MatchValues {
  brand: string[];
  season: Season[];
  segment: Segment[];
  /** In inches. */
  rimFrom: string;
  rimTo: string;
  channel: Channel | '';
}

interface IncentiveValues {
  basis: IncentiveBasis;
  tiers: { from: string; rate: string }[];
  unlockAt: string;
  /** Empty: no cap. */
  cap: string;
}

interface BoostValues {
  label: string;
  match: MatchValues;
  factor: string;
}

/**
 * The values of the campaign form. Their paths are those of the API's fields, so that its errors can be assigned to
 * them.
 */
export interface CampaignFormValues {
  title: string;
  type: CampaignType;
  duration: CampaignDuration;
  isMain: boolean;
  year: string;
  startsOn: string;
  endsOn: string;
  /** How the campaign's prizes are paid. */
  settlement: CampaignSettlement;
  /** EUR; empty: no budget. */
  budget: string;
  description: string;
  eligibility: MatchValues;
  incentiveDetail: IncentiveValues;
  factorBoostDetail: { boosts: BoostValues[] };
}

export const emptyMatch: MatchValues = { brand: [], season: [], segment: [], rimFrom: '', rimTo: '', channel: '' };

/** The default days of a duration and a year; null for 'other'. */
export function suggestedPeriod(duration: CampaignDuration, year: string): { startsOn: string; endsOn: string } | null {
  if (duration === 'OTHER') return null;
  return { startsOn: `${year}-01-01`, endsOn: duration === 'ANNUAL' ? `${year}-12-31` : `${year}-06-30` };
}

/** The initial values of a new campaign. */
export function emptyCampaign(year: number): CampaignFormValues {
  return {
    title: '',
    type: 'ALL',
    duration: 'ANNUAL',
    isMain: false,
    year: String(year),
    startsOn: `${year}-01-01`,
    endsOn: `${year}-12-31`,
    settlement: 'CREDIT_NOTE',
    budget: '',
    description: '',
    eligibility: emptyMatch,
    incentiveDetail: { basis: 'MARGINAL', tiers: [{ from: '0', rate: '' }], unlockAt: '100', cap: '' },
    factorBoostDetail: { boosts: [] },
  };
}

/** A campaign as form values. */
export function formValuesOf(campaign: CampaignRecordFragment): CampaignFormValues {
  const { title, type, duration, isMain, year, startsOn, endsOn, settlement, budget, description } = campaign;
  const { basis, tiers, unlockAt, cap } = campaign.incentiveDetail;
  return {
    title,
    type,
    duration,
    isMain,
    startsOn,
    endsOn,
    settlement,
    year: String(year),
    budget: budget === null ? '' : decimalText(budget),
    description: description ?? '',
    eligibility: matchValuesOf(campaign.eligibility),
    incentiveDetail: {
      basis,
      tiers: tiers.map(({ from, rate }) => ({ from: decimalText(from), rate: decimalText(rate) })),
      unlockAt: decimalText(unlockAt),
      cap: cap === null ? '' : decimalText(cap),
    },
    factorBoostDetail: {
      boosts: campaign.factorBoostDetail.boosts.map(({ label, match, factor }) => ({
        label,
        match: matchValuesOf(match),
        factor: decimalText(factor),
      })),
    },
  };
}

function matchValuesOf({ brand, season, segment, rimFrom, rimTo, channel }: SaleMatch): MatchValues {
  return {
    brand: [...(brand ?? [])],
    season: [...(season ?? [])],
    segment: [...(segment ?? [])],
    rimFrom: rimFrom === null ? '' : String(rimFrom),
    rimTo: rimTo === null ? '' : String(rimTo),
    channel: channel ?? '',
  };
}

/** The form values as the API's input; undefined while a number is invalid. */
export function campaignInput(values: CampaignFormValues): CampaignInput | undefined {
  const { title, type, duration, isMain, startsOn, endsOn, settlement, description } = values;
  const year = parseInteger(values.year);
  const incentiveDetail = incentiveInput(values.incentiveDetail);
  const boosts = boostInputs(values.factorBoostDetail.boosts);
  const budget = values.budget.trim() === '' ? null : parseDecimal(values.budget, maxDecimals.money);
  if (year === undefined || budget === undefined || incentiveDetail === undefined || boosts === undefined) {
    return undefined;
  }
  return {
    type,
    duration,
    isMain,
    year,
    startsOn,
    endsOn,
    settlement,
    budget,
    title: title.replace(/\s+/gu, ' ').trim(),
    description: description.trim() || null,
    incentiveDetail,
    factorBoostDetail: { boosts },
    eligibility: matchInput(values.eligibility),
  };
}

/** Conditions that are not set are left out: the API refuses empty ones. */
function matchInput({ brand, season, segment, rimFrom, rimTo, channel }: MatchValues): SaleMatchInput {
  const [from, to] = [parseInteger(rimFrom), parseInteger(rimTo)];
  return {
    ...(brand.length > 0 && { brand: [...brand] }),
    ...(season.length > 0 && { season: [...season] }),
    ...(segment.length > 0 && { segment: [...segment] }),
    ...(from !== undefined && { rimFrom: from }),
    ...(to !== undefined && { rimTo: to }),
    ...(channel !== '' && { channel }),
  };
}

function incentiveInput({ basis, tiers, unlockAt, cap }: IncentiveValues): IncentiveDetailInput | undefined {
  const exact = tiers.flatMap((tier) => {
    const [from, rate] = [parseDecimal(tier.from, maxDecimals.rule), parseDecimal(tier.rate, maxDecimals.rule)];
    return from === undefined || rate === undefined ? [] : { from, rate };
  });
  const unlock = parseDecimal(unlockAt, maxDecimals.rule);
  const capAmount = parseDecimal(cap, maxDecimals.money);
  const isComplete =
    exact.length === tiers.length && unlock !== undefined && (cap.trim() === '' || capAmount !== undefined);
  return isComplete
    ? { basis, tiers: exact, unlockAt: unlock, ...(capAmount !== undefined && { cap: capAmount }) }
    : undefined;
}

function boostInputs(boosts: readonly BoostValues[]): BoostInput[] | undefined {
  const exact = boosts.flatMap(({ label, match, factor }) => {
    const times = parseDecimal(factor, maxDecimals.rule);
    return times === undefined ? [] : { label: label.trim(), match: matchInput(match), factor: times };
  });
  return exact.length === boosts.length ? exact : undefined;
}

/** The part of the form that determines prizes. */
export type RuleValues = Pick<CampaignFormValues, 'incentiveDetail' | 'factorBoostDetail' | 'eligibility'>;

/** The rules as the input of the live figures; undefined while a number is invalid. */
export function rulesInput({
  incentiveDetail,
  factorBoostDetail,
  eligibility,
}: RuleValues): CampaignCostInput | undefined {
  const detail = incentiveInput(incentiveDetail);
  const boosts = namedBoosts(factorBoostDetail.boosts);
  if (detail === undefined || boosts === undefined) return undefined;
  return { incentiveDetail: detail, factorBoostDetail: { boosts }, eligibility: matchInput(eligibility) };
}

/** Boosts without a name get a number: the live figures do not need a name, but the API does. */
function namedBoosts(boosts: readonly BoostValues[]): BoostInput[] | undefined {
  return boostInputs(boosts.map((boost, index) => ({ ...boost, label: boost.label.trim() || String(index + 1) })));
}

/** The values of the live example: the form's rules with a goal and tyres. */
export interface ExampleValues {
  goal: string;
  tires: string;
  /** Tyres of each boost, in the boosts' order. */
  boosted: string[];
}

/** The input of the live example; undefined while a value that it needs is missing. */
export function exampleInput(
  { incentiveDetail, factorBoostDetail }: Pick<CampaignFormValues, 'incentiveDetail' | 'factorBoostDetail'>,
  example: ExampleValues,
  language: Language,
): CampaignExampleInput | undefined {
  const detail = incentiveInput(incentiveDetail);
  const boosts = namedBoosts(factorBoostDetail.boosts);
  const goalThreshold = parseCount(example.goal, language);
  const tires = parseCount(example.tires, language);
  const boostedTires = factorBoostDetail.boosts.map(
    (_, index) => parseCount(example.boosted[index] ?? '', language) ?? 0,
  );
  if (detail === undefined || boosts === undefined || !goalThreshold || tires === undefined) return undefined;
  return { incentiveDetail: detail, factorBoostDetail: { boosts }, goalThreshold, tires, boostedTires };
}
