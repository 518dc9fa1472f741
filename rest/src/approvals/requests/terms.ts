import type { Database } from '../../database/connections/connection.js';
import { approvalSettings, type ApprovalTerms } from '../../database/tables/programme/approvals.js';
import { millionths } from '../../domain/decimal.js';

export type ApprovalSettingsRow = typeof approvalSettings.$inferSelect;

/** The present settings: the kinds of changes that a second person has to confirm. */
export async function approvalTerms(database: Database): Promise<ApprovalTerms> {
  const [settings] = await database.select().from(approvalSettings);
  if (settings === undefined) throw new Error('A migration writes the settings of approvals.');
  return termsIn(settings);
}

export const termsIn = (settings: ApprovalSettingsRow): ApprovalTerms => ({
  closing: { on: settings.closingOn },
  rules: { on: settings.rulesOn },
  undo: { on: settings.undoOn, tires: settings.undoTires },
  adjustment: { on: settings.adjustmentOn, amount: settings.adjustmentAmount },
  redemption: { on: settings.redemptionOn, amount: settings.redemptionAmount },
});

/** Whether the absolute value of an amount is above a limit. */
export const isAbove = (amount: string, limit: string) => millionths(amount.replace('-', '')) > millionths(limit);

/**
 * Whether the new terms require fewer confirmations: a kind is switched off, or the limit of one that is on is raised.
 */
export function loosens(before: ApprovalTerms, after: ApprovalTerms): boolean {
  const isSwitchedOff = (['closing', 'rules', 'undo', 'adjustment', 'redemption'] as const).some(
    (kind) => before[kind].on && !after[kind].on,
  );
  return (
    isSwitchedOff ||
    (before.undo.on && after.undo.tires > before.undo.tires) ||
    (['adjustment', 'redemption'] as const).some(
      (kind) => before[kind].on && isAbove(after[kind].amount, before[kind].amount),
    )
  );
}
