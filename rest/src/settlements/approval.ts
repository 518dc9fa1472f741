/* eslint-disable */
// Contract first: what follows is built next.
import type { ServiceContext } from '../platform/context.js';
import type { SignedIn } from '../platform/http/caller.js';
import type { SettlementDetailView } from './service.js';
export async function approveSettlement(
  _context: ServiceContext,
  _caller: SignedIn,
  _id: number,
): Promise<SettlementDetailView> {
  throw new Error('Not built yet.');
}
