/* eslint-disable */
// Contract first: what follows is built next.
import type { ServiceContext } from '../../platform/context.js';
import type { SignedIn } from '../../platform/http/caller.js';
import type { PaymentsOutcome } from '../schemas.js';
export async function readPayments(_context: ServiceContext, _caller: SignedIn, _id: number): Promise<PaymentsOutcome> {
  throw new Error('Not built yet.');
}
