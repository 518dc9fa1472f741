/** A statement as a PDF: dealer, campaign and day, figures, working, and all lines that count. */
import { setImmediate } from 'node:timers/promises';
import { allRows } from '../../../ground/database/pages.js';
import type { Download } from '../../../ground/files/fileContent.js';
import type { DealerInCampaign } from '../../../programme/memberships/membership/service.js';
import { membershipIn } from '../../../programme/memberships/membership/queries.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import { notFound } from '../../../ground/platform/http/errors.js';
import { Sheets } from '../../../ground/platform/pdf/Sheets.js';
import { dayWithArticle, italianDay } from '../../../ground/domain/labels/italianFormats.js';
import { linesAfter, type Line } from '../linesExport.js';
import { knownMembership } from '../knownOn.js';
import { countedIn, oneSnapshot, refuseFutureDay, statementIn } from '../statement.js';
import type { StatementData } from './StatementData.js';
import { drawHead } from './head.js';
import { drawLines } from './lines.js';
import { drawSteps } from './steps.js';

/** The content type of a statement's document. */
export const statementType = 'application/pdf';

/**
 * The statement of a dealer in a campaign as a PDF; of a closed campaign with the figures of its closing.
 *
 * @throws Refusal as `campaignStatement`
 */
export async function statementFile(
  context: ServiceContext,
  caller: SignedIn,
  { id, dealerId }: DealerInCampaign,
  knownOn?: string,
): Promise<Download> {
  refuseFutureDay(knownOn, context.clock.programmeNow());
  const membership = await membershipIn(context.database, caller.member, id, dealerId);
  if (membership === undefined) throw notFound();
  const { campaign, businessName } = membership;
  // checked before the response starts: an error while the bytes are generated could only break the download off
  if (knownOn !== undefined) await knownMembership(context.database, membership, knownOn);
  const day = knownOn === undefined ? '' : ` al ${knownOn}`;
  return {
    filename: `Estratto del premio ${businessName} ${campaign.title}${day}.pdf`,
    contentType: statementType,
    content: { kind: 'generated', isExport: true, chunks: () => document(context, caller, { id, dealerId }, knownOn) },
  };
}

async function* document(
  context: ServiceContext,
  caller: SignedIn,
  ids: DealerInCampaign,
  knownOn: string | undefined,
): AsyncGenerator<Uint8Array> {
  const data = await read(context, caller, ids, knownOn);
  const { statement, day } = data;
  const { businessName, code, campaign } = statement;
  const sheets = new Sheets({
    title: `Estratto del premio: ${businessName}, ${campaign.title}`,
    author: 'Battistrada',
    createdAt: context.clock.programmeNow(),
  });
  drawHead(sheets, data);
  await drawSteps(sheets, statement);
  // lets other work of the process run: drawing is synchronous
  await setImmediate();
  await drawLines(sheets, data);
  sheets.end(`${businessName} (${code}) · ${campaign.title} · situazione ${dayWithArticle('al', italianDay(day))}`);
  yield* sheets.pdf as AsyncIterable<Uint8Array>;
}

/** Reads the data of the document from one snapshot. */
function read(
  context: ServiceContext,
  caller: SignedIn,
  { id, dealerId }: DealerInCampaign,
  knownOn: string | undefined,
): Promise<StatementData> {
  return context.database.transaction(async (transaction) => {
    const statement = await statementIn(transaction, caller, { id, dealerId }, knownOn);
    const membership = await membershipIn(transaction, caller.member, id, dealerId);
    if (membership === undefined) throw notFound();
    const { campaign, lines: source } = await knownMembership(transaction, membership, knownOn);
    const counted = await countedIn(transaction, campaign, dealerId, false);
    const lines: Line[] = [];
    for await (const line of allRows((last: Line | undefined) =>
      linesAfter(transaction, campaign, counted, last, source),
    )) {
      lines.push(line);
    }
    return { statement, lines, day: knownOn ?? context.programmeDay() };
  }, oneSnapshot);
}
