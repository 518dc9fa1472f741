/** Tax and sender of the documents of settlements: configured by the office, without defaults. */
import { eq, sql } from 'drizzle-orm';
import type { TaxNature } from '@gdd/schema/settlements';
import type { Database } from '../../ground/database/connections/connection.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import { settlementSettings, type SettlementTerms } from '../../ground/database/tables/programme/settlements.js';
import { difference, recordAudit } from '../../ground/platform/audit.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { refuseStale } from '../../ground/platform/http/errors.js';
import type { SettlementSettingsBody, SettlementSettingsView } from './schemas.js';

/** The settings as the API returns them. */
export async function settingsView({ database }: Pick<ServiceContext, 'database'>): Promise<SettlementSettingsView> {
  const [stored] = await database
    .select({ settings: settlementSettings, updatedBy: users.name })
    .from(settlementSettings)
    .leftJoin(users, eq(users.id, settlementSettings.updatedBy));
  if (stored === undefined) throw new Error('A migration writes the settings of settlements.');
  const { settings, updatedBy } = stored;
  return {
    ...termsIn(settings),
    daysBack: settings.daysBack,
    version: settings.version,
    updatedBy,
    updatedAt: settings.updatedAt?.toISOString() ?? null,
  };
}

/** The present settings for documents. */
export async function settingsNow(database: Database): Promise<SettlementTerms> {
  const [settings] = await database.select().from(settlementSettings);
  if (settings === undefined) throw new Error('A migration writes the settings of settlements.');
  return termsIn(settings);
}

/** How many days before today the day of a run may be, at most. */
export async function daysBackNow(database: Database): Promise<number> {
  const [settings] = await database.select({ daysBack: settlementSettings.daysBack }).from(settlementSettings);
  if (settings === undefined) throw new Error('A migration writes the settings of settlements.');
  return settings.daysBack;
}

/** The present terms, which have all fields. */
type Terms = SettlementTerms & { readonly stampNatures: TaxNature[]; readonly stampCharged: boolean };

const termsIn = ({
  taxRate,
  taxNature,
  taxReference,
  sender,
  namesInvoices,
  stampNatures,
  stampCharged,
}: typeof settlementSettings.$inferSelect): Terms => ({
  taxRate,
  taxNature,
  taxReference,
  sender,
  namesInvoices,
  stampNatures,
  stampCharged,
});

/**
 * Changes the settings. Proposed and approved runs have a copy of theirs: issued documents do not change, and what waits
 * for approval has to be proposed again.
 *
 * @throws Refusal CONFLICT, reason staleVersion
 */
export async function changeSettings(
  context: Pick<ServiceContext, 'database' | 'clock'>,
  caller: SignedIn,
  { version, daysBack, stampNatures, stampCharged, ...otherTerms }: SettlementSettingsBody,
): Promise<SettlementSettingsView> {
  const now = context.clock.programmeNow();
  await context.database.transaction(async (transaction) => {
    const [before] = await transaction.select().from(settlementSettings).for('update');
    if (before === undefined) throw new Error('A migration writes the settings of settlements.');
    refuseStale(version, before);
    const terms = {
      ...otherTerms,
      stampNatures: stampNatures ?? before.stampNatures,
      stampCharged: stampCharged ?? before.stampCharged,
    };
    const settings = { ...terms, daysBack: daysBack ?? before.daysBack };
    const changed = difference({ ...termsIn(before), daysBack: before.daysBack }, settings);
    if (changed === undefined) return;
    const values = { ...settings, version: sql`${settlementSettings.version} + 1`, updatedBy: caller.userId };
    await transaction.update(settlementSettings).set({ ...values, updatedAt: now });
    await recordAudit(transaction, now, [
      { actorId: caller.userId, entity: 'settlement', entityId: null, action: 'settingsChanged', ...changed },
    ]);
  });
  return settingsView(context);
}
