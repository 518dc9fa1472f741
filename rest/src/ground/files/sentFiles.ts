/** The entries of the audit about files that leave the portal (docs/domain/lists-and-calls.md, 'Files'). */
import { AsyncResource } from 'node:async_hooks';
import type { Database } from '../database/connections/connection.js';
import type { Clock } from '../clock.js';
import { recordAudit } from '../platform/audit.js';
import type { SignedIn } from '../platform/http/caller.js';
import type { Download, GeneratedContent, RowsWatch } from './fileContent.js';

/** A file that is asked for, of which each sending is recorded. */
export interface AskedFile {
  /** The operationId of its route. */
  readonly route: string;
  /** The id of what it is about; null for a file about no single object. */
  readonly objectId: number | null;
}

interface Sent {
  readonly bytes: number;
  /** null where the file is no table. */
  readonly rows: number | null;
  /** False where the caller has not got all of it. */
  readonly isWhole: boolean;
}

type Trail = { readonly database: Database; readonly clock: Clock };

/** Records that a file is sent, or a part of it. To be called before its last bytes are. */
export async function recordSentFile(
  { database, clock }: Trail,
  { userId }: SignedIn,
  { route, objectId }: AskedFile,
  { filename, exportType }: Pick<Download, 'filename' | 'exportType'>,
  { bytes, rows, isWhole }: Sent,
): Promise<void> {
  const after = { filename, contents: exportType ?? route, objectId, rows, bytes, isWhole };
  await recordAudit(database, clock.programmeNow(), [
    { actorId: userId, entity: 'file', entityId: null, action: 'downloaded', before: null, after },
  ]);
}

/**
 * The chunks of a file that is generated while it is sent. Its last chunk leaves only when the entry is written, so that
 * nobody has a whole file without one; of a file that breaks off, the entry says how much of it was sent.
 *
 * @param chunks starts generating the file
 */
export function recordedChunks(
  chunks: GeneratedContent['chunks'],
  record: (sent: Sent) => Promise<void>,
): AsyncIterable<Uint8Array> {
  let rows: number | null = null;
  const watch: RowsWatch = { wantsTotal: false, row: (done) => (rows = done) };
  // a stream goes on in the context of whoever reads it, which no longer knows the request
  const recordInRequest = AsyncResource.bind(record);
  async function* recorded() {
    let bytes = 0;
    let held: Uint8Array | undefined;
    let isRecorded = false;
    try {
      for await (const chunk of chunks(watch)) {
        if (held !== undefined) {
          bytes += held.length;
          yield held;
        }
        held = chunk;
      }
      isRecorded = true;
      await recordInRequest({ bytes: bytes + (held?.length ?? 0), rows, isWhole: true });
      if (held !== undefined) yield held;
    } finally {
      if (!isRecorded && bytes > 0) await recordInRequest({ bytes, rows, isWhole: false });
    }
  }
  return recorded();
}
