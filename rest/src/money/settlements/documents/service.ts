/** The documents of approved runs (docs/domain/settlement.md, 'Documents'). */
import { documentEvents, resendDays } from '@gdd/schema/settlements';
import type { z } from 'zod';
import { rowsByIds } from '../../../ground/database/pages.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { dealerById } from '../../../people/dealers/queries.js';
import { exportedTable } from '../../../ground/files/exports.js';
import { groupedBy } from '../../../ground/domain/grouped.js';
import { daysAfter } from '../../../ground/domain/periods.js';
import { stampDutyOf } from '../../../ground/domain/settlement/stampDuty.js';
import type { Download } from '../../../ground/files/fileContent.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import { notFound } from '../../../ground/platform/http/errors.js';
import type {
  DocumentEventView,
  settlementDocumentDetail,
  SettlementDocumentsFile,
  SettlementDocumentsState,
  SettlementDocumentView,
} from './schemas.js';
import { codeView } from './codes.js';
import { documentColumns } from './documentsExport.js';
import { allows, countedStateOf, statesOf } from './states.js';
import {
  countedDocuments,
  documentById,
  documentIds,
  documentPage,
  documentsByIds,
  documentsOfDealer,
  eventsOfDocument,
  linesOf,
  type DocumentRow,
} from './queries.js';

export type DocumentDetailView = z.output<typeof settlementDocumentDetail>;

/** A page of the documents of all runs. */
export async function documentsPage({ database }: ServiceContext, caller: SignedIn, state: SettlementDocumentsState) {
  const { items, total } = await documentPage(database, caller.member, state);
  return { items: await viewsOf(database, items), total };
}

/** All documents that match as a file for an ERP: a row for each line. */
export function documentsDownload(
  { database }: ServiceContext,
  caller: SignedIn,
  { format, ...request }: SettlementDocumentsFile,
): Promise<Download> {
  async function* rows(reportTotal?: (total: number) => void) {
    const documents = rowsByIds(
      () => documentIds(database, caller.member, request),
      async (ids) => viewsOf(database, await documentsByIds(database, ids)),
      reportTotal,
    );
    for await (const document of documents) for (const line of document.lines) yield { document, line };
  }
  const name = { name: 'Documenti di liquidazione', title: 'Documenti' };
  return Promise.resolve(exportedTable(format, name, documentColumns, rows));
}

/** The documents of a dealer, the newest first. @throws Refusal NOT_FOUND for a dealer that the caller does not see */
export async function dealerDocuments({ database }: ServiceContext, caller: SignedIn, dealerId: number) {
  if ((await dealerById(database, caller.member, dealerId)) === undefined) throw notFound();
  return viewsOf(database, await documentsOfDealer(database, dealerId));
}

/** The details of a document. @throws Refusal NOT_FOUND for a document that the caller may not see */
export async function oneDocument(
  { database }: Pick<ServiceContext, 'database'>,
  caller: SignedIn,
  id: number,
): Promise<DocumentDetailView> {
  const found = await documentById(database, caller, id);
  if (found === undefined) throw notFound();
  const [view] = await viewsOf(database, [found]);
  if (view === undefined) throw new Error('A document has a view.');
  const { document, settings } = found;
  if (settings === null) throw new Error('A run with documents has the settings that they were made by.');
  const { address, postalCode, city, province, sdiCode } = document.receiver;
  const { taxRate, taxNature, taxReference, sender, namesInvoices } = settings;
  const isTaxDocument = document.kind !== 'notice';
  const campaignIds = view.lines.map(({ campaign }) => campaign.id);
  const invoices =
    namesInvoices && document.kind === 'creditNote'
      ? await countedDocuments(database, campaignIds, [document.dealerId])
      : [];
  return {
    ...view,
    address,
    postalCode,
    city,
    province,
    sdiCode,
    sender,
    taxRate: isTaxDocument ? taxRate : null,
    taxNature: isTaxDocument ? taxNature : null,
    taxReference: isTaxDocument ? taxReference : null,
    stampDuty: isTaxDocument ? stampDutyOf(document.net, settings) : null,
    invoices: invoices.map(({ dealerId: _dealer, ...invoice }) => invoice),
    possible: documentEvents.filter((event) => allows(document, event)),
  };
}

/** The history of a document. @throws Refusal NOT_FOUND for a document that the caller may not see */
export async function documentHistory(
  { database }: Pick<ServiceContext, 'database'>,
  caller: SignedIn,
  id: number,
): Promise<DocumentEventView[]> {
  if ((await documentById(database, caller, id)) === undefined) throw notFound();
  const found = await eventsOfDocument(database, id);
  return found.map(({ event, ...names }) => ({
    ...{ id: event.id, event: event.event, day: event.day, reason: event.reason, exchangeId: event.exchangeId },
    codes: (event.codes ?? []).map(codeView),
    at: event.recordedAt.toISOString(),
    ...names,
  }));
}

/** Documents as the API returns them; one query reads the lines of all. */
async function viewsOf(database: Database, found: readonly DocumentRow[]): Promise<SettlementDocumentView[]> {
  const lines = await linesOf(
    database,
    found.map(({ document }) => document.id),
  );
  const byDocument = groupedBy(lines, ({ line }) => line.documentId);
  return found.map(({ document, settlement, rejectedOn, answeredBy, answers }) => {
    const { id, number, kind, day, net, tax, stampCharged, total, paidOn, returnedOn, returnReason } = document;
    const { cancelledAt, cancelReason, dealerId, receiver } = document;
    return {
      ...{
        id,
        number,
        kind,
        day,
        net,
        tax,
        stampCharged,
        paidOn,
        returnedOn,
        returnReason,
        cancelReason,
        dealerId,
        settlement,
      },
      ...statesOf(document),
      total: total ?? net,
      state: countedStateOf(document),
      rejectedOn,
      resendBy: rejectedOn === null || countedStateOf(document) !== 'issued' ? null : daysAfter(rejectedOn, resendDays),
      answeredBy,
      answers,
      cancelledAt: cancelledAt?.toISOString() ?? null,
      code: receiver.code,
      businessName: receiver.businessName,
      vatNumber: receiver.vatNumber,
      lines: (byDocument.get(id) ?? []).map(({ line, title }) => ({
        campaign: { id: line.campaignId, title },
        credit: line.credit,
        setOff: line.setOff,
        paid: line.paid,
      })),
    };
  });
}
