/**
 * Documents after any history of runs, imports, payments, files, outcomes, holds, cancellations and debit notes, on a real
 * Postgres: no cent is paid twice, none is lost. One after a change, some before a landing, ten thousand by night.
 */
import { exchangeOutcomes } from '@gdd/schema/settlements';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { settlementDocumentEvents } from '../../ground/database/tables/programme/documentEvents.js';
import { findDifferences } from '../../figures/sums/differences.js';
import { HistoryOffice } from '../../testing/programme/documentHistory.js';
import { step } from '../../testing/programme/documentSteps.js';
import { onPostgres } from '../../testing/programme/racingDealers.js';
import { patience } from '../../testing/properties/races.js';
import { hasOneHistory, randomHistories } from '../../testing/properties/randomRuns.js';

const { seed, numRuns } = randomHistories(40, 40, 10_000);
/** Each part is a test of its own, which can be run alone with -t. */
const parts = Array.from({ length: Math.ceil(numRuns / 250) }, (_, index) => index + 1);
const ofAPart = Math.ceil(numRuns / parts.length);
/** Histories that share a database: few, for what is worked out of everything in it at their end. */
const ofADatabase = 30;
/** Databases in which histories happen at the same time: while one waits for Postgres, another one works. */
const lanes = 2;

const steps = fc.array(step, { minLength: 12, maxLength: 28 });

/** What a part has come across. */
interface Found {
  /** How often each step was done. */
  readonly done: Map<string, number>;
  /** What has happened to documents. */
  readonly events: Set<string>;
}

/** Histories on a database of their own. @param number of the block: its seed is another one */
async function block(number: number, histories: number, { done, events }: Found): Promise<void> {
  const office = new HistoryOffice();
  await office.open();
  try {
    const isRight = fc.asyncProperty(steps, async (each) => expect(await office.history(each)).toEqual([]));
    await fc.assert(isRight, { seed: seed + number, numRuns: histories, endOnFailure: true });
    expect(await findDifferences(office.database)).toEqual([]);
    for (const [name, times] of office.done) done.set(name, (done.get(name) ?? 0) + times);
    const { event } = settlementDocumentEvents;
    const happened = await office.database.selectDistinct({ event }).from(settlementDocumentEvents);
    for (const each of happened) events.add(each.event);
  } finally {
    await office.service.close();
  }
}

onPostgres('after any history of documents', () => {
  test.each(parts)(
    `every cent is paid once or still there, and what was sent or paid stands (part %i of ${parts.length})`,
    async (part) => {
      const found: Found = { done: new Map(), events: new Set() };
      const blocks = Array.from({ length: Math.ceil(ofAPart / ofADatabase) }, (_, index) => index).values();
      const lane = async () => {
        for (const index of blocks) {
          await block(part * 1000 + index, Math.min(ofADatabase, ofAPart - index * ofADatabase), found);
        }
      };
      await Promise.all(Array.from({ length: lanes }, lane));
      // histories in which nothing is ever paid or cancelled would prove nothing
      const wanted = [
        ...['settle', 'pay', 'prepare', 'send', 'hear', 'import', 'undo', 'spoil', 'mend', 'hold', 'release'],
        ...['discarded', 'cancelled', 'answered', 'paymentTakenBack', 'paymentReturned'],
      ];
      if (hasOneHistory) return;
      expect(wanted.filter((name) => !found.done.has(name))).toEqual([]);
      // calls that leave out or refuse everything are done too
      expect([...found.events]).toEqual(expect.arrayContaining(['prepared', 'sent', ...exchangeOutcomes]));
    },
    patience * (ofAPart > 40 ? 5 : 2),
  );
});
