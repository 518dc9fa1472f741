import type { Database } from '../../database/connections/connection.js';
import { approvalSettings, type ApprovalTerms } from '../../database/tables/programme/approvals.js';
import { millionths } from '../../domain/decimal.js';

export type ApprovalSettingsRow = typeof approvalSettings.$inferSelect;

/** Which changes a second person confirms, now. */
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
});

/** Whether an amount is above a limit, whatever its sign. */
export const isAbove = (amount: string, limit: string) => millionths(amount.replace('-', '')) > millionths(limit);

/** Whether less is confirmed by the new terms than by the old ones: a kind is switched off, or the limit of one is raised. */
export function loosens(before: ApprovalTerms, after: ApprovalTerms): boolean {
  const isSwitchedOff = (['closing', 'rules', 'undo', 'adjustment'] as const).some(
    (kind) => before[kind].on && !after[kind].on,
  );
  return (
    isSwitchedOff ||
    (before.undo.on && after.undo.tires > before.undo.tires) ||
    (before.adjustment.on && isAbove(after.adjustment.amount, before.adjustment.amount))
  );
}
