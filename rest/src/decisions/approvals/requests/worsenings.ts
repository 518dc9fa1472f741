/** What it takes to make worse what dealers accepted (docs/domain/rules.md). */
import type { Database } from '../../../ground/database/connections/connection.js';
import { Refusal } from '../../../ground/platform/http/errors.js';
import type { Confirmation } from './proposing.js';
import { approvalTerms } from './terms.js';

/**
 * Whether a worsening has to be confirmed by a second person.
 *
 * @returns false where it is made at once: it is told to the dealers alone, or a second person has confirmed it
 * @throws Refusal CONFLICT, reason worseForDealers, where the settings refuse it, also since it was asked for
 */
export async function needsSecond(
  transaction: Database,
  of: 'rulesWorsening' | 'goalsWorsening',
  confirmation: Confirmation,
): Promise<boolean> {
  const mode = (await approvalTerms(transaction))[of];
  if (mode === 'refused') throw new Refusal('CONFLICT', { reason: 'worseForDealers' });
  return mode === 'twoPersons' && confirmation === 'wanted';
}
