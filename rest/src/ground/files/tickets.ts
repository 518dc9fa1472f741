import type { AppSecret } from '@gdd/schema/secret';
import { z } from 'zod';
import { requireAccess, requireStepUp, type SignedIn } from '../platform/http/caller.js';
import type { ServiceContext } from '../platform/context.js';
import { safeFilename } from '../platform/http/disposition.js';
import { notFound, wrongInput } from '../platform/http/errors.js';
import { issueTicket, readTicket, type TicketHolder } from '../platform/secrets/tickets.js';
import type { Download } from './fileContent.js';
import type { Downloads } from './downloads.js';
import { refuseFurtherExport } from './exportLimit.js';
import type { FileTicketInput } from './schemas.js';
import type { AskedFile } from './sentFiles.js';

/**
 * Finds the user who holds a ticket, with the current roles and member.
 *
 * @throws Refusal UNAUTHENTICATED if the session or the token has ended; FORBIDDEN without a role and a member
 */
export type HolderOf = (context: ServiceContext, holder: TicketHolder) => Promise<SignedIn>;

const ticketContent = z.object({
  route: z.string(),
  params: z.record(z.string(), z.string()),
  body: z.unknown().optional(),
  query: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
});

/**
 * Issues a ticket for a file that the caller may fetch now.
 *
 * @throws Refusal BAD_USER_INPUT for an unknown route or an invalid input of it; FORBIDDEN, reason stepUpRequired;
 *   RATE_LIMITED, reason tooManyExports,
 *   while the caller has as many exports as may run at once; any refusal of the route itself
 */
export async function issueFileTicket(
  context: ServiceContext,
  downloads: Downloads,
  caller: SignedIn,
  { route, params, body, query }: FileTicketInput,
  secret: AppSecret,
) {
  const registered = downloads.get(route);
  if (registered === undefined) throw wrongInput({ route: 'unknown' });
  requireAccess(registered.access, caller);
  if (registered.stepUp) requireStepUp(caller, context.clock);
  const request = {
    params: mapValues(params, String),
    ...(body && { body }),
    ...(query && { query: mapValues(query, (value) => (Array.isArray(value) ? value : String(value))) }),
  };
  const { filename, contentType, content } = await registered.produce(caller, request);
  if (content.kind === 'generated' && content.isExport) {
    await refuseFurtherExport(context.database, caller.userId, 'file', context.clock.now());
  }
  const issued = issueTicket('file', { route, ...request }, caller, context.clock.now(), secret);
  return { ...issued, filename: safeFilename(filename), contentType };
}

/**
 * Issues a ticket for a file that the calling area has found and checked access to. For lists of files: it needs no
 * query for each.
 *
 * @param request the route and parameters by which the file is found again when the ticket is used
 */
export function signFileTicket(
  { clock }: Pick<ServiceContext, 'clock'>,
  caller: SignedIn,
  request: { readonly route: string; readonly params: Readonly<Record<string, string>> },
  { filename, contentType }: Pick<Download, 'filename' | 'contentType'>,
  secret: AppSecret,
) {
  return {
    ...issueTicket('file', request, caller, clock.now(), secret),
    filename: safeFilename(filename),
    contentType,
  };
}

/** A file, and the user who fetches it. */
interface CheckedDownload {
  readonly caller: SignedIn;
  readonly download: Download;
  /** The file as the audit names it; undefined where its sending is not recorded. */
  readonly asked: AskedFile | undefined;
}

/**
 * The file of a ticket, if its holder may still fetch it.
 *
 * @throws Refusal of an invalid or expired ticket; any refusal of the route itself
 */
export async function downloadByTicket(
  context: ServiceContext,
  downloads: Downloads,
  ticket: string,
  secret: AppSecret,
  holderOf: HolderOf,
): Promise<CheckedDownload> {
  const { holder, content } = readTicket('file', ticketContent, ticket, context.clock.now(), secret);
  const registered = downloads.get(content.route);
  if (registered === undefined) throw notFound();
  const caller = await holderOf(context, holder);
  requireAccess(registered.access, caller);
  return { caller, download: await registered.produce(caller, content), asked: registered.asked(content.params) };
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
