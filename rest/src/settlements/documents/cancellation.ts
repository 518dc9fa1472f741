/* eslint-disable */
// Contract first: what follows is built next.
import type { ServiceContext } from '../../platform/context.js';
import type { SignedIn } from '../../platform/http/caller.js';
import type { DocumentDetailView } from './service.js';
export async function cancelDocument(
  _context: ServiceContext,
  _caller: SignedIn,
  _id: number,
  _b: { reason: string },
): Promise<DocumentDetailView> {
  throw new Error('Not built yet.');
}
