/** The recipients of events, by one statement for many users, not one for each (docs/domain/notifications.md). */
import { approvalKinds, approvalPermissions } from '@gdd/schema/approvals';
import { audienceOf, notificationDefaults, type NotificationKind } from '@gdd/schema/notifications';
import { rolePermissions, roles } from '@gdd/schema/permissions';
import { sql, type SQL } from 'drizzle-orm';
import type { Clock } from '../../ground/clock.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { decidingRole } from '../../ground/database/decidingRole.js';
import { rowsIn } from '../../ground/database/rows.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import { mailTimes } from '../../ground/platform/mail/outbox.js';

/** Maximum number of dealers of a campaign in one statement. */
const dealersAtOnce = 10_000;

/**
 * Query of the dealers of the events' campaigns, `(event_id, dealer_id)`, with ids from the first to the second number.
 */
type Dealers = (from: number, to: number) => SQL;

const campaignDealers =
  (condition = sql`true`): Dealers =>
  (from, to) => sql`
    select e.id as event_id, m.dealer_id from notified e
    join memberships m on m.campaign_id = (e.about->>'campaignId')::int
    where m.dealer_id between ${from} and ${to} and ${condition}`;

const allCampaignDealers = campaignDealers();
/** Without dealers that joined later: each of them has its own event. */
const dealersAtOpening = campaignDealers(sql`m.added_at <= e.at`);
const aboutDealer = sql`select id as event_id, (about->>'dealerId')::int as dealer_id from notified`;

/** The users of the dealers and of all members above them. */
const atAndAbove = (dealers: SQL) => sql`
  select distinct c.event_id, u.id as user_id from (${dealers}) c
  join members dealer on dealer.id = c.dealer_id and dealer.deleted_at is null
  cross join lateral unnest(string_to_array(trim(both '/' from dealer.path), '/')::int[]) as place(member_id)
  join users u on u.member_id = place.member_id`;

/** The users of the dealer itself. */
const usersOfDealer = sql`
  select about_dealer.event_id, u.id as user_id from (${aboutDealer}) about_dealer
  join users u on u.member_id = about_dealer.dealer_id`;

/** The user named in the event. */
const namedUser = sql`select id as event_id, (about->>'userId')::int as user_id from notified where about ? 'userId'`;

/** The address of the user named in the event. */
const addressOfNamedUser = sql`
  select e.id as event_id, lower(u.email) as address from notified e
  join users u on u.id = (e.about->>'userId')::int and u.email is not null`;

/** The users with one of the roles that are notified of the kind by default. */
const withRole = (kind: NotificationKind) => sql`
  select distinct e.id as event_id, r.user_id from notified e cross join user_roles r
  where r.role in (select role from (${defaultsOf(kind)}) d)`;

/** The users who may decide about a request for approval that waits, except its proposer. */
const deciders = sql`
  select distinct e.id as event_id, r.user_id from notified e
  join approvals a on a.id = (e.about->>'approvalId')::int and a.state = 'pending'
  join (values ${sql.join(
    approvalKinds.flatMap((kind) =>
      roles
        .filter((role) => rolePermissions[role].includes(approvalPermissions[kind]))
        .map((role) => sql`(${kind}::text, ${role}::text)`),
    ),
    sql`, `,
  )}) may(kind, role) on may.kind = a.kind
  join user_roles r on r.role = may.role and r.user_id <> a.proposed_by`;

/** Query of the users whom each kind concerns, `(event_id, user_id)`; `notificationDefaults` has their defaults. */
const concerned: Readonly<Record<NotificationKind, SQL | Dealers>> = {
  campaignOpened: dealersAtOpening,
  campaignJoined: atAndAbove(aboutDealer),
  campaignEndsSoon: campaignDealers(sql`m.accepted_at is null`),
  rulesChanged: allCampaignDealers,
  goalChanged: atAndAbove(aboutDealer),
  closedEarly: campaignDealers(sql`m.accepted_at is not null`),
  statementFinal: allCampaignDealers,
  thresholdNear: atAndAbove(aboutDealer),
  thresholdReached: atAndAbove(aboutDealer),
  documentReady: atAndAbove(aboutDealer),
  documentUndelivered: atAndAbove(aboutDealer),
  documentRejected: withRole('documentRejected'),
  debitNoteIssued: atAndAbove(aboutDealer),
  paymentReturned: atAndAbove(aboutDealer),
  creditHeld: atAndAbove(aboutDealer),
  disputeOpened: withRole('disputeOpened'),
  disputeAnswered: sql`${usersOfDealer} union ${namedUser}`,
  approvalRequested: deciders,
  invoicingDecided: usersOfDealer,
  budgetCrossed: withRole('budgetCrossed'),
  importApplied: withRole('importApplied'),
  importFailed: withRole('importFailed'),
  exportReady: namedUser,
  noteStepDue: namedUser,
  factorsChanged: namedUser,
  newDevice: namedUser,
};

