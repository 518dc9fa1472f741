/* eslint-disable */
// Contract first: what follows is built next.
import type { ServiceContext } from '../../platform/context.js';
import type { SignedIn } from '../../platform/http/caller.js';
import type { Download } from '../../files/fileContent.js';
export async function documentPdf(_context: ServiceContext, _caller: SignedIn, _id: number): Promise<Download> {
  throw new Error('Not built yet.');
}
