import { eq, asc, and } from 'drizzle-orm';
import { campaignAttachments } from '../../../ground/database/tables/programme/campaigns.js';
import type { Database } from '../../../ground/database/connections/connection.js';

export type AttachmentRow = typeof campaignAttachments.$inferSelect;

/** The attachments of a campaign, in the order in which they were added. */
export function attachmentsOf(database: Database, campaignId: number) {
  return database
    .select()
    .from(campaignAttachments)
    .where(eq(campaignAttachments.campaignId, campaignId))
    .orderBy(asc(campaignAttachments.id));
}

const isAttachment = (campaignId: number, id: number) =>
  and(eq(campaignAttachments.campaignId, campaignId), eq(campaignAttachments.id, id));

/** One attachment of a campaign. */
export async function attachmentById(
  database: Database,
  campaignId: number,
  id: number,
): Promise<AttachmentRow | undefined> {
  const [row] = await database.select().from(campaignAttachments).where(isAttachment(campaignId, id));
  return row;
}

export async function insertAttachment(
  transaction: Database,
  attachment: Omit<AttachmentRow, 'id'>,
): Promise<AttachmentRow> {
  const [row] = await transaction.insert(campaignAttachments).values(attachment).returning();
  if (row === undefined) throw new Error('The attachment just added is gone.');
  return row;
}

/** Deletes an attachment; of several concurrent calls one gets the deleted row, the others undefined. */
export async function deleteAttachment(
  transaction: Database,
  campaignId: number,
  id: number,
): Promise<AttachmentRow | undefined> {
  const [row] = await transaction.delete(campaignAttachments).where(isAttachment(campaignId, id)).returning();
  return row;
}