/** Query of addresses that get another mail for the same event, `(event_id, address)`, and so no second one. */
const mailedAlready: Readonly<Partial<Record<NotificationKind, SQL>>> = {
  // the dealers whose prize changes get a mail with the amounts (campaigns/rules)
  rulesChanged: sql`
    select e.id as event_id, lower(dealer.email) as address from notified e
    join rules_version_dealers v
      on v.campaign_id = (e.about->>'campaignId')::int and v.version = (e.about->>'version')::int
    join members dealer on dealer.id = v.dealer_id and dealer.email is not null`,
  // a dealer whose accepted goal changes gets a mail with the amounts (memberships/goals)
  goalChanged: sql`
    select e.id as event_id, lower(dealer.email) as address from notified e
    join members dealer on dealer.id = (e.about->>'dealerId')::int and dealer.email is not null`,
  // the dealers of a campaign that is closed early get a mail (campaigns/closing)
  closedEarly: sql`
    select e.id as event_id, lower(dealer.email) as address from notified e
    join memberships m on m.campaign_id = (e.about->>'campaignId')::int and m.accepted_at is not null
    join members dealer on dealer.id = m.dealer_id and dealer.email is not null`,
  // whose factors change gets a mail that cannot be turned off (people/auth/factors)
  factorsChanged: addressOfNamedUser,
  // who signs in from a new device gets a mail that says from where (people/auth/signIn)
  newDevice: addressOfNamedUser,
  // opening a campaign can invite its dealers
  campaignOpened: sql`
    select e.id as event_id, lower(o.recipient) as address from notified e
    join outbox o on o.kind = 'reminder' and o.queued_at = e.at
      and (o.about->>'campaignId')::int = (e.about->>'campaignId')::int`,
};

/** Query of the defaults of a kind, `(role, inbox, mail)`, of the roles that have one. */
function defaultsOf(kind: NotificationKind): SQL {
  const rows = roles.flatMap((role) => {
    const choice = notificationDefaults[kind][audienceOf(rolePermissions[role])];
    return choice === undefined ? [] : [sql`(${role}::text, ${choice.inbox}::boolean, ${choice.mail}::text)`];
  });
  return sql`select * from (values ${sql.join(rows, sql`, `)}) as by_role(role, inbox, mail)`;
}

/**
 * Inserts the items of events of one kind, one for each event and user, signals them to open pages, and queues the
 * mails that are sent at once.
 *
 * @param transaction has locked the events
 */
export async function notifyAll(
  transaction: Database,
  kind: NotificationKind,
  eventIds: readonly number[],
  clock: Clock,
): Promise<void> {
  const source = concerned[kind];
  if (typeof source !== 'function') return insertItems(transaction, kind, eventIds, source, clock);
  for (const id of eventIds) {
    for (const [from, to] of await dealerBatches(transaction, id)) {
      await insertItems(transaction, kind, [id], atAndAbove(source(from, to)), clock);
    }
  }
}

/** The first and the last dealer id of each batch of an event's campaign. */
async function dealerBatches(transaction: Database, eventId: number): Promise<(readonly [number, number])[]> {
  const batches = rowsIn<{ readonly from: number; readonly to: number }>(
    await transaction.execute(sql`
      select min(dealer_id) as "from", max(dealer_id) as "to" from (
        select dealer_id, (row_number() over (order by dealer_id) - 1) / ${dealersAtOnce} as piece from memberships
        where campaign_id = (select (about->>'campaignId')::int from events where id = ${eventId})
      ) numbered group by piece order by piece`),
  );
  return batches.map(({ from, to }) => [from, to]);
}

async function insertItems(
  transaction: Database,
  kind: NotificationKind,
  eventIds: readonly number[],
  source: SQL,
  clock: Clock,
): Promise<void> {
  const now = clock.programmeNow();
  const at = sql`${now.toISOString()}::timestamptz`;
  const ids = sql`array[${sql.join(
    eventIds.map((id) => sql`${id}::bigint`),
    sql`, `,
  )}]`;
  await transaction.execute(sql`
    with notified as (select id, at, about from events where id = any(${ids})),
    mailed as (${mailedAlready[kind] ?? sql`select null::bigint as event_id, null::text as address where false`}),
    recipients as (
      select c.event_id, ${users.id} as user_id, ${users.email}, ${users.emailConfirmedAt},
        coalesce(p.inbox, d.inbox) as in_inbox,
        case when exists (select from mailed where mailed.event_id = c.event_id and address = lower(${users.email}))
          then 'none' else coalesce(p.mail, d.mail) end as mail
      from (${source}) c
      join ${users} on ${users.id} = c.user_id and ${users.state} = 'active'
      join (${defaultsOf(kind)}) d on d.role = ${decidingRole}
      left join notification_preferences p on p.user_id = ${users.id} and p.kind = ${kind}
    ), inserted as (
      insert into inbox_items (event_id, user_id, kind, in_inbox, mail, created_at)
      select event_id, user_id, ${kind}, in_inbox, mail, ${at} from recipients where in_inbox or mail <> 'none'
      order by event_id, user_id
      on conflict (event_id, user_id) do nothing returning id, event_id, user_id, in_inbox, mail
    ), signalled as (
      insert into signals (topic, user_id) select distinct 'inbox', user_id from inserted where in_inbox
    )
    insert into outbox (kind, recipient, about, queued_at, next_try_at, give_up_at)
    select 'notification', email, jsonb_build_object('item', id),
      ${mailTimes('notification', now, clock.now())}
    from inserted join recipients using (event_id, user_id)
    where inserted.mail = 'atOnce' and email_confirmed_at is not null and email is not null order by id`);
}
