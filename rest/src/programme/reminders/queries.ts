/** Reminders of many dealers: a statement for all of them, not one for each (docs/domain/campaigns-and-prizes.md). */
import { reminderMails, type ReminderOutcome } from '@gdd/schema/reminders';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { intArray } from '../../ground/database/intArray.js';
import { rowsAtATime } from '../../ground/database/pages.js';
import { rowsIn } from '../../ground/database/rows.js';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { members } from '../../ground/database/tables/people/network.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { outbox } from '../../ground/database/tables/work/mail.js';
import { reminderOutcomes, reminderRuns, reminders } from '../../ground/database/tables/programme/reminders.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import { mailTimes } from '../../ground/platform/mail/outbox.js';
import { inSubtreeOf, type Place } from '../../ground/database/scope.js';

/** A dealer in a campaign. */
export interface MembershipKey {
  readonly campaignId: number;
  readonly dealerId: number;
}

const wanted = (keys: readonly MembershipKey[]) =>
  sql`(select distinct campaign_id, dealer_id from unnest(${intArray(keys.map(({ campaignId }) => campaignId))},
    ${intArray(keys.map(({ dealerId }) => dealerId))}) as named(campaign_id, dealer_id)) as wanted`;

/** Whether a key names a campaign or a dealer that does not exist, or a dealer that the caller may not see. */
export async function namesUnknown(database: Database, top: Place, keys: readonly MembershipKey[]): Promise<boolean> {
  const [row] = rowsIn<{ readonly unknown: boolean }>(
    await database.execute(sql`
      select exists (
        select from ${wanted(keys)}
        where not exists (select from ${campaigns} where ${campaigns.id} = wanted.campaign_id)
          or not exists (
            select from ${members}
            where ${members.id} = wanted.dealer_id and ${members.role} = 'Dealer' and ${inSubtreeOf(top)}
          )
      ) as unknown`),
  );
  return row?.unknown ?? false;
}

/** Inserts a run. @returns its id */
export async function insertRun(transaction: Database, askedBy: number, askedAt: Date): Promise<number> {
  const [run] = await transaction.insert(reminderRuns).values({ askedBy, askedAt }).returning({ id: reminderRuns.id });
  if (run === undefined) throw new Error('The run just begun is gone.');
  return run.id;
}

/** The days that decide whether a dealer can be reminded. */
interface ReminderDays {
  /** The programme's day, which decides whether a campaign is over. */
  readonly today: string;
  /** The day in Europe/Rome: a dealer is reminded of a campaign at most once a day. */
  readonly day: string;
}

interface NewRun extends ReminderDays {
  readonly id: number;
  readonly actorId: number;
  readonly now: Date;
  /** The real instant, from which the mails are tried. */
  readonly realNow: Date;
}

/** Query of dealers in campaigns, each with the reason why it cannot be reminded, except 'alreadyRemindedToday'. */
const judged = ({ today }: Pick<ReminderDays, 'today'>, keys: readonly MembershipKey[]) => sql`
  select wanted.campaign_id, wanted.dealer_id, ${members.email} as email, ${members.businessName} as business_name,
    case
      when ${memberships.dealerId} is null then 'notInCampaign'
      when ${campaigns.state} = 'closed' then 'campaignClosed'
      when ${campaigns.state} = 'draft' then 'campaignDraft'
      when ${campaigns.endsOn} < ${today} then 'periodOver'
      when ${memberships.acceptedAt} is not null then 'alreadyAccepted'
      when ${campaigns.state} <> 'open' then 'registrationClosed'
      when ${members.email} is null then 'noMailAddress'
    end as refusal
  from ${wanted(keys)} join ${campaigns} on ${campaigns.id} = wanted.campaign_id
    join ${members} on ${members.id} = wanted.dealer_id
    left join ${memberships} on ${memberships.campaignId} = wanted.campaign_id
      and ${memberships.dealerId} = wanted.dealer_id`;

/** An outcome that reminders would have, its number of dealers, and the first of them. */
interface PreviewedOutcome extends MembershipKey {
  readonly outcome: ReminderOutcome;
  readonly count: number;
}

