/** Compares two states of a campaign, and defines which of its fields are rules (docs/domain/rules.md). */
import type { RulesPart } from '@gdd/schema/campaigns';
import { canonicalRules, type RulesWithPeriod } from '../../../ground/domain/incentive/canonicalRules.js';
import { difference } from '../../../ground/platform/audit.js';
import type { CampaignRow } from '../campaign/queries.js';
import type { CampaignFields } from '../campaign/schemas.js';

export type Field = keyof CampaignFields;
export type Fields = Pick<CampaignRow, Field>;

/** The fields that the sums depend on: which lines count, and by which factor. */
export const fieldsOfSums: readonly Field[] = ['startsOn', 'endsOn', 'eligibility', 'factorBoostDetail'];

/** The fields whose change creates a new version of the rules. */
export const fieldsOfRules: readonly Field[] = [...fieldsOfSums, 'incentiveDetail'];

const partOfField: Readonly<Partial<Record<Field, RulesPart>>> = {
  startsOn: 'period',
  endsOn: 'period',
  incentiveDetail: 'incentive',
  factorBoostDetail: 'boosts',
  eligibility: 'eligibility',
};

/** The rules of a campaign, as a version stores them. */
export function rulesOf(campaign: RulesWithPeriod): RulesWithPeriod {
  const { startsOn, endsOn, incentiveDetail, factorBoostDetail, eligibility } = campaign;
  return { startsOn, endsOn, incentiveDetail, factorBoostDetail, eligibility };
}

/** The fields in which two states of a campaign differ; decimals compare by value, however they are written. */
export function changedFields<T extends RulesWithPeriod>(before: T, after: T): Extract<keyof T, string>[] {
  const differing = difference({ ...before, ...canonicalRules(before) }, { ...after, ...canonicalRules(after) });
  return Object.keys(differing?.after ?? {}) as Extract<keyof T, string>[];
}

/** The parts of the rules that differ between two versions. */
export function changedParts(before: RulesWithPeriod, after: RulesWithPeriod): RulesPart[] {
  return [...new Set(changedFields(before, after).flatMap((field) => partOfField[field] ?? []))];
}
