/** The settings of who has to have a second factor (docs/domain/second-factor.md). */
import { factorGrace, secondFactorModes } from '@gdd/schema/factors';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '../../../ground/database/tables/people/accounts.js';
import { securitySettings } from '../../../ground/database/tables/people/factors.js';
import { asksMore } from '../../../ground/domain/factorDeadline.js';
import { difference, recordAudit } from '../../../ground/platform/audit.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import type { Caller } from '../../../ground/platform/http/caller.js';
import { refuseStale } from '../../../ground/platform/http/errors.js';

export const securitySettingsView = z
  .object({
    secondFactor: z.enum(secondFactorModes).describe('Who has to have a second factor'),
    graceDays: z.number().int().describe('The days for setting one up'),
    requiredSince: z.iso.datetime().nullable().describe('Since when somebody more has to; null: nobody ever had to'),
    version: z.number().int(),
    updatedBy: z.string().nullable().describe('A user’s name; null where nobody did'),
    updatedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SecuritySettings' });
type View = z.output<typeof securitySettingsView>;

export const securitySettingsBody = z.strictObject({
  secondFactor: z.enum(secondFactorModes),
  graceDays: z.number().int().min(0).max(factorGrace.max).describe('Days'),
  version: z.number().int().min(1).optional().describe('With it, a newer one is a conflict'),
});

/** The settings as the API returns them. */
export async function settingsView({ database }: Pick<ServiceContext, 'database'>): Promise<View> {
  const [found] = await database
    .select({ settings: securitySettings, updatedBy: sql<string | null>`coalesce(${users.name}, ${users.username})` })
    .from(securitySettings)
    .leftJoin(users, eq(users.id, securitySettings.updatedBy));
  if (found === undefined) throw new Error('A migration writes the settings of security.');
  const { secondFactor, graceDays, requiredSince, version, updatedAt } = found.settings;
  return {
    secondFactor,
    graceDays,
    requiredSince: requiredSince?.toISOString() ?? null,
    version,
    updatedBy: found.updatedBy,
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}

/**
 * Changes the settings. The days of grace begin anew where somebody more has to have a factor.
 *
 * @throws Refusal CONFLICT, reason staleVersion
 */
export async function changeSettings(
  { database, clock }: Pick<ServiceContext, 'database' | 'clock'>,
  { userId }: Caller,
  { version, ...terms }: z.output<typeof securitySettingsBody>,
): Promise<View> {
  const now = clock.programmeNow();
  await database.transaction(async (transaction) => {
    const [before] = await transaction.select().from(securitySettings).for('update');
    if (before === undefined) throw new Error('A migration writes the settings of security.');
    refuseStale(version, before);
    const { secondFactor, graceDays } = before;
    const changed = difference({ secondFactor, graceDays }, terms);
    if (changed === undefined) return;
    const requiredSince = asksMore(secondFactor, terms.secondFactor) ? clock.now() : before.requiredSince;
    const act = { version: sql`${securitySettings.version} + 1`, updatedBy: userId, updatedAt: now };
    await transaction.update(securitySettings).set({ ...terms, requiredSince, ...act });
    await recordAudit(transaction, now, [
      { actorId: userId, entity: 'user', entityId: null, action: 'settingsChanged', ...changed },
    ]);
  });
  return settingsView({ database });
}
