/** The disputes shown in a statement and its lines (docs/domain/disputes.md). */
import type { DisputeState } from '@gdd/schema/disputes';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { disputes } from '../../ground/database/tables/programme/disputes.js';
import { sales } from '../../ground/database/tables/programme/sales.js';
import type { DealerInCampaign } from '../../programme/memberships/membership/service.js';

/** The newest dispute about a line in a campaign, as a column of a select from `sales`; withdrawn ones are left out. */
export const disputeOfLine = (campaignId: number) =>
  sql<{ readonly id: number; readonly state: DisputeState } | null>`(
    select json_build_object('id', dispute.id, 'state', dispute.state)
    from disputes as dispute
    where dispute.campaign_id = ${campaignId} and dispute.dealer_id = ${sales.dealerId} and dispute.kind = 'line'
      and document_key(dispute.document) = document_key(${sales.document}) and dispute.line = ${sales.line}
      and dispute.state <> 'withdrawn'
    order by dispute.id desc limit 1)`;

/** The disputes of a dealer about a campaign, newest first; withdrawn ones are left out. */
export async function disputesOf(database: Database, { id, dealerId }: DealerInCampaign) {
  const rows = await database
    .select()
    .from(disputes)
    .where(and(eq(disputes.campaignId, id), eq(disputes.dealerId, dealerId), ne(disputes.state, 'withdrawn')))
    .orderBy(desc(disputes.id));
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    about: subjectView(row),
    openedAt: row.openedAt.toISOString(),
  }));
}

/** The subject of a dispute in responses. */
export function subjectView({ kind, document, line, figure }: typeof disputes.$inferSelect) {
  return { kind, document, line, figure };
}
