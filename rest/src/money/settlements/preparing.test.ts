/** The electronic files of credit notes: frozen as they were prepared (docs/domain/settlement.md, 'Electronic form'). */
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { documentFiles } from '../../ground/database/tables/programme/documentFiles.js';
import { settlementDocuments } from '../../ground/database/tables/programme/settlements.js';
import { unzipped } from '../../testing/files/openedSheet.js';
import { schemaErrors } from '../../testing/files/fatturaPaSchema.js';
import { conflict, settings, SettledDealers } from '../../testing/programme/settledDealers.js';

const office = new SettledDealers();
const { post, get, ask } = office;

interface Outcome {
  readonly done: number;
  readonly unchanged: number;
  readonly leftOut: readonly { readonly documentId: number; readonly reason: string; readonly missing: string[] }[];
  readonly leftOutCount: number;
}
const outcomeOf = async (response: ReturnType<typeof post>) =>
  (await response).json<{ data: { outcome: Outcome } }>().data.outcome;
const prepare = (...documentIds: number[]) => outcomeOf(post('settlements/documents/preparation', { documentIds }));
const send = (...documentIds: number[]) => outcomeOf(post('settlements/documents/sent', { documentIds }));
const rejected = (id: number) =>
  office.service.database
    .update(settlementDocuments)
    .set({ delivery: 'rejected' })
    .where(eq(settlementDocuments.id, id));
const runOf = async (id: number) =>
  (await get(`settlements/documents/${id}`)).json<{ data: { document: { settlement: { id: number } } } }>().data
    .document.settlement.id;
const zipOf = async (id: number, query = '') => {
  const response = await get(`settlements/${await runOf(id)}/fatturapa${query}`);
  return response.statusCode === 200 ? unzipped(response.rawPayload) : new Map<string, string>();
};
const filesOf = (id: number) =>
  office.service.database
    .select()
    .from(documentFiles)
    .where(eq(documentFiles.documentId, id))
    .orderBy(documentFiles.id);

const complete = { address: 'Via Roma 1', postalCode: '00184', sdiCode: 'ABC1234' };
beforeEach(() => office.changeDealer(office.dealers[0] ?? 0, complete));

