import { setTimeout } from 'node:timers/promises';
import type { PushFormat } from '@gdd/schema/imports';
import type { FileInput } from '../../ground/files/fileBody.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { pushFormatOf } from './record/pushFormat.js';
import { workStatuses } from './record/queries.js';
import type { ImportDetail } from './record/schemas.js';
import { importDetails, startImport, type ImportContext } from './service.js';

/** The maximum size of a push, in bytes, whose end the request waits for; for larger ones the caller polls. */
const smallPushBytes = 1_000_000;
/** Shorter than the usual timeouts of callers. */
const longestWaitMs = 5_000;
const pollMs = 100;

/**
 * Receives sale lines and applies them in the background, without the rows in error. With warnings that need
 * confirmation the import stays `ready` until a user confirms it. For a small push the call waits up to five seconds
 * for the end.
 *
 * @returns the import, and whether the background work on it has ended
 * @throws Refusal as `startImport`; BAD_USER_INPUT, reason wrongContentType
 */
export async function pushSales(
  context: ImportContext,
  caller: SignedIn,
  input: FileInput,
): Promise<{ readonly isSettled: boolean; readonly import: ImportDetail }> {
  let details = (await startImport(context, caller, 'sales', namedInput(input), { isPush: true })).import;
  const isAtWork = () => workStatuses.some((status) => status === details.status);
  for (let waitedMs = 0; isAtWork() && details.size <= smallPushBytes && waitedMs < longestWaitMs; waitedMs += pollMs) {
    await setTimeout(pollMs);
    details = await importDetails(context, details.id);
  }
  return { isSettled: !isAtWork(), import: details };
}

/** The file names of pushes without one. */
const names: Readonly<Record<PushFormat, string>> = { csv: 'vendite.csv', jsonLines: 'vendite.jsonl' };

/**
 * The input with a file name. A wrong content type is refused here, before the bytes are received; that of an upload is
 * checked in `startImport`.
 */
function namedInput(input: FileInput): FileInput {
  if (input.kind === 'upload') return input;
  const format = pushFormatOf(input.file.contentType);
  return { kind: 'file', file: { ...input.file, filename: input.file.filename || names[format] } };
}
