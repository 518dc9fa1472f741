/* eslint-disable */
// Contract first: what follows is built next.
import type { ServiceContext } from '../../platform/context.js';
import type { SignedIn } from '../../platform/http/caller.js';
import type { Download } from '../../files/fileContent.js';
import type { z } from 'zod';
import type {
  SettlementDocumentsState,
  SettlementDocumentsFile,
  SettlementDocumentView,
  settlementDocumentDetail,
} from '../schemas.js';
export type DocumentDetailView = z.output<typeof settlementDocumentDetail>;
export async function documentsPage(
  _context: ServiceContext,
  _caller: SignedIn,
  _s: SettlementDocumentsState,
): Promise<{ items: SettlementDocumentView[]; total: number }> {
  throw new Error('Not built yet.');
}
export async function documentsDownload(
  _context: ServiceContext,
  _caller: SignedIn,
  _s: SettlementDocumentsFile,
): Promise<Download> {
  throw new Error('Not built yet.');
}
export async function dealerDocuments(
  _context: ServiceContext,
  _caller: SignedIn,
  _id: number,
): Promise<SettlementDocumentView[]> {
  throw new Error('Not built yet.');
}
export async function oneDocument(
  _context: ServiceContext,
  _caller: SignedIn,
  _id: number,
): Promise<DocumentDetailView> {
  throw new Error('Not built yet.');
}
