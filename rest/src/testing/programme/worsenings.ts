import type { WorseningMode } from '@gdd/schema/approvals';
import type { Database } from '../../ground/database/connections/connection.js';
import { approvalSettings } from '../../ground/database/tables/programme/approvals.js';

interface Modes {
  readonly rules?: WorseningMode;
  readonly goals?: WorseningMode;
}

/**
 * Sets what it takes to make worse what dealers accepted, without asking a second person; default: it acts at once, so
 * that a test which is about something else may change rules and close campaigns.
 */
export async function letWorsen(database: Database, { rules = 'told', goals = 'told' }: Modes = {}): Promise<void> {
  await database.update(approvalSettings).set({ rulesWorsening: rules, goalsWorsening: goals });
}
