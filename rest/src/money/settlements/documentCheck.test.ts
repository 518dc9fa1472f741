/** The check of documents against the ledger that runs beside the service. */
import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { findDifferences } from '../../figures/sums/differences.js';
import { SettledDealers, type ListedDocument } from '../../testing/programme/settledDealers.js';
import { startDocumentCheck } from './documentCheck.js';

/** The last one, after all others, never has a document. */
const office = new SettledDealers(['DE00001', 'DE00002', 'DE00003', 'DE00080']);

/** A check that never begins by itself, and what it says. @param atOnce one document at a time: each dealer has a statement */
function newCheck(atOnce = 1) {
  const { database, clock, metrics } = office.service;
  const errors: { readonly differences: readonly unknown[]; readonly total: number }[] = [];
  const warnings: string[] = [];
  const log = {
    error: (found: (typeof errors)[number]) => errors.push(found),
    warn: (_: object, text: string) => warnings.push(text),
  };
  const check = startDocumentCheck({ database, clock, metrics, log, pollMs: 2 ** 31 - 1, atOnce });
  return { check, errors, warnings };
}

async function metric(name: string): Promise<number> {
  const line = (await office.service.metrics.text()).split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.split(' ')[1]);
}
const differences = () => metric('rest_document_differences');
const checkedAt = () => metric('rest_documents_checked_timestamp_seconds');

/** A note of each dealer but the last. */
async function notes(): Promise<readonly ListedDocument[]> {
  const campaignId = await office.campaign();
  for (const dealerId of office.dealers.slice(0, -1)) await office.adjust(dealerId, campaignId, '100.00');
  return office.paid([campaignId]);
}

const forge = (statement: ReturnType<typeof sql>) => office.service.database.execute(statement);

test('documents that agree with the ledger are counted as checked, at that time, and nothing is logged', async () => {
  expect(await checkedAt()).toBe(0);
  await notes();
  const { check, errors, warnings } = newCheck();
  await check.drain();
  expect(await differences()).toBe(0);
  expect(await checkedAt()).toBe(office.service.clock.now().getTime() / 1000);
  office.service.clock.advance(900_000);
  await check.drain();
  expect(await checkedAt()).toBe(office.service.clock.now().getTime() / 1000);
  expect([errors, warnings]).toEqual([[], []]);
});

test('a difference of any dealer is logged with dealer, campaign and document, until it is mended', async () => {
  const made = await notes();
  expect(made).toHaveLength(3);
  const { check, errors } = newCheck();
  for (const { id, number, dealerId } of made) {
    const line = sql`where document_id = ${id}`;
    await forge(sql`update settlement_document_lines set credit = credit + 1, paid = paid + 1 ${line}`);
    await check.drain();
    const said = errors.splice(0);
    expect(said).toMatchObject([{ total: 3 }]);
    expect(said[0]?.differences).toContainEqual({
      ...{ campaignId: expect.any(Number), dealerId, field: `${number}, paid`, stored: '101.00', computed: '100.00' },
    });
    expect(said[0]?.differences).toEqual(await findDifferences(office.service.database));
    expect(await differences()).toBe(3);
    await check.drain();
    expect(errors.splice(0)).toHaveLength(1);
    await forge(sql`update settlement_document_lines set credit = credit - 1, paid = paid - 1 ${line}`);
    await check.drain();
    expect(errors).toEqual([]);
    expect(await differences()).toBe(0);
  }
});

test('a missing number is found, and an entry of a run whose dealer has no document', async () => {
  const [note] = await notes();
  const { database } = office.service;
  const { check, errors } = newCheck(1000);
  await forge(sql`update settlement_counters set last = last + 1`);
  await check.drain();
  expect(errors.splice(0)).toMatchObject([{ differences: [{ field: 'documents: creditNote 2025' }], total: 1 }]);
  await forge(sql`update settlement_counters set last = last - 1`);
  const other = Math.max(...office.dealers);
  await forge(sql`
    insert into ledger_entries (campaign_id, dealer_id, kind, day, amount, origin, recorded_at, settlement_id)
    select campaign_id, ${other}, 'redemption', day, amount, origin, recorded_at, settlement_id from ledger_entries
    where document_id = ${note?.id ?? 0}`);
  await check.drain();
  expect(errors[0]?.differences).toEqual(
    (await findDifferences(database)).filter(({ field }) => /document/.test(field)),
  );
  expect(errors[0]?.differences).toContainEqual(expect.objectContaining({ dealerId: other, stored: '-100.00' }));
});

test('a check that fails is logged, keeps the time of the last one, and the next check is made', async () => {
  const { check, warnings } = newCheck();
  await check.drain();
  const before = await checkedAt();
  office.service.clock.advance(900_000);
  await forge(sql`alter table settlement_counters rename to settlement_counters_away`);
  check.wake();
  await expect(check.drain()).rejects.toMatchObject({ cause: { code: '42P01' } });
  expect(warnings).toEqual(['the documents of settlements could not be checked']);
  expect(await checkedAt()).toBe(before);
  await forge(sql`alter table settlement_counters_away rename to settlement_counters`);
  await check.drain();
  expect(await checkedAt()).toBe(before + 900);
  await check.stop();
});
