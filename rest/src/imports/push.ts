import { setTimeout } from 'node:timers/promises';
import type { PushFormat } from '@gdd/schema/imports';
import type { FileInput } from '../files/fileBody.js';
import type { SignedIn } from '../platform/http/caller.js';
import { pushFormatOf } from './record/pushFormat.js';
import { workStatuses } from './record/queries.js';
import type { ImportDetail } from './record/schemas.js';
import { importDetails, startImport, type ImportContext } from './service.js';

/** Bytes of a push whose end is waited for; a larger one is looked for later. */
const smallPush = 1_000_000;
/** Milliseconds: less than callers wait for an answer. */
const longestWait = 5_000;
const betweenLooks = 100;

/**
 * Takes sale lines in, to be applied in the background but for the rows in error. What may be a mistake and wants to be
 * confirmed leaves them `ready`, until somebody looks at them. The end of a small push is waited for, for a while.
 *
 * @returns the import, and whether nothing is left to do
 * @throws Refusal as `startImport`; BAD_USER_INPUT, reason wrongContentType
 */
export async function pushSales(
  context: ImportContext,
  caller: SignedIn,
  input: FileInput,
): Promise<{ readonly isSettled: boolean; readonly import: ImportDetail }> {
  let found = (await startImport(context, caller, 'sales', namedInput(input), { isPush: true })).import;
  const isAtWork = () => workStatuses.some((status) => status === found.status);
  for (let waited = 0; isAtWork() && found.size <= smallPush && waited < longestWait; waited += betweenLooks) {
    await setTimeout(betweenLooks);
    found = await importDetails(context, found.id);
  }
  return { isSettled: !isAtWork(), import: found };
}

/** The names of lines that came without one. */
const names: Readonly<Record<PushFormat, string>> = { csv: 'vendite.csv', jsonLines: 'vendite.jsonl' };

/** The input with a name; of the wrong type it is refused before its bytes are taken. An upload has both. */
function namedInput(input: FileInput): FileInput {
  if (input.kind === 'upload') return input;
  const format = pushFormatOf(input.file.contentType);
  return { kind: 'file', file: { ...input.file, filename: input.file.filename || names[format] } };
}
