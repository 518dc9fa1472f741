/* eslint-disable */
// Contract first: what follows is built next.
import type { ServiceContext } from '../platform/context.js';
import type { SignedIn } from '../platform/http/caller.js';
import type { z } from 'zod';
import type { Download } from '../files/fileContent.js';
import type { IdempotentRequest } from '../platform/http/idempotency.js';
import type {
  NewSettlement,
  UpdateSettlement,
  SettlementsState,
  SettlementView,
  SettlementLinesState,
  SettlementLinesFile,
  SettlementLineView,
  settlementDetail,
} from './schemas.js';
export type SettlementDetailView = z.output<typeof settlementDetail>;
export async function settlementsTable(
  _context: ServiceContext,
  _caller: SignedIn,
  _s: SettlementsState,
): Promise<{ items: SettlementView[]; total: number }> {
  throw new Error('Not built yet.');
}
export async function createSettlement(
  _context: ServiceContext,
  _caller: SignedIn,
  _b: NewSettlement,
  _r: IdempotentRequest | undefined,
): Promise<SettlementDetailView> {
  throw new Error('Not built yet.');
}
export async function oneSettlement(
  _context: ServiceContext,
  _caller: SignedIn,
  _id: number,
): Promise<SettlementDetailView> {
  throw new Error('Not built yet.');
}
export async function updateSettlement(
  _context: ServiceContext,
  _caller: SignedIn,
  _id: number,
  _b: UpdateSettlement,
): Promise<SettlementDetailView> {
  throw new Error('Not built yet.');
}
export async function removeSettlement(_context: ServiceContext, _caller: SignedIn, _id: number): Promise<void> {
  throw new Error('Not built yet.');
}
export async function settlementLinesPage(
  _context: ServiceContext,
  _caller: SignedIn,
  _id: number,
  _s: SettlementLinesState,
): Promise<{ items: SettlementLineView[]; total: number }> {
  throw new Error('Not built yet.');
}
export async function settlementLinesDownload(
  _context: ServiceContext,
  _caller: SignedIn,
  _id: number,
  _s: SettlementLinesFile,
): Promise<Download> {
  throw new Error('Not built yet.');
}
export async function proposeSettlement(
  _context: ServiceContext,
  _caller: SignedIn,
  _id: number,
): Promise<SettlementDetailView> {
  throw new Error('Not built yet.');
}
export async function withdrawSettlement(
  _context: ServiceContext,
  _caller: SignedIn,
  _id: number,
): Promise<SettlementDetailView> {
  throw new Error('Not built yet.');
}
