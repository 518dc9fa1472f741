import { campaignExists } from '../campaigns/campaign/queries.js';
import { campaignDealerIds } from '../memberships/dealers/campaignDealerQueries.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { memberById } from '../../people/dealers/queries.js';
import { romeDay } from '../../ground/domain/romeDay.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { notFound, wrongInput } from '../../ground/platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../../ground/platform/http/idempotency.js';
import type { ReminderWriter } from '../memberships/reminders/reminders.js';
import {
  countsOfRuns,
  insertRun,
  latestRuns,
  namesUnknown,
  outcomesOnPage,
  previewedOutcomes,
  remindAll,
  runById,
  type MembershipKey,
  type Run,
} from './queries.js';
import type { ReminderPreview, ReminderRun, ReminderRunQuery, SendReminders } from './schemas.js';

/** What reminders take from other areas. */
export interface ReminderSources {
  /** The writer of reminders that the outbox uses. */
  readonly write: ReminderWriter;
  /**
   * The memberships of the work list of who has not accepted.
   *
   * @throws Refusal BAD_USER_INPUT for a member of the filter that is unknown
   */
  readonly notAccepted: (
    context: ServiceContext,
    caller: SignedIn,
    request: Pick<SendReminders, 'filters' | 'searchTerm'>,
  ) => Promise<readonly MembershipKey[]>;
}

/**
 * Reminds many dealers to accept, each at most once a day (Europe/Rome). The run, the outcomes and the queued mails are
 * written in one transaction; the outbox sends the mails afterwards.
 *
 * @returns the id of the run
 * @throws Refusal BAD_USER_INPUT for a membership, or a member of the filter, that is unknown
 */
export async function sendReminders(
  context: ServiceContext,
  caller: SignedIn,
  body: SendReminders,
  request: IdempotentRequest | undefined,
  { notAccepted }: Pick<ReminderSources, 'notAccepted'>,
): Promise<number> {
  const { database, clock, programmeDay, wakeOutbox } = context;
  const keys = await membershipsInScope(context, caller, body, notAccepted);
  const now = clock.programmeNow();
  const id = await idempotent(database, request, clock, async (transaction) => {
    const runId = await insertRun(transaction, caller.userId, now);
    const when = { now, today: programmeDay(), day: romeDay(now), realNow: clock.now() };
    await remindAll(transaction, { id: runId, actorId: caller.userId, ...when }, keys);
    return runId;
  });
  wakeOutbox();
  return id;
}

/**
 * The outcomes that reminders would have now, and the mail to the first dealer that would get one. Nothing is stored.
 *
 * @throws Refusal BAD_USER_INPUT as sending does
 */
export async function previewReminders(
  context: ServiceContext,
  caller: SignedIn,
  body: SendReminders,
  { write, notAccepted }: ReminderSources,
): Promise<ReminderPreview> {
  const { database, clock, programmeDay } = context;
  const keys = await membershipsInScope(context, caller, body, notAccepted);
  const days = { today: programmeDay(), day: romeDay(clock.programmeNow()) };
  const outcomes = await previewedOutcomes(database, days, keys);
  const firstWaiting = outcomes.find(({ outcome }) => outcome === 'waiting');
  const mail = firstWaiting && (await write(firstWaiting));
  return { counts: outcomes.map(({ outcome, count }) => ({ outcome, count })), mail: mail ?? null };
}

async function membershipsInScope(
  context: ServiceContext,
  caller: SignedIn,
  { filters, searchTerm, memberships, campaign }: SendReminders,
  notAccepted: ReminderSources['notAccepted'],
): Promise<readonly MembershipKey[]> {
  if (memberships !== undefined) {
    const isUnknown = await namesUnknown(context.database, caller.member, memberships);
    if (isUnknown) throw wrongInput({ memberships: 'unknown' });
    return memberships;
  }
  if (campaign !== undefined) {
    const { campaignId, filter } = campaign;
    const { database } = context;
    if (!(await campaignExists(database, campaignId))) throw wrongInput({ 'campaign.campaignId': 'unknown' });
    const below = await memberNamed(database, caller, filter.memberId);
    const dealers = await campaignDealerIds(database, caller.member, campaignId, { filter, searchTerm }, below);
    return dealers.map((dealerId) => ({ campaignId, dealerId }));
  }
  return notAccepted(context, caller, { filters, searchTerm });
}

/** The member whose dealers are in scope; undefined without an id. @throws Refusal BAD_USER_INPUT if it is unknown */
async function memberNamed(database: Database, { member }: SignedIn, memberId: number | undefined) {
  if (memberId === undefined) return undefined;
  const below = await memberById(database, member, memberId);
  if (below === undefined) throw wrongInput({ 'campaign.filter.memberId': 'unknown' });
  return below;
}

/** The runs of the last seven days, the newest first, with the outcomes of the dealers that the caller may see. */
export async function reminderRunList({ database }: ServiceContext, { member }: SignedIn): Promise<ReminderRun[]> {
  const runs = await latestRuns(database);
  const counts = await countsOfRuns(
    database,
    member,
    runs.map(({ id }) => id),
  );
  return runs.map((run) =>
    runView(
      run,
      counts.filter(({ runId }) => runId === run.id).map(({ outcome, count }) => ({ outcome, count })),
    ),
  );
}

/**
 * A run with its progress.
 *
 * @throws Refusal NOT_FOUND, also for a run that was deleted after a week
 */
export async function reminderRunOf(
  { database }: ServiceContext,
  caller: SignedIn,
  runId: number,
): Promise<ReminderRun> {
  const [run, counts] = await Promise.all([runById(database, runId), countsOfRuns(database, caller.member, [runId])]);
  if (run === undefined) throw notFound();
  return runView(
    run,
    counts.map(({ outcome, count }) => ({ outcome, count })),
  );
}

/** A run with the number of each outcome. */
function runView(run: Run, counts: ReminderRun['counts']): ReminderRun {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const waiting = counts.find(({ outcome }) => outcome === 'waiting')?.count ?? 0;
  return {
    ...run,
    askedAt: run.askedAt.toISOString(),
    status: waiting > 0 ? 'running' : 'done',
    total,
    done: total - waiting,
    counts,
  };
}

/** A run with a page of its outcomes. @throws Refusal NOT_FOUND */
export async function reminderRunPage(
  context: ServiceContext,
  caller: SignedIn,
  runId: number,
  { page, pageSize, outcome }: ReminderRunQuery,
) {
  const [run, items] = await Promise.all([
    reminderRunOf(context, caller, runId),
    outcomesOnPage(context.database, caller.member, runId, { page, pageSize, only: outcome }),
  ]);
  const ofOutcome = run.counts.find((each) => each.outcome === outcome)?.count ?? 0;
  return { run, items, total: outcome === undefined ? run.total : ofOutcome };
}
