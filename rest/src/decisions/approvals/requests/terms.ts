import { worseningModes } from '@gdd/schema/approvals';
import type { Database } from '../../../ground/database/connections/connection.js';
import {
  approvalSettings,
  type ApprovalTerms,
  type StoredApprovalTerms,
} from '../../../ground/database/tables/programme/approvals.js';
import { millionths } from '../../../ground/domain/decimal.js';

export type ApprovalSettingsRow = typeof approvalSettings.$inferSelect;

/** The present settings: the kinds of changes that a second person has to confirm. */
export async function approvalTerms(database: Database): Promise<ApprovalTerms> {
  const [settings] = await database.select().from(approvalSettings);
  if (settings === undefined) throw new Error('A migration writes the settings of approvals.');
  return termsIn(settings);
}

export const termsIn = (settings: ApprovalSettingsRow): ApprovalTerms => ({
  closing: { on: settings.closingOn },
  rulesWorsening: settings.rulesWorsening,
  goalsWorsening: settings.goalsWorsening,
  undo: { on: settings.undoOn, tires: settings.undoTires },
  adjustment: { on: settings.adjustmentOn, amount: settings.adjustmentAmount },
  redemption: { on: settings.redemptionOn, amount: settings.redemptionAmount },
});

/** Whether the absolute value of an amount is above a limit. */
export const isAbove = (amount: string, limit: string) => millionths(amount.replace('-', '')) > millionths(limit);

/**
 * Whether the new terms require fewer confirmations: a kind is switched off, the limit of one that is on is raised, or
 * it takes less to make worse what dealers accepted.
 */
export function loosens(before: ApprovalTerms, after: ApprovalTerms): boolean {
  const isSwitchedOff = (['closing', 'undo', 'adjustment', 'redemption'] as const).some(
    (kind) => before[kind].on && !after[kind].on,
  );
  const isLowered = (['rulesWorsening', 'goalsWorsening'] as const).some(
    (kind) => worseningModes.indexOf(after[kind]) < worseningModes.indexOf(before[kind]),
  );
  return (
    isSwitchedOff ||
    isLowered ||
    (before.undo.on && after.undo.tires > before.undo.tires) ||
    (['adjustment', 'redemption'] as const).some(
      (kind) => before[kind].on && isAbove(after[kind].amount, before[kind].amount),
    )
  );
}

/** The terms as the API returns them, with the deprecated switch of rules. */
export function termsView({ rules, ...terms }: StoredApprovalTerms) {
  const { rulesWorsening = rules?.on === true ? 'twoPersons' : 'told', goalsWorsening = 'told' } = terms;
  const { redemption = { on: false, amount: '0.00' } } = terms;
  return { ...terms, rulesWorsening, goalsWorsening, redemption, rules: { on: rulesWorsening !== 'told' } };
}