/** The outcomes that reminders would have if they were sent now. */
export async function previewedOutcomes(database: Database, days: ReminderDays, keys: readonly MembershipKey[]) {
  return rowsIn<PreviewedOutcome>(
    await database.execute(sql`
      with outcomes as (
        select judged.campaign_id, judged.dealer_id, coalesce(judged.refusal,
          case when ${reminders.day} is null then 'waiting' else 'alreadyRemindedToday' end) as outcome
        from (${judged(days, keys)}) as judged
          left join ${reminders} on ${reminders.campaignId} = judged.campaign_id
            and ${reminders.dealerId} = judged.dealer_id and ${reminders.day} = ${days.day}
      )
      select outcome, count(*)::int as count,
        (array_agg(campaign_id order by campaign_id, dealer_id))[1] as "campaignId",
        (array_agg(dealer_id order by campaign_id, dealer_id))[1] as "dealerId"
      from outcomes group by outcome order by outcome`),
  );
}

/**
 * Reminds the dealers of a run to accept, in one statement: inserts a reminder of the day for each dealer that can be
 * reminded, unless a concurrent call has inserted it; a mail and an audit record for each inserted reminder; and an
 * outcome for every dealer.
 *
 * Reminders are inserted in the order of their keys, so that two concurrent runs cannot deadlock.
 */
export async function remindAll(transaction: Database, run: NewRun, keys: readonly MembershipKey[]): Promise<void> {
  const now = sql`${run.now.toISOString()}::timestamptz`;
  await transaction.execute(sql`
    with judged as (${judged(run, keys)}
    ), noted as (
      insert into ${reminders} (campaign_id, dealer_id, day)
      select campaign_id, dealer_id, ${run.day}::date from judged where refusal is null order by campaign_id, dealer_id
      on conflict do nothing returning campaign_id, dealer_id
    ), mailed as (
      insert into ${outbox} (kind, recipient, about, queued_at, next_try_at, give_up_at)
      select 'reminder', email, jsonb_build_object('campaignId', campaign_id, 'dealerId', dealer_id),
        ${mailTimes('reminder', run.now, run.realNow)}
      from noted join judged using (campaign_id, dealer_id) order by campaign_id, dealer_id
      returning id, (about ->> 'campaignId')::int as campaign_id, (about ->> 'dealerId')::int as dealer_id
    ), audited as (
      insert into ${auditEntries} (at, actor_id, entity, entity_id, action, after)
      select ${now}, ${run.actorId}::int, 'campaign', campaign_id, 'reminded',
        jsonb_build_object('dealerId', dealer_id, 'businessName', business_name, 'email', email)
      from noted join judged using (campaign_id, dealer_id) order by campaign_id, dealer_id
    )
    insert into ${reminderOutcomes} (run_id, campaign_id, dealer_id, refusal, mail_id)
    select ${run.id}::int, judged.campaign_id, judged.dealer_id,
      coalesce(judged.refusal, case when mailed.id is null then 'alreadyRemindedToday' end), mailed.id
    from judged left join mailed using (campaign_id, dealer_id)`);
}

/** Runs, each with the user who requested it. */
function runs(database: Database) {
  return database
    .select({
      id: reminderRuns.id,
      askedAt: reminderRuns.askedAt,
      askedBy: sql`coalesce(${users.name}, ${users.username})`.mapWith(String),
    })
    .from(reminderRuns)
    .innerJoin(users, eq(users.id, reminderRuns.askedBy));
}

/** A run; undefined where it does not exist or was deleted after a week. */
export async function runById(database: Database, id: number) {
  const [run] = await runs(database).where(eq(reminderRuns.id, id));
  return run;
}

export type Run = NonNullable<Awaited<ReturnType<typeof runById>>>;

/** Maximum number of runs in the list; older ones of the last seven days can still be read by id. */
const mostRuns = 100;

/** The newest runs; runs are deleted after a week. */
export function latestRuns(database: Database): Promise<Run[]> {
  return runs(database).orderBy(desc(reminderRuns.id)).limit(mostRuns);
}

const [waiting, sent, failed, pointless] = reminderMails;

