/**
 * Publishes an event when the day of a next step has come: every replica looks for such steps in the background. The
 * event's key allows one event for a note and a day, whichever replica is first (docs/domain/notes.md).
 */
import { and, between, eq, isNull } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { members } from '../../ground/database/tables/people/network.js';
import { dealerNotes } from '../../ground/database/tables/people/notes.js';
import { daysAfter } from '../../ground/domain/periods.js';
import { publishEvents } from '../../events/publish.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { startBackgroundWork, type BackgroundWork } from '../../ground/platform/work/backgroundWork.js';

/** The pause between two queries: a step is reported at most this long after its day begins. */
const pauseMs = 30 * 60_000;

/** Steps up to this many days late are still reported, because the service may have been down. */
const lateDays = 7;

interface WatchContext extends Pick<ServiceContext, 'database' | 'clock' | 'programmeDay'> {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly pollMs?: number;
}

/** Starts publishing steps whose day has come. */
export function startStepWatch({ log, pollMs = pauseMs, ...context }: WatchContext): BackgroundWork {
  return startBackgroundWork({
    pollMs,
    drainNow: () => publishDueSteps(context),
    onFailure: (error) => log.warn({ err: error }, 'the next steps of notes could not be looked at'),
  });
}

/** Publishes the open steps that are due, on dealers that are not deleted. */
async function publishDueSteps({ database, clock, programmeDay }: Omit<WatchContext, 'log' | 'pollMs'>) {
  const today = programmeDay();
  const earliest = daysAfter(today, -lateDays);
  const { id, dealerId, authorId, stepOn, stepDoneAt } = dealerNotes;
  await database.transaction(async (transaction) => {
    const due = await transaction
      .select({ noteId: id, dealerId, userId: authorId, day: stepOn })
      .from(dealerNotes)
      .innerJoin(members, eq(members.id, dealerId))
      .where(and(between(stepOn, earliest, today), isNull(stepDoneAt), isNull(members.deletedAt)))
      .orderBy(id);
    const at = clock.programmeNow();
    await publishEvents(
      transaction,
      due.map(({ day, ...about }) => ({ kind: 'noteStepDue', key: `${about.noteId}:${day}`, at, about })),
    );
  });
}
