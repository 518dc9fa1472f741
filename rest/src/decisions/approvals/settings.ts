/** The settings of approvals: one user may switch a kind on; switching it off needs a second one. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import { approvalSettings, type ApprovalTerms } from '../../ground/database/tables/programme/approvals.js';
import { decimalText, millionths } from '../../ground/domain/decimal.js';
import { difference, recordAudit } from '../../ground/platform/audit.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { refuseStale } from '../../ground/platform/http/errors.js';
import { propose, type Confirmation } from './requests/proposing.js';
import type { ApprovalView } from './requests/schemas.js';
import { loosens, termsIn, termsView } from './requests/terms.js';
import type { ApprovalSettingsBody, ApprovalSettingsView } from './schemas.js';

/** The settings as the API returns them. */
export async function settingsView(database: Database): Promise<ApprovalSettingsView> {
  const [stored] = await database
    .select({ settings: approvalSettings, updatedBy: sql<string | null>`coalesce(${users.name}, ${users.username})` })
    .from(approvalSettings)
    .leftJoin(users, eq(users.id, approvalSettings.updatedBy));
  if (stored === undefined) throw new Error('A migration writes the settings of approvals.');
  const { settings, updatedBy } = stored;
  const { version, updatedAt } = settings;
  return { ...termsView(termsIn(settings)), version, updatedBy, updatedAt: updatedAt?.toISOString() ?? null };
}

/**
 * Changes the settings; a change that loosens them becomes a request for approval.
 *
 * @returns the request made instead of the change; undefined where the change was made, or changes nothing
 * @throws Refusal CONFLICT, reason staleVersion or approvalPending
 */
export async function changeSettings(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  { version, redemption, ...body }: ApprovalSettingsBody,
  confirmation: Confirmation = 'wanted',
): Promise<ApprovalView | undefined> {
  const now = clock.programmeNow();
  return database.transaction(async (transaction) => {
    const [settings] = await transaction.select().from(approvalSettings).for('update');
    if (settings === undefined) throw new Error('A migration writes the settings of approvals.');
    refuseStale(version, settings);
    const before = termsIn(settings);
    const adjustment = exactly(body.adjustment);
    const redeemed = redemption === undefined ? before.redemption : exactly(redemption);
    const terms = newTerms(before, { ...body, adjustment, redemption: redeemed });
    const changed = difference({ ...before }, { ...terms });
    if (changed === undefined) return undefined;
    if (confirmation === 'wanted' && loosens(before, terms)) {
      const input = { ...terms, version: settings.version };
      const request = { settings: { before, after: terms } };
      return propose(transaction, caller, now, { kind: 'settings', subject: 'settings', input, request });
    }
    await transaction.update(approvalSettings).set({
      closingOn: terms.closing.on,
      rulesWorsening: terms.rulesWorsening,
      goalsWorsening: terms.goalsWorsening,
      undoOn: terms.undo.on,
      undoTires: terms.undo.tires,
      adjustmentOn: terms.adjustment.on,
      adjustmentAmount: terms.adjustment.amount,
      redemptionOn: terms.redemption.on,
      redemptionAmount: terms.redemption.amount,
      version: sql`${approvalSettings.version} + 1`,
      updatedBy: caller.userId,
      updatedAt: now,
    });
    await recordAudit(transaction, now, [
      { actorId: caller.userId, entity: 'approval', entityId: null, action: 'settingsChanged', ...changed },
    ]);
    return undefined;
  });
}

/** A limit with its amount as the database keeps it, with two decimals. */
const exactly = ({ on, amount }: ApprovalTerms['adjustment']) => ({ on, amount: decimalText(millionths(amount)) });
/** The terms of a body: what it leaves out stays; the deprecated switch of rules counts where nothing newer is given. */
function newTerms(
  before: ApprovalTerms,
  { closing, undo, adjustment, redemption = before.redemption, rules, ...modes }: Omit<ApprovalSettingsBody, 'version'>,
): ApprovalTerms {
  const isLooser = before.rulesWorsening === 'told';
  const switched =
    rules === undefined || rules.on !== isLooser ? before.rulesWorsening : rules.on ? 'twoPersons' : 'told';
  const { rulesWorsening = switched, goalsWorsening = before.goalsWorsening } = modes;
  return { closing, rulesWorsening, goalsWorsening, undo, adjustment, redemption };
}
