import { sql } from 'drizzle-orm';
import type { Database } from '../database/connection.js';
import type { ChangedFields } from '../database/schema.js';

/** What an import changed of a member, or of its place in a campaign. */
export interface RecordedChange {
  readonly memberId: number;
  /** Not given for a change of the member itself. */
  readonly campaignId?: number;
  /** The changed fields as they were; null: it was created. */
  readonly before: ChangedFields | null;
  readonly after: ChangedFields;
}

const batchSize = 5000;

/** Writes down what an import changed, so that it can be undone. */
export async function recordChanges(
  transaction: Database,
  importId: number,
  changes: readonly RecordedChange[],
): Promise<void> {
  for (let from = 0; from < changes.length; from += batchSize) {
    const rows = JSON.stringify(changes.slice(from, from + batchSize));
    await transaction.execute(sql`
      insert into import_changes (import_id, member_id, campaign_id, before, after)
      select ${importId}::int, "memberId", coalesce("campaignId", 0), nullif(before, 'null'::jsonb), after
      from json_to_recordset(${rows}::json) as change("memberId" int, "campaignId" int, before jsonb, after jsonb)`);
  }
}

/** What stands in the way, as far as a person reads it. */
export function someOf(sentences: readonly string[]): readonly string[] {
  const shown = 5;
  if (sentences.length <= shown) return sentences;
  return [...sentences.slice(0, shown), `E altri ${sentences.length - shown} casi.`];
}
