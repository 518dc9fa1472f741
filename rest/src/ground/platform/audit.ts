import { isDeepStrictEqual } from 'node:util';
import type { AuditEntity } from '@gdd/schema/audit';
import { auditEntries } from '../database/tables/work/audit.js';
import type { ChangedFields } from '../database/tables/changedFields.js';
import type { Database } from '../database/connections/connection.js';
import { requestOrigin } from './http/requestOrigin.js';

export interface AuditRecord {
  /** Null for the system and for commands of the operator. */
  readonly actorId: number | null;
  readonly entity: AuditEntity;
  readonly entityId: number | null;
  readonly action: string;
  readonly before: ChangedFields | null;
  readonly after: ChangedFields | null;
  /** The import that made the change. Default: none, a manual change. */
  readonly importId?: number | undefined;
}

/** Author, time and cause of a change, common to all of its records. */
export interface Act {
  /** Null for the system and for commands of the operator. */
  readonly actorId: number | null;
  /** The user who confirmed it as a second person. Default: none was asked. */
  readonly confirmedBy?: number | null | undefined;
  /** The programme's instant. */
  readonly now: Date;
  /** The real instant, from which mails about it are tried. Default: `now`. */
  readonly realNow?: Date;
  /** The import that makes the change. Default: none, a manual change. */
  readonly importId?: number;
  /** Whether the import is being undone. Default: it is being applied. */
  readonly isUndo?: true;
}

const batchSize = 1000;

/** Inserts audit entries in the transaction of the change, with the address and id of the current request, if any. */
export async function recordAudit(transaction: Database, now: Date, records: readonly AuditRecord[]): Promise<void> {
  const { address = null, requestId = null } = requestOrigin() ?? {};
  for (let from = 0; from < records.length; from += batchSize) {
    await transaction
      .insert(auditEntries)
      .values(records.slice(from, from + batchSize).map((record) => ({ ...record, at: now, address, requestId })));
  }
}

/**
 * The difference between two states of a record.
 *
 * @returns the changed fields with their values before and after; undefined when nothing changed
 */
export function difference(
  before: ChangedFields,
  after: ChangedFields,
): { readonly before: ChangedFields; readonly after: ChangedFields } | undefined {
  const changed = Object.keys(after).filter((field) => !isDeepStrictEqual(before[field], after[field]));
  if (changed.length === 0) return undefined;
  const pick = (state: ChangedFields) => Object.fromEntries(changed.map((field) => [field, state[field] ?? null]));
  return { before: pick(before), after: pick(after) };
}
