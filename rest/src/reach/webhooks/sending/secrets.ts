/** The secrets of endpoints, stored encrypted. */
import type { AppSecret } from '@gdd/schema/secret';
import { webhookLimits } from '@gdd/schema/webhooks';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { webhooks } from '../../../ground/database/tables/work/webhooks.js';
import { seal, unseal } from '../../../ground/platform/secrets/sealed.js';

const purpose = 'webhooks';
const hourMs = 60 * 60_000;

type Secrets = Pick<typeof webhooks.$inferSelect, 'secret' | 'previousSecret' | 'previousUntil'>;

/** A secret, encrypted for storage. */
export const sealedSecret = (text: string, secret: AppSecret): string => seal(text, purpose, secret);

/**
 * The secrets that sign messages at an instant: the newest and, for a day after a rotation, the previous one, unless
 * APP_SECRET no longer decrypts it.
 *
 * @throws Error if APP_SECRET no longer decrypts the newest
 */
export function goodSecrets(row: Secrets, now: Date, secret: AppSecret): string[] {
  const isInRotation = row.previousUntil !== null && row.previousUntil > now;
  const opened = (sealed: string) => unseal(sealed, purpose, secret)?.text;
  const newest = opened(row.secret);
  if (newest === undefined) throw new Error('APP_SECRET does not open the secret of the webhook: rotate it.');
  const previous = isInRotation && row.previousSecret !== null ? opened(row.previousSecret) : undefined;
  return previous === undefined ? [newest] : [newest, previous];
}

/** The secret columns after a rotation. */
export function rotated(row: Secrets, fresh: string, now: Date, secret: AppSecret): Secrets {
  return {
    secret: sealedSecret(fresh, secret),
    previousSecret: row.secret,
    previousUntil: new Date(now.getTime() + webhookLimits.rotationHours * hourMs),
  };
}

/** Encrypts secrets under the previous APP_SECRET again with the current one, so that the previous can be removed. */
export async function resealSecrets(database: Database, secret: AppSecret): Promise<void> {
  if (secret.previous === undefined) return;
  const reseal = (sealed: string) => {
    const unsealed = unseal(sealed, purpose, secret);
    return unsealed?.isOld === true ? sealedSecret(unsealed.text, secret) : sealed;
  };
  await database.transaction(async (transaction) => {
    for (const row of await transaction.select().from(webhooks).for('update')) {
      const previousSecret = row.previousSecret === null ? null : reseal(row.previousSecret);
      await transaction
        .update(webhooks)
        .set({ secret: reseal(row.secret), previousSecret })
        .where(eq(webhooks.id, row.id));
    }
  });
}
