import { and, asc, eq, sql } from 'drizzle-orm';
import type { CampaignState } from '@gdd/schema/campaigns';
import { lockedMemberships } from '../../memberships/membership/queries.js';
import type { Database } from '../../database/connections/connection.js';
import { intArray } from '../../database/intArray.js';
import { campaigns } from '../../database/tables/programme/campaigns.js';
import { importChanges } from '../../database/tables/work/imports.js';
import { members } from '../../database/tables/people/network.js';
import { memberships } from '../../database/tables/programme/memberships.js';
import type { Wrong } from '../../domain/rows/cells.js';
import { inBatches } from '../network/networkQueries.js';

/** A campaign as files name it. */
export interface NamedCampaign {
  readonly id: number;
  readonly title: string;
  readonly state: CampaignState;
}

export function allCampaigns(database: Database): Promise<NamedCampaign[]> {
  return database.select({ id: campaigns.id, title: campaigns.title, state: campaigns.state }).from(campaigns);
}

/** The dealer that has a VAT number, or why whoever has it is none. */
type NamedDealer =
  | { readonly id: number; readonly code: string; readonly businessName: string; readonly problem?: undefined }
  | { readonly id?: undefined; readonly problem: Wrong };

/** Who has which VAT number, deleted members and those that are no dealers among them. */
export async function dealersByVatNumbers(
  database: Database,
  vatNumbers: readonly string[],
): Promise<Map<string, NamedDealer>> {
  const found = await inBatches(vatNumbers, (batch) =>
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
  return new Map(found.map((member) => [member.vatNumber ?? '', dealerOf(member)]));
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

/** How a dealer stands in a campaign. */
export interface MembershipState {
  readonly goalThreshold: number;
  readonly accepted: boolean;
  /** Whether the goal is still to be set: of a dealer that was copied into a draft without. */
  readonly goalMissing: boolean;
}

/** The goals and acceptances of dealers in a campaign; for `apply` locked until the transaction ends. */
export async function membershipsOf(
  transaction: Database,
  campaignId: number,
  dealerIds: readonly number[],
  purpose: 'preview' | 'apply',
): Promise<Map<number, MembershipState>> {
  const found =
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
    found.map(({ dealerId, goalThreshold, goalMissing, acceptedAt }) => [
      dealerId,
      { goalThreshold, goalMissing, accepted: acceptedAt !== null },
    ]),
  );
}

/** The changes of an import in campaigns, beside the present state. */
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
