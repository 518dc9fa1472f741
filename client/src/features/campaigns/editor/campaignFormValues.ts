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

/** Percentages, rates and factors have at most six decimals, money has two (docs/domain/campaigns-and-prizes.md). */
export const places = { rule: 6, money: 2 } as const;

/** The conditions of sales as the form edits them; an empty list or text sets none. */
export interface MatchValues {
  brand: string[];
  season: Season[];
  segment: Segment[];
  /** Inches. */
  rimFrom: string;
  rimTo: string;
  channel: Channel | '';
}

interface IncentiveValues {
  basis: IncentiveBasis;
  tiers: { from: string; rate: string }[];
  unlockAt: string;
  /** Empty: none. */
  cap: string;
}

interface BoostValues {
  label: string;
  match: MatchValues;
  factor: string;
}

/** The values of the campaign's form; the paths are those of the API's fields, so that its refusals find them. */
export interface CampaignFormValues {
  title: string;
  type: CampaignType;
  duration: CampaignDuration;
  isMain: boolean;
  year: string;
  startsOn: string;
  endsOn: string;
  /** How its prizes are paid. */
  settlement: CampaignSettlement;
  /** EUR; empty: none. */
  budget: string;
  description: string;
  eligibility: MatchValues;
  incentiveDetail: IncentiveValues;
  factorBoostDetail: { boosts: BoostValues[] };
}

export const emptyMatch: MatchValues = { brand: [], season: [], segment: [], rimFrom: '', rimTo: '', channel: '' };

/** The days that a duration and a year suggest; none for 'other'. */
export function suggestedPeriod(duration: CampaignDuration, year: string): { startsOn: string; endsOn: string } | null {
  if (duration === 'OTHER') return null;
  return { startsOn: `${year}-01-01`, endsOn: duration === 'ANNUAL' ? `${year}-12-31` : `${year}-06-30` };
}

/** A new campaign before anything is typed. */
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

/** A campaign as the form edits it. */
export function formValuesOf(campaign: CampaignRecordFragment): CampaignFormValues {
  const { title, type, duration, isMain, year, startsOn, endsOn, settlement, budget, description } = campaign;
  const { basis, tiers, unlockAt, cap } = campaign.incentiveDetail;
  return {
    ...{ title, type, duration, isMain, startsOn, endsOn, settlement },
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

/** The form as the API takes it; undefined while a number in it is none. */
export function campaignInput(values: CampaignFormValues): CampaignInput | undefined {
  const { title, type, duration, isMain, startsOn, endsOn, settlement, description } = values;
  const year = parseInteger(values.year);
  const incentiveDetail = incentiveInput(values.incentiveDetail);
  const boosts = boostInputs(values.factorBoostDetail.boosts);
  const budget = values.budget.trim() === '' ? null : parseDecimal(values.budget, places.money);
  if (year === undefined || budget === undefined || incentiveDetail === undefined || boosts === undefined) {
    return undefined;
  }
  return {
    ...{ type, duration, isMain, year, startsOn, endsOn, settlement, budget },
    title: title.replace(/\s+/gu, ' ').trim(),
    description: description.trim() || null,
    incentiveDetail,
    factorBoostDetail: { boosts },
    eligibility: matchInput(values.eligibility),
  };
}

/** An absent condition is left out: an empty one is refused. */
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
    const [from, rate] = [parseDecimal(tier.from, places.rule), parseDecimal(tier.rate, places.rule)];
    return from === undefined || rate === undefined ? [] : { from, rate };
  });
  const unlock = parseDecimal(unlockAt, places.rule);
  const most = parseDecimal(cap, places.money);
  const isComplete = exact.length === tiers.length && unlock !== undefined && (cap.trim() === '' || most !== undefined);
  return isComplete ? { basis, tiers: exact, unlockAt: unlock, ...(most !== undefined && { cap: most }) } : undefined;
}

function boostInputs(boosts: readonly BoostValues[]): BoostInput[] | undefined {
  const exact = boosts.flatMap(({ label, match, factor }) => {
    const times = parseDecimal(factor, places.rule);
    return times === undefined ? [] : { label: label.trim(), match: matchInput(match), factor: times };
  });
  return exact.length === boosts.length ? exact : undefined;
}

/** The rules of the form, which alone decide about prizes. */
export type RuleValues = Pick<CampaignFormValues, 'incentiveDetail' | 'factorBoostDetail' | 'eligibility'>;

/** The rules as the live figures take them; undefined while a number in them is none. */
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

/** A boost without a name multiplies all the same. */
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

/** The question of the live example; undefined while something that it needs is missing. */
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
