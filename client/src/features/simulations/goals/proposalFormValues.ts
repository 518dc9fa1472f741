import type { Region } from '@gdd/schema/geography';
import { dealerTiers, type DealerTier } from '@gdd/schema/members';
import { proposalLimits } from '@gdd/schema/proposals';
import { parseGoal } from '../../../domain/goals/parseGoal';
import { apiEnum } from '../../../shared/apollo/enumTexts';
import type { GoalProposalInput } from '../../../shared/apollo/schema.generated';
import { compareDecimals, parseCount, parseDecimal } from '../../../shared/forms/fields/decimalText';
import type { Language } from '../../../shared/i18n/format';
import type { BasePeriod } from '../basePeriod';

/**
 * The form that proposes goals. Its paths are those of the API's fields, so that its errors can be assigned to them.
 */
export interface ProposalFormValues extends BasePeriod {
  /** By tier, as typed. */
  growth: Record<DealerTier, string>;
  floor: Record<DealerTier, string>;
  step: string;
  filter: { tier: readonly DealerTier[]; region: readonly Region[] };
}

const forEachTier = <T>(value: T) => ({ prospect: value, gold: value, platinum: value });

/** The initial values of the form. @param tier those of the dealers in the campaign; all without a dealer */
export function emptyProposal(period: BasePeriod, tier: readonly DealerTier[]): ProposalFormValues {
  return {
    ...period,
    growth: forEachTier('1,05'),
    floor: forEachTier('10'),
    step: '10',
    filter: { tier, region: [] },
  };
}

/** '1,05' → '1.05'; undefined for a text that is no valid growth. */
export function parseGrowth(text: string): string | undefined {
  const growth = parseDecimal(text, 6);
  const { lowestGrowth, highestGrowth } = proposalLimits;
  const fits =
    growth !== undefined && compareDecimals(growth, lowestGrowth) >= 0 && compareDecimals(growth, highestGrowth) <= 0;
  return fits ? growth : undefined;
}

/** A whole number from 1 to `most`; undefined for any other text. */
function parseWhole(text: string, language: Language, most: number): number | undefined {
  const count = parseCount(text, language);
  return count !== undefined && count >= 1 && count <= most ? count : undefined;
}

export const parseStep = (text: string, language: Language) => parseWhole(text, language, proposalLimits.greatestStep);

/** The form values as the API's input; undefined while a number in the form is invalid. */
export function proposalInput(values: ProposalFormValues, language: Language): GoalProposalInput | undefined {
  const { from, to, filter } = values;
  const growth = byTier(values.growth, parseGrowth);
  const floor = byTier(values.floor, (text) => parseGoal(text, language));
  const step = parseStep(values.step, language);
  if (growth === undefined || floor === undefined || step === undefined) return undefined;
  const { tier, region } = filter;
  const isFiltered = tier.length > 0 || region.length > 0;
  return {
    from,
    to,
    growth,
    floor,
    step,
    ...(isFiltered && {
      filter: {
        ...(tier.length > 0 && { tier: tier.map(apiEnum) }),
        ...(region.length > 0 && { region: [...region] }),
      },
    }),
  };
}

function byTier<T>(
  texts: Readonly<Record<DealerTier, string>>,
  parse: (text: string) => T | undefined,
): Record<DealerTier, T> | undefined {
  const parsed = dealerTiers.map((tier) => [tier, parse(texts[tier])] as const);
  if (parsed.some(([, value]) => value === undefined)) return undefined;
  return Object.fromEntries(parsed) as Record<DealerTier, T>;
}
