/** Tells the dealers of a campaign that accepted that it was closed before its last day (docs/domain/rules.md). */
import { letterTo } from '../../../ground/platform/mail/letter.js';
import { and, eq, sql } from 'drizzle-orm';
import type { Config } from '../../../config.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import { outbox } from '../../../ground/database/tables/work/mail.js';
import { dayWithArticle, italianDay, italianEuro } from '../../../ground/domain/labels/italianFormats.js';
import type { Clock } from '../../../ground/clock.js';
import { publishEvent } from '../../../events/publish.js';
import { mailTimes, type MailWriter } from '../../../ground/platform/mail/outbox.js';

/** Queues the mails and publishes the event. @param transaction closes the campaign */
export async function tellEarlyClosing(transaction: Database, campaignId: number, clock: Clock): Promise<void> {
  const now = clock.programmeNow();
  await transaction.execute(sql`
    insert into ${outbox} (kind, recipient, about, queued_at, next_try_at, give_up_at)
    select 'closedEarly', ${members.email},
      jsonb_build_object('campaignId', ${campaignId}::int, 'dealerId', ${memberships.dealerId}),
      ${mailTimes('closedEarly', now, clock.now())}
    from ${memberships} join ${members} on ${members.id} = ${memberships.dealerId}
    where ${memberships.campaignId} = ${campaignId} and ${memberships.acceptedAt} is not null
      and ${members.email} is not null and ${members.deletedAt} is null
    order by ${memberships.dealerId}`);
  await publishEvent(transaction, { kind: 'closedEarly', key: campaignId, at: now, about: { campaignId } });
}

/** Writes the mail to a dealer; null for a dealer that was deleted since. */
export function closedEarlyWriter(database: Database, { publicUrl }: Pick<Config, 'publicUrl'>): MailWriter {
  return async ({ about }) => {
    // 0 is no id: without one nothing is found and no mail is sent
    const { campaignId = 0, dealerId = 0 } = about ?? {};
    const [membership] = await database
      .select({
        businessName: members.businessName,
        title: campaigns.title,
        endsOn: campaigns.endsOn,
        accumulated: memberships.plafondAccumulated,
        expendable: memberships.plafondExpendable,
      })
      .from(memberships)
      .innerJoin(members, and(eq(members.id, memberships.dealerId), sql`${members.deletedAt} is null`))
      .innerJoin(campaigns, eq(campaigns.id, memberships.campaignId))
      .where(and(eq(memberships.campaignId, campaignId), eq(memberships.dealerId, dealerId)));
    if (membership === undefined) return null;
    const { businessName, title, endsOn, accumulated, expendable } = membership;
    return letterTo(businessName, 'it', {
      subject: `Campagna «${title}»: chiusa in anticipo`,
      text: `la campagna «${title}», che avevi accettato, è stata chiusa prima del suo ultimo giorno, ${dayWithArticle('il', italianDay(endsOn))}: gli acquisti che il portale non ha ancora ricevuto non contano più.

Premio accumulato: ${italianEuro(accumulated)}
Premio spendibile: ${italianEuro(expendable)}

A questo indirizzo trovi l’estratto definitivo; se qualcosa non torna, puoi contestarlo:

${publicUrl}/subscriptions/${campaignId}`,
    });
  };
}
