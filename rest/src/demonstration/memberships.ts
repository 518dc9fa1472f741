/** The memberships of the demonstration's campaigns: goals, acceptances and redemptions. */
import { demonstrationDay } from '@gdd/schema/demonstration';
import { eq, sql, type SQL } from 'drizzle-orm';
import { storeStatements } from '../programme/campaigns/closing/closing.js';
import { importsOfSales } from '../figures/sums/countedImports.js';
import { recomputeSums } from '../figures/sums/sums.js';
import { refreshFigures } from '../figures/sums/membershipFigures.js';
import { recomputeTiresBefore } from '../figures/sums/tiresBefore.js';
import type { Database } from '../ground/database/connections/connection.js';
import { campaigns } from '../ground/database/tables/programme/campaigns.js';
import { isOpened } from '../ground/database/opened.js';
import { insertRulesVersion } from '../programme/campaigns/rules/queries.js';
import { demonstrationCampaigns, demonstrationDraft } from './campaigns.js';
import { dropIndexes } from './indexes.js';
import { demonstrationCodes } from './network.js';
import { recordedSince } from './recorded.js';

/**
 * The progress of the demonstration's own dealer in the campaigns of 2025: bought tyres as a multiple of its goal, and
 * whether it accepted. One goal is reached, one exceeded, some are under way, and two campaigns are not accepted.
 */
const ownResults: ReadonlyMap<number, { readonly achieved: number; readonly accepted: boolean }> = new Map([
  [108, { achieved: 1.04, accepted: true }],
  [109, { achieved: 1.6, accepted: true }],
  [113, { achieved: 0.61, accepted: true }],
  [114, { achieved: 0.45, accepted: false }],
  [115, { achieved: 0.16, accepted: true }],
  [117, { achieved: 0.94, accepted: true }],
  [118, { achieved: 0.2, accepted: false }],
]);

/** Bought tyres as multiples of the goals; each is equally frequent. */
const achievements = '{0.3,0.55,0.7,0.85,0.95,1.02,1.05,1.15,1.35,1.8}';

/** A pseudo-random number from 0 to 99 for a dealer in a campaign, the same on every server. */
export function percent(campaignId: SQL, dealerId: SQL, seed: number): SQL {
  return sql`((hashint8extended(${campaignId}::bigint * 1000000000 + ${dealerId}, ${seed}::bigint) & 4611686018427387903) % 100)::int`;
}

/**
 * Inserts the campaigns with their dealers, goals, figures and redemptions.
 *
 * @param transaction has sale lines and no campaigns
 * @param recordedBy the user who recorded the redemptions
 * @param report called with the name of each step
 */
export async function insertCampaigns(
  transaction: Database,
  options: { readonly seed: number },
  recordedBy: number | null,
  report: (step: string) => void,
): Promise<void> {
  await transaction.insert(campaigns).values(
    demonstrationCampaigns.map(({ id, state, input }) => ({
      id,
      state,
      ...input,
      closedAt: state === 'closed' ? daysAfter(input.endsOn, 45) : null,
      createdAt: daysAfter(input.startsOn, -20),
      updatedAt: state === 'open' ? daysAfter(input.startsOn, -20) : daysAfter(input.endsOn, 45),
    })),
  );
  for (const campaign of await transaction.select().from(campaigns).where(isOpened)) {
    await insertRulesVersion(transaction, campaign, { since: campaign.createdAt, createdBy: recordedBy, reason: null });
  }
  const rebuildIndexes = await dropIndexes(transaction, 'memberships');
  await insertMemberships(transaction, options.seed);
  await transaction.execute(sql`update memberships set accepted_rules_version = 1 where accepted_at is not null`);
  await transaction.execute(sql`analyze memberships`);
  let year: number | undefined;
  for (const { id, state, input } of demonstrationCampaigns) {
    if (input.year !== year) report(`campaigns of ${input.year}`);
    ({ year } = input);
    await recomputeSums(transaction, { id, state, ...input }, null);
    await recomputeTiresBefore(transaction, { id, state, ...input });
  }
  await setGoals(transaction, options.seed);
  report('figures of the dealers in them');
  for (const { id, input } of demonstrationCampaigns) await refreshFigures(transaction, { id, ...input }, null);
  report('redemptions');
  await redeem(transaction, options.seed, recordedBy);
  report('statements of closed campaigns');
  await storeClosedStatements(transaction);
  await insertDraft(transaction);
  await transaction.execute(sql`select setval(pg_get_serial_sequence('campaigns', 'id'), max(id)) from campaigns`);
  report('indexes of the memberships');
  await rebuildIndexes();
}

