/** What waits for a caller, counted: for the menu of every page and the home page (docs/domain/reports.md). */
import type { Permission } from '@gdd/schema/permissions';
import { waitingWorkKinds, type WaitingWorkKind } from '@gdd/schema/waitingWork';
import { firstDay } from '../../money/accruals/queries.js';
import { countDecidable } from '../../decisions/approvals/requests/queries.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { countDisputesWaitingFor } from '../../money/disputes/queries.js';
import { monthsAfter } from '../../ground/domain/periods.js';
import { lastClosedMonth } from '../../money/ledger/closedMonths.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { countRejectedNotes } from '../../money/settlements/documents/queries.js';
import { countWaiting } from '../../people/users/queries.js';
import { countImportsInError, countOpenRuns } from './dashboardQueries.js';

interface WorkRequest {
  readonly database: Database;
  readonly caller: SignedIn;
  readonly now: Date;
  /** The programme's day. */
  readonly today: string;
}

interface WorkRule {
  /** Whose work it is. */
  readonly anyOf: readonly Permission[];
  readonly count: (request: WorkRequest) => Promise<number>;
}

const isOffice = ({ permissions }: SignedIn) => permissions.includes('accessCampaigns');

const rules: Readonly<Record<WaitingWorkKind, WorkRule>> = {
  imports: {
    anyOf: ['accessImportManager'],
    count: ({ database, today }) => countImportsInError(database, today),
  },
  approvals: {
    anyOf: ['accessCampaigns', 'accessImportManager', 'accessUsersManager'],
    count: ({ database, caller, now }) => countDecidable(database, caller, now),
  },
  disputes: {
    anyOf: ['accessCampaigns', 'accessSubscription'],
    count: ({ database, caller }) => countDisputesWaitingFor(database, caller, isOffice(caller) ? 'office' : 'dealer'),
  },
  settlements: { anyOf: ['accessCampaigns'], count: ({ database }) => countOpenRuns(database) },
  rejectedNotes: {
    anyOf: ['accessCampaigns'],
    count: ({ database, caller }) => countRejectedNotes(database, caller.member),
  },
  users: { anyOf: ['accessUsersManager'], count: ({ database }) => countWaiting(database) },
  months: { anyOf: ['accessCampaigns'], count: ({ database, today }) => monthsToClose(database, today) },
};

/** The number of things that wait for a caller, of each kind that is its work; 0 is told too. */
export async function waitingWorkOf(
  { database, clock, programmeDay }: Pick<ServiceContext, 'database' | 'clock' | 'programmeDay'>,
  caller: SignedIn,
): Promise<readonly { readonly kind: WaitingWorkKind; readonly count: number }[]> {
  const request = { database, caller, now: clock.programmeNow(), today: programmeDay() };
  const ownKinds = waitingWorkKinds.filter((kind) =>
    rules[kind].anyOf.some((each) => caller.permissions.includes(each)),
  );
  return Promise.all(ownKinds.map(async (kind) => ({ kind, count: await rules[kind].count(request) })));
}

/** Until a first month is closed, one waits: the office chooses which. */
async function monthsToClose(database: Database, today: string): Promise<number> {
  const present = today.slice(0, 7);
  const last = await lastClosedMonth(database);
  if (last === null) {
    const first = await firstDay(database);
    return first !== null && first.slice(0, 7) < present ? 1 : 0;
  }
  let count = 0;
  for (let month = monthsAfter(last, 1); month < present; month = monthsAfter(month, 1)) count += 1;
  return count;
}
