import { and, asc, eq, sql } from 'drizzle-orm';
import type { CampaignState } from '@gdd/schema/campaigns';
import { lockedMemberships } from '../../../programme/memberships/membership/queries.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { intArray } from '../../../ground/database/intArray.js';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { importChanges } from '../../../ground/database/tables/work/imports.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import type { Wrong } from '../../../ground/domain/rows/cells.js';
import { inBatches } from '../network/networkQueries.js';

/** A campaign that a file may name, by id or title. */
export interface NamedCampaign {
  readonly id: number;
  readonly title: string;
  readonly state: CampaignState;
}

export function allCampaigns(database: Database): Promise<NamedCampaign[]> {
  return database.select({ id: campaigns.id, title: campaigns.title, state: campaigns.state }).from(campaigns);
}

/** The dealer with a VAT number, or the problem of the member that has it: deleted, or not a dealer. */
type NamedDealer =
  | { readonly id: number; readonly code: string; readonly businessName: string; readonly problem?: undefined }
  | { readonly id?: undefined; readonly problem: Wrong };

/** The members with some VAT numbers, by number; deleted members and members other than dealers as problems. */
export async function dealersByVatNumbers(
  database: Database,
  vatNumbers: readonly string[],
): Promise<Map<string, NamedDealer>> {
  const rows = await inBatches(vatNumbers, (batch) =>
    database
      .select({
        id: members.id,
        code: members.code,
        businessName: members.businessName,
        vatNumber: members.vatNumber,
        role: members.role,
        deletedAt: members.deletedAt,
      })
      .from(members)
      .where(sql`${members.vatNumber} = any(${`{${batch.join(',')}}`}::text[])`),
  );
  return new Map(rows.map((member) => [member.vatNumber ?? '', dealerOf(member)]));
}

function dealerOf({
  id,
  code,
  businessName,
  role,
  deletedAt,
}: Pick<typeof members.$inferSelect, 'id' | 'code' | 'businessName' | 'role' | 'deletedAt'>): NamedDealer {
  if (deletedAt !== null) return { problem: { reason: 'deletedMember' } };
  return role === 'Dealer' ? { id, code, businessName } : { problem: { reason: 'notADealer' } };
}

/** The terms of a dealer in a campaign. */
export interface MembershipState {
  readonly goalThreshold: number;
  readonly accepted: boolean;
  /** Whether the goal is still to be set: the dealer was copied into a draft without its goal. */
  readonly goalMissing: boolean;
}

/** The terms of dealers in a campaign, by dealer id; for `apply` their rows are locked until the transaction ends. */
export async function membershipsOf(
  transaction: Database,
  campaignId: number,
  dealerIds: readonly number[],
  purpose: 'preview' | 'apply',
): Promise<Map<number, MembershipState>> {
  const rows =
    purpose === 'apply'
      ? await lockedMemberships(transaction, campaignId, dealerIds)
      : await transaction
          .select({
            dealerId: memberships.dealerId,
            goalThreshold: memberships.goalThreshold,
            goalMissing: memberships.goalMissing,
            acceptedAt: memberships.acceptedAt,
          })
          .from(memberships)
          .where(
            and(eq(memberships.campaignId, campaignId), sql`${memberships.dealerId} = any(${intArray(dealerIds)})`),
          );
  return new Map(
    rows.map(({ dealerId, goalThreshold, goalMissing, acceptedAt }) => [
      dealerId,
      { goalThreshold, goalMissing, accepted: acceptedAt !== null },
    ]),
  );
}

/**
 * The changes that an import made in campaigns, with the present state (null: the dealer is no longer in the campaign).
 */
export function changedMemberships(database: Database, importId: number) {
  return database
    .select({
      campaignId: importChanges.campaignId,
      title: campaigns.title,
      state: campaigns.state,
      dealerId: importChanges.memberId,
      businessName: members.businessName,
      code: members.code,
      before: importChanges.before,
      after: importChanges.after,
      goalThreshold: memberships.goalThreshold,
      entryCount: memberships.entryCount,
    })
    .from(importChanges)
    .innerJoin(campaigns, eq(campaigns.id, importChanges.campaignId))
    .innerJoin(members, eq(members.id, importChanges.memberId))
    .leftJoin(
      memberships,
      and(eq(memberships.campaignId, importChanges.campaignId), eq(memberships.dealerId, importChanges.memberId)),
    )
    .where(eq(importChanges.importId, importId))
    .orderBy(asc(importChanges.campaignId), asc(importChanges.memberId));
}

export type ChangedMembership = Awaited<ReturnType<typeof changedMemberships>>[number];

/** The titles of campaigns and the names of dealers, by their ids. */
export async function namesFor(
  database: Database,
  goals: readonly { readonly campaignId: number; readonly dealerId: number }[],
) {
  const idsOf = (key: 'campaignId' | 'dealerId') => intArray([...new Set(goals.map((goal) => goal[key]))]);
  const titled = await database
    .select({ id: campaigns.id, title: campaigns.title })
    .from(campaigns)
    .where(sql`${campaigns.id} = any(${idsOf('campaignId')})`);
  const named = await database
    .select({ id: members.id, code: members.code, businessName: members.businessName })
    .from(members)
    .where(sql`${members.id} = any(${idsOf('dealerId')})`);
  return {
    titles: new Map(titled.map(({ id, title }) => [id, title])),
    dealers: new Map(named.map(({ id, ...dealer }) => [id, dealer])),
  };
}