function daysAfter(day: string, days: number): Date {
  return new Date(Date.parse(`${day}T08:00:00Z`) + days * 86_400_000);
}

/**
 * Adds to each campaign most dealers of its tier that had joined the programme, and a few others; or many of all tiers.
 */
async function insertMemberships(transaction: Database, seed: number): Promise<void> {
  const chance = percent(sql`campaign.id`, sql`dealer.id`, seed);
  await transaction.execute(sql`
    insert into memberships (campaign_id, dealer_id, goal_threshold, added_at, accepted_at)
    select campaign.id, dealer.id, 1, campaign.created_at,
      case when ${percent(sql`campaign.id`, sql`dealer.id`, seed + 1)} < case campaign.state
          when 'open' then least(70, 25 + 3 * (${demonstrationDay}::date - campaign.starts_on)) else 84 end
        then (campaign.starts_on + floor(${percent(sql`campaign.id`, sql`dealer.id`, seed + 2)} *
          least(46, ${demonstrationDay}::date - campaign.starts_on) / 100)::int
          + interval '8 hours' + campaign.id % 60 * interval '1 minute') at time zone 'UTC'
      end
    from campaigns as campaign join members as dealer
      on dealer.role = 'Dealer' and dealer.joined_on < campaign.starts_on
    where case when dealer.code = ${demonstrationCodes.dealer}
        then campaign.type in ('gold', 'all') or campaign.id = any(${`{${[...ownResults.keys()].join(',')}}`}::int[])
        else ${chance} < case when campaign.type = dealer.tier then 75 when campaign.type = 'all' then 45 else 6 end end
    order by campaign.id, dealer.id`);
  for (const [campaignId, { accepted }] of ownResults) {
    await transaction.execute(sql`
      update memberships set accepted_at = ${
        accepted
          ? sql`(select (starts_on + interval '33 hours') at time zone 'UTC' from campaigns where id = ${campaignId})`
          : sql`null`
      }
      where campaign_id = ${campaignId} and dealer_id = (${ownDealer()})`);
  }
}

/** The id of the demonstration's own dealer. */
export function ownDealer(): SQL {
  return sql`select id from members where code = ${demonstrationCodes.dealer}`;
}

/**
 * Sets round goals, so that some are missed, some just reached and some far exceeded; in a campaign under way by its
 * tyres up to the day, projected to its end.
 */
async function setGoals(transaction: Database, seed: number): Promise<void> {
  const chance = percent(sql`campaign_id`, sql`dealer_id`, seed + 3);
  await transaction.execute(sql`
    update memberships set goal_threshold = case when quantity <= 0 then 4 + ${chance} / 10 else least(1000000,
      greatest(4, 5 * ceil(quantity / ((${achievements}::numeric[])[1 + ${chance} / 10] * gone) / 5))) end
    from (
      -- the first days say too little of the goal; in a campaign under way goals are such that most reach them
      select id, case when ends_on < ${demonstrationDay} then 1 else
        1.2 * greatest(0.2, (${demonstrationDay}::date - starts_on + 1)::numeric / (ends_on - starts_on + 1)) end as gone
      from campaigns
    ) as campaign where campaign.id = campaign_id`);
  for (const [campaignId, { achieved }] of ownResults) {
    await transaction.execute(sql`
      update memberships set goal_threshold = greatest(4, floor(quantity / ${achieved}::numeric))
      where campaign_id = ${campaignId} and dealer_id = (${ownDealer()})`);
  }
}