describe('a prepared note', () => {
  test('has the same bytes whenever it is downloaded, whatever changes', async () => {
    const { id } = await office.document();
    expect(await prepare(id)).toEqual({ done: 1, unchanged: 0, leftOut: [], leftOutCount: 0 });
    expect(await office.detail(id)).toMatchObject({ delivery: 'prepared' });
    const before = await zipOf(id);
    const [[name = '', xml = ''] = []] = [...before];
    expect(name).toMatch(/^IT01234567897_[0-9A-Z]{5}\.xml$/);
    expect(await schemaErrors(xml)).toEqual([]);
    await office.changeDealer(office.dealers[0] ?? 0, { address: 'Via Po 2', sdiCode: 'ZZZ9999' });
    expect(await zipOf(id)).toEqual(before);
    const [file] = await filesOf(id);
    expect(file).toMatchObject({ attempt: 1, name, sha256: createHash('sha256').update(xml).digest('hex') });
    expect(await office.events(id)).toMatchObject([
      { event: 'prepared', file: { attempt: 1, name, sha256: file?.sha256 } },
    ]);
    const forged = office.service.database.update(documentFiles).set({ xml: '<Altro/>' });
    await expect(forged).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  test('is not prepared again, nor cancelled, until two persons discard its file', async () => {
    const { id } = await office.document();
    await prepare(id);
    expect(await prepare(id)).toMatchObject({ done: 0, leftOut: [{ reason: 'documentState', delivery: 'prepared' }] });
    expect((await ask(id, 'cancellation')).json()).toMatchObject(conflict('documentState'));
    expect((await office.change(id, 'discard', { reason: 'Indirizzo sbagliato' })).statusCode).toBe(200);
    expect(await office.detail(id)).toMatchObject({ delivery: 'notSent' });
    expect(await zipOf(id)).toEqual(new Map());
    expect(await prepare(id)).toMatchObject({ done: 1 });
    const files = await filesOf(id);
    expect(files.map(({ attempt, state }) => [attempt, state])).toEqual([
      [1, 'discarded'],
      [2, 'prepared'],
    ]);
    expect(new Set(files.map(({ name }) => name)).size).toBe(2);
  });

  test('that was rejected is prepared again under another name, with the data as it was mended', async () => {
    const { id, number, day } = await office.document();
    await prepare(id);
    expect(await send(id)).toMatchObject({ done: 1 });
    await rejected(id);
    await office.changeDealer(office.dealers[0] ?? 0, { sdiCode: 'ZZZ9999' });
    expect(await zipOf(id)).toEqual(new Map());
    expect(await prepare(id)).toMatchObject({ done: 1 });
    const [xml = ''] = [...(await zipOf(id)).values()];
    for (const part of [`<Numero>${number}</Numero>`, `<Data>${day}</Data>`, 'ZZZ9999']) expect(xml).toContain(part);
    const [first, second] = await filesOf(id);
    expect(second?.name).not.toBe(first?.name);
  });

  test('is prepared once, however many ask at the same moment', async () => {
    const [one, other] = [await office.document(), await office.document()];
    const ids = [one.id, other.id];
    const outcomes = await Promise.all([prepare(...ids), prepare(...ids), prepare(...ids)]);
    expect(outcomes.map(({ done, leftOutCount }) => [done, leftOutCount]).sort()).toEqual([
      [0, 2],
      [0, 2],
      [2, 0],
    ]);
    expect([...(await filesOf(one.id)), ...(await filesOf(other.id))]).toHaveLength(2);
  });

  test('counts as sent when somebody says so, a download does not say it', async () => {
    const { id } = await office.document();
    expect(await send(id)).toMatchObject({ done: 0, leftOut: [{ reason: 'documentState', delivery: 'notSent' }] });
    await prepare(id);
    await zipOf(id);
    expect(await office.detail(id)).toMatchObject({ delivery: 'prepared' });
    expect((await zipOf(id, '?delivery=sent')).size).toBe(0);
    expect(await send(id)).toMatchObject({ done: 1 });
    expect((await zipOf(id, '?delivery=sent')).size).toBe(1);
    expect((await ask(id, 'discard')).json()).toMatchObject(conflict('documentState'));
    expect(await filesOf(id)).toMatchObject([{ state: 'sent' }]);
  });
});

describe('the receiver', () => {
  const seatOf = async (id: number) => {
    const [file] = await filesOf(id);
    const { address, postalCode, city, sdiCode } = file?.receiver ?? {};
    return { address, postalCode, city, sdiCode };
  };

  test('has the seat of the approval as a whole where that was complete', async () => {
    const document = await office.document();
    const { city } = await office.service.memberWithCode('DE00001');
    const moved = { address: 'Via Po 2', postalCode: '10121', sdiCode: 'ZZZ9999' };
    await office.changeDealer(document.dealerId, moved);
    await prepare(document.id);
    expect(await seatOf(document.id)).toEqual({ address: 'Via Roma 1', postalCode: '00184', city, sdiCode: 'ZZZ9999' });
  });

  test('has that of today otherwise, never the street of one day with the postal code of another', async () => {
    const [dealer = 0] = office.dealers;
    await office.changeDealer(dealer, { postalCode: null });
    const { id } = await office.document();
    await office.changeDealer(dealer, { address: 'Via Po 2', postalCode: null });
    expect(await prepare(id)).toMatchObject({ done: 0, leftOut: [{ reason: 'missingData', missing: ['postalCode'] }] });
    await office.changeDealer(dealer, { address: 'Via Po 2', postalCode: '10121' });
    expect(await prepare(id)).toMatchObject({ done: 1 });
    expect(await seatOf(id)).toMatchObject({ address: 'Via Po 2', postalCode: '10121' });
  });
});

describe('what is missing', () => {
  test('is the same in the list before the approval, in the answer and beside the files', async () => {
    const [one = 0, other = 0] = office.dealers;
    const campaignId = await office.campaign();
    for (const dealerId of [one, other]) await office.adjust(dealerId, campaignId, '10.00');
    await office.changeDealer(one, { sdiCode: 'XXXXXXX', postalCode: '123' });
    const id = await office.run([campaignId]);
    const lacking = [['postalCode', 'sdiCode'], []];
    const missingIn = async () =>
      (await post(`settlements/${id}/lines`, {}))
        .json<{ data: { items: { missing: string[] }[] } }>()
        .data.items.map(({ missing }) => missing);
    expect(await missingIn()).toEqual(lacking);
    await post(`settlements/${id}/proposal`);
    expect(await missingIn()).toEqual(lacking);
    expect((await get(`settlements/${id}`)).json()).toMatchObject({
      data: { settlement: { totals: { incomplete: 1 } } },
    });
    await post(`settlements/${id}/approval`, undefined, 'gd.admin');
    const outcome = await outcomeOf(post('settlements/documents/preparation', { settlementId: id }));
    const leftOut = [{ reason: 'missingData', missing: ['postalCode', 'sdiCode'] }];
    expect(outcome).toMatchObject({ done: 1, leftOut, leftOutCount: 1 });
    expect(await outcomeOf(get(`settlements/${id}/files`))).toMatchObject({ done: 1, leftOut, leftOutCount: 1 });
    // again: the one that is prepared is left as it is
    const again = await outcomeOf(post('settlements/documents/preparation', { settlementId: id }));
    expect(again).toMatchObject({ done: 0, unchanged: 1, leftOutCount: 1 });
  });

  test('is nothing of a note whose file is frozen, whatever becomes of its dealer; of a rejected one it is asked again', async () => {
    const document = await office.document();
    const run = await runOf(document.id);
    const missing = async () =>
      (await post(`settlements/${run}/lines`, {})).json<{ data: { items: { missing: string[] }[] } }>().data.items[0]
        ?.missing;
    const incomplete = async () =>
      (await get(`settlements/${run}`)).json<{ data: { settlement: { totals: { incomplete: number } } } }>().data
        .settlement.totals.incomplete;
    // the seat is that of the approval, the way of delivery today's
    await office.changeDealer(document.dealerId, { postalCode: null });
    expect(await missing()).toEqual([]);
    await office.changeDealer(document.dealerId, { sdiCode: null });
    expect(await missing()).toEqual(['sdiCode']);
    await office.changeDealer(document.dealerId, { sdiCode: 'ABC1234' });
    expect(await prepare(document.id)).toMatchObject({ done: 1 });
    await office.changeDealer(document.dealerId, { sdiCode: null });
    expect([await missing(), await incomplete()]).toEqual([[], 0]);
    await outcomeOf(post('settlements/documents/sent', { documentIds: [document.id] }));
    expect(await missing()).toEqual([]);
    const rejected = { outcome: 'rejected', day: '2025-10-15', codes: ['00417'] };
    expect((await post(`settlements/documents/${document.id}/outcome`, rejected)).statusCode).toBe(200);
    expect([await missing(), await incomplete()]).toEqual([['sdiCode'], 1]);
    expect(await prepare(document.id)).toMatchObject({ done: 0, leftOut: [{ missing: ['sdiCode'] }] });
    await office.changeDealer(document.dealerId, { sdiCode: 'ABC1234' });
    expect(await missing()).toEqual([]);
  });

  test('is said beside the problems of a file that the exchange system would reject, by their codes', async () => {
    const { id, day } = await office.document();
    // the note is dated the next day
    office.service.fixDay('2025-10-14');
    const problems = [{ code: '00403', field: '2.1.1.3', value: day, advice: 'correctDay' }];
    const leftOut = [{ documentId: id, reason: 'exchangeProblems', missing: [], problems }];
    expect(await prepare(id)).toMatchObject({ done: 0, leftOut, leftOutCount: 1 });
    expect(await outcomeOf(get(`settlements/${await runOf(id)}/files`))).toMatchObject({
      ...{ done: 0, leftOutCount: 1 },
      leftOut: [{ documentId: id, reason: 'noFile', delivery: 'notSent' }],
    });
    expect(await filesOf(id)).toEqual([]);
    office.service.fixDay('2025-10-15');
    expect(await prepare(id)).toMatchObject({ done: 1, leftOut: [] });
  });

  test('is said of notices, cancelled notes and unknown documents too', async () => {
    const notice = await office.document('dealerInvoice');
    const cancelled = await office.document();
    await office.change(cancelled.id, 'cancellation');
    expect(await prepare(notice.id, cancelled.id)).toMatchObject({
      done: 0,
      leftOut: [{ reason: 'notACreditNote' }, { reason: 'cancelled' }],
    });
    const unknown = await post('settlements/documents/preparation', { documentIds: [2_000_000_000] });
    expect(unknown.json()).toMatchObject({ error: { fields: { documentIds: 'unknown' } } });
    expect((await post('settlements/documents/sent', { settlementId: 2_000_000_000 })).statusCode).toBe(404);
  });
});

test('no file is prepared while the settings do not say who issues the notes', async () => {
  await office.call('PUT', 'settlements/settings', { ...settings, sender: null });
  const { id } = await office.document();
  expect((await post('settlements/documents/preparation', { documentIds: [id] })).json()).toMatchObject(
    conflict('senderMissing'),
  );
  expect(await office.service.database.$count(documentFiles, sql`document_id = ${id}`)).toBe(0);
  await office.call('PUT', 'settlements/settings', settings);
});