/** The outcome for a dealer: its refusal, or the state of its mail. */
const outcome = sql<ReminderOutcome>`coalesce(${reminderOutcomes.refusal}, case
  when ${outbox.doneAt} is null then ${sql.raw(`'${waiting}'`)}
  when ${outbox.outcome} = 'sent' then ${sql.raw(`'${sent}'`)}
  when ${outbox.outcome} = 'nobody' then ${sql.raw(`'${pointless}'`)}
  else ${sql.raw(`'${failed}'`)} end)`;

/** The number of each outcome in some runs, of the dealers at or below a member. */
export function countsOfRuns(database: Database, top: Place, runIds: readonly number[]) {
  return database
    .select({ runId: reminderOutcomes.runId, outcome, count: sql`count(*)`.mapWith(Number) })
    .from(reminderOutcomes)
    .innerJoin(members, eq(members.id, reminderOutcomes.dealerId))
    .leftJoin(outbox, eq(outbox.id, reminderOutcomes.mailId))
    .where(and(sql`${reminderOutcomes.runId} = any(${intArray(runIds)})`, inSubtreeOf(top)))
    .groupBy(sql`1, 2`)
    .orderBy(sql`1, 2`);
}

const outcomeColumns = {
  dealerId: members.id,
  code: members.code,
  businessName: members.businessName,
  campaignId: campaigns.id,
  campaignTitle: campaigns.title,
  outcome,
};

/** A page of the outcomes of a run, those without a mail first. @param only this outcome; default: all */
export function outcomesOnPage(
  database: Database,
  top: Place,
  runId: number,
  { page, pageSize, only }: { page: number; pageSize: number; only: ReminderOutcome | undefined },
) {
  return database
    .select(outcomeColumns)
    .from(reminderOutcomes)
    .innerJoin(members, eq(members.id, reminderOutcomes.dealerId))
    .innerJoin(campaigns, eq(campaigns.id, reminderOutcomes.campaignId))
    .leftJoin(outbox, eq(outbox.id, reminderOutcomes.mailId))
    .where(and(inRun(top, runId), only && sql`${outcome} = ${only}`))
    .orderBy(
      sql`${reminderOutcomes.refusal} is null`,
      asc(members.nameSort),
      asc(reminderOutcomes.dealerId),
      asc(reminderOutcomes.campaignId),
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

/** The next `rowsAtATime` outcomes of a run after `last`, those without a mail first. */
export function outcomesAfter(
  database: Database,
  top: Place,
  runId: number,
  only: ReminderOutcome | undefined,
  last: OutcomeRow | undefined,
) {
  const hasMail = sql<boolean>`${reminderOutcomes.refusal} is null`;
  const place = sql`(${hasMail}, ${members.nameSort}, ${reminderOutcomes.dealerId}, ${reminderOutcomes.campaignId})`;
  return database
    .select({ ...outcomeColumns, hasMail, nameSort: members.nameSort, email: members.email })
    .from(reminderOutcomes)
    .innerJoin(members, eq(members.id, reminderOutcomes.dealerId))
    .innerJoin(campaigns, eq(campaigns.id, reminderOutcomes.campaignId))
    .leftJoin(outbox, eq(outbox.id, reminderOutcomes.mailId))
    .where(
      and(
        inRun(top, runId),
        only && sql`${outcome} = ${only}`,
        last && sql`${place} > (${last.hasMail}, ${last.nameSort}, ${last.dealerId}, ${last.campaignId})`,
      ),
    )
    .orderBy(hasMail, asc(members.nameSort), asc(reminderOutcomes.dealerId), asc(reminderOutcomes.campaignId))
    .limit(rowsAtATime);
}

/** A row of the file of a run. */
export interface OutcomeRow {
  readonly dealerId: number;
  readonly code: string;
  readonly businessName: string;
  readonly email: string | null;
  readonly campaignId: number;
  readonly campaignTitle: string;
  readonly outcome: ReminderOutcome;
  readonly hasMail: boolean;
  readonly nameSort: string;
}

const inRun = (top: Place, runId: number): SQL | undefined => and(eq(reminderOutcomes.runId, runId), inSubtreeOf(top));