/**
 * Inserts the redemptions of closed campaigns until changes are recorded: half of the dealers with an expendable prize
 * have spent some of it.
 */
async function redeem(transaction: Database, seed: number, recordedBy: number | null): Promise<void> {
  const chance = percent(sql`campaign_id`, sql`dealer_id`, seed + 4);
  const { rows } = (await transaction.execute(sql`
    with made as (
      insert into ledger_entries (campaign_id, dealer_id, kind, origin, day, amount, reason, recorded_at, recorded_by)
      select m.campaign_id, m.dealer_id, 'redemption', 'hand', redeemed_on, -floor(m.plafond_expendable * part),
        ('{Buono carburante,Buono spesa,Accredito in fattura,Viaggio premio}'::text[])[1 + (chance + turn) % 4],
        (redeemed_on + interval '33 hours') at time zone 'UTC', ${recordedBy}::int
      from (select memberships.*, ${chance} as chance from memberships) as m
        join campaigns as campaign on campaign.id = m.campaign_id
        cross join lateral (
          select turn, part, campaign.ends_on + after + chance / 2 as redeemed_on
          from (values (1, 0.5, 10), (2, 0.3, 70)) as turns (turn, part, after)
        ) as taken
      where m.plafond_expendable >= 10 and redeemed_on < ${recordedSince.toISOString()}::date - 2
        and m.dealer_id <> (${ownDealer()}) and chance < case turn when 1 then 50 else 20 end
      order by m.campaign_id, m.dealer_id, turn
      returning campaign_id, dealer_id, amount
    ), spent as (
      update memberships set redeemed = taken.amount, entry_count = taken.entries
      from (select campaign_id, dealer_id, -sum(amount) as amount, count(*) as entries from made group by campaign_id, dealer_id) as taken
      where memberships.campaign_id = taken.campaign_id and memberships.dealer_id = taken.dealer_id
      returning memberships.campaign_id, memberships.dealer_id
    )
    select campaign_id as id, array_agg(dealer_id order by dealer_id) as "dealerIds"
    from spent group by campaign_id`)) as {
    readonly rows: readonly { readonly id: number; readonly dealerIds: readonly number[] }[];
  };
  const dealersById = new Map(rows.map(({ id, dealerIds }) => [id, dealerIds]));
  for (const { id, input } of demonstrationCampaigns) {
    const dealerIds = dealersById.get(id);
    if (dealerIds !== undefined) await refreshFigures(transaction, { id, ...input }, null, dealerIds);
  }
}

/** Stores the statements of closed campaigns, as if they had been closed with the present lines. */
async function storeClosedStatements(transaction: Database): Promise<void> {
  const importIds = await importsOfSales(transaction);
  const closed = await transaction.select().from(campaigns).where(eq(campaigns.state, 'closed')).orderBy(campaigns.id);
  for (const campaign of closed) await storeStatements(transaction, campaign, importIds);
}

/** Inserts next year's draft with the dealers and goals of the campaign that it copies. */
async function insertDraft(transaction: Database): Promise<void> {
  const { id, state, copyOf, createdAt, input } = demonstrationDraft;
  await transaction.insert(campaigns).values({ id, state, ...input, createdAt, updatedAt: createdAt });
  await transaction.execute(sql`
    insert into memberships (campaign_id, dealer_id, goal_threshold, added_at)
    select ${id}::int, dealer_id, goal_threshold, ${createdAt.toISOString()}::timestamptz
    from memberships where campaign_id = ${copyOf} order by dealer_id`);
  await refreshFigures(transaction, { id, ...input }, null);
}
