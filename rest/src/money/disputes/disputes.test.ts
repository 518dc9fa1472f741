/** Disputes, from the line that is disputed to what becomes of it (docs/domain/disputes.md). */
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { and, eq, sql } from 'drizzle-orm';
import { users } from '../../ground/database/tables/people/accounts.js';
import { approvals, approvalSettings } from '../../ground/database/tables/programme/approvals.js';
import { letWorsen } from '../../testing/programme/worsenings.js';
import { ledgerEntries } from '../../ground/database/tables/programme/ledger.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import { events } from '../../ground/database/tables/work/events.js';
import { findDifferences } from '../../figures/sums/differences.js';
import { fileTicket, pdf, uploaded } from '../../testing/files/files.js';
import { campaignFields, createdCampaign } from '../../testing/programme/campaignCalls.js';
import { openSalesImports } from '../../testing/programme/salesFiles.js';
import type { DisputeView } from './schemas.js';

const { service, lineOf, sell, load } = await openSalesImports();
service.fixDay('2025-06-01');
const dealerId = (await service.memberWithCode('DE00001')).id;
const other = await service.memberWithCode('DE00002');

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';
const call = (method: Method, path: string, body?: object, as = 'ka.admin', key?: string) =>
  service.call(method, `/api/${path}`, {
    as,
    ...(body === undefined ? {} : { body }),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
type Answer = Awaited<ReturnType<typeof call>>;
const dataOf = <T = { dispute: DisputeView }>(response: Answer) => response.json<{ data: T }>().data;
const errorOf = (response: Answer) => {
  const { error } = response.json<{ error?: { reason?: string; fields?: object; message: string } }>();
  return [response.statusCode, error?.reason ?? error?.fields];
};
const disputeOf = (response: Answer, status = 200): DisputeView => {
  expect([response.statusCode, response.body]).toEqual([status, response.body]);
  return dataOf(response).dispute;
};

let campaignId = 0;
let importId = 0;
/** Ten tyres that count, of a goal of ten, and four of another brand: 11 EUR accumulated. */
beforeAll(async () => {
  const fields = { ...campaignFields, title: 'Contestata', eligibility: { brand: ['Lupo'] } };
  ({ id: campaignId } = await createdCampaign(service, fields));
  for (const dealer of [dealerId, other.id]) {
    const added = await call('POST', `campaigns/${campaignId}/dealer/add`, { data: { goalThreshold: 10, dealer } });
    expect(added.statusCode).toBe(201);
  }
  const accepted = await call('PATCH', `campaigns/${campaignId}/dealer/accept`, { accepted: 1 }, 'dealer');
  const file = await sell(
    lineOf('F1', { quantita: '10' }),
    lineOf('F2', { marca: 'Volpe' }),
    lineOf('F2', { riga: '2', marca: 'Volpe' }),
    lineOf('G1', { partita_iva: other.vatNumber ?? '' }),
  );
  expect([accepted.statusCode, file.status]).toEqual([200, 'applied']);
  importId = file.id;
});

const about = { kind: 'other' };
const open = (changes: object = {}, as = 'dealer', key?: string) =>
  call('POST', 'disputes', { campaignId, dealerId, about, text: 'Non torna', ...changes }, as, key);
const opened = async (changes: object = {}, as?: string) => disputeOf(await open(changes, as), 201);
const openedLine = (document = 'F2', line = 1) => opened({ about: { kind: 'line', document, line } });
const act = (id: number, what: string, body?: object, as = 'ka.admin', key?: string) =>
  call(what === 'assignee' ? 'PUT' : 'POST', `disputes/${id}/${what}`, body, as, key);
const read = (id: number, as?: string) => call('GET', `disputes/${id}`, undefined, as);
const ids = async (filter: object, as?: string) =>
  dataOf<{ items: { id: number }[] }>(
    await call('POST', 'disputes/table', { filter, paginator: { pageSize: 100 } }, as),
  )
    .items.map(({ id }) => id)
    .sort((one, two) => one - two);
const withdrawAll = async () => {
  for (const id of await ids({ state: ['open', 'answered'] })) await act(id, 'withdrawal', undefined, 'dealer');
};
afterEach(withdrawAll);
const userId = async (username: string) =>
  (await service.database.select().from(users).where(eq(users.username, username)))[0]?.id ?? 0;
const actionsOf = async (id: number) =>
  (
    await service.database
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'dispute'), eq(auditEntries.entityId, id)))
      .orderBy(auditEntries.id)
  ).map(({ action }) => action);

describe('what is disputed', () => {
  test('is a line, with the reason why it does not count, and the statement tells it beside the line', async () => {
    const { id, ...dispute } = await openedLine();
    expect(dispute).toMatchObject({
      campaign: { id: campaignId, title: 'Contestata' },
      dealer: { id: dealerId, code: 'DE00001' },
      about: { kind: 'line', document: 'F2', line: 1, figure: null },
      ...{ state: 'open', waitingFor: 'office', assignee: null, answeredAt: null, outcome: null },
      explanation: {
        line: {
          brand: 'Volpe',
          quantity: 4,
          amount: '400.00',
          counts: false,
          failedCondition: 'brand',
          factor: '1.00',
        },
        ...{ documentLines: null, figure: null },
      },
      messages: [{ side: 'dealer', text: 'Non torna', state: 'open' }],
      ...{ attachments: [], mayAnswer: true, mayDecide: false, mayWithdraw: true },
    });
    const marked = async (list: string) =>
      dataOf<{ items: { id: string; dispute: object | null }[] }>(
        await call('GET', `campaigns/${campaignId}/dealer/${dealerId}/${list}`, undefined, 'dealer'),
      ).items.map((line) => [line.id, line.dispute]);
    expect(await marked('excluded-lines')).toEqual([
      ['F2/1', { id, state: 'open' }],
      ['F2/2', null],
    ]);
    expect(await marked('lines')).toEqual([['F1/1', null]]);
    expect(await actionsOf(id)).toEqual(['disputeOpened']);
    // in another spelling it is the same line
    expect(errorOf(await open({ about: { kind: 'line', document: 'f2', line: 1 } }))).toEqual([409, 'lineDisputed']);
    const another = await openedLine('F2', 2);
    await act(id, 'withdrawal', undefined, 'dealer');
    await act(another.id, 'refusal', { reason: 'Marca esclusa' });
    expect(await marked('excluded-lines')).toEqual([
      ['F2/1', null],
      ['F2/2', { id: another.id, state: 'refused' }],
    ]);
    const counted = await openedLine('F1');
    expect(counted.explanation.line).toMatchObject({ counts: true, failedCondition: null, isAfterClosing: false });
    expect(await marked('lines')).toEqual([['F1/1', { id: counted.id, state: 'open' }]]);
    const again = await openedLine();
    expect(again.id).toBeGreaterThan(id);
  });

  test('is opened once where several do it at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => open({ about: { kind: 'line', document: 'F2', line: 2 } })),
    );
    expect(answers.map((answer) => errorOf(answer)).sort()).toEqual([
      [201, undefined],
      ...Array(3).fill([409, 'lineDisputed']),
    ]);
  });

  test('is a figure, with what it is derived from, as it was then', async () => {
    const { id, explanation } = await opened({ about: { kind: 'figure', figure: 'plafondAccumulated' } });
    const figure = {
      ...{ value: '11.00', plafondAccumulated: '11.00', tiresPurchased: 10, goalThreshold: 10, accepted: true },
      ...{ rulesVersion: 1, averageFactor: '1.000000', beforeCap: '11.00', unlocked: true, redeemed: '0.00' },
    };
    expect(explanation).toMatchObject({ line: null, documentLines: null, figure });
    expect(explanation.figure?.tiers).toHaveLength(2);
    const statement = dataOf<{ statement: { disputes: object[] } }>(
      await call('GET', `campaigns/${campaignId}/dealer/${dealerId}/statement`, undefined, 'dealer'),
    );
    expect(statement.statement.disputes[0]).toMatchObject({
      ...{ id, state: 'open' },
      about: { kind: 'figure', figure: 'plafondAccumulated', document: null, line: null },
    });
  });

  test('is a missing document, with how many of its lines there are, or anything else', async () => {
    const missing = await opened({ about: { kind: 'missing', document: 'F99' } });
    const partly = await opened({ about: { kind: 'missing', document: 'f2' } });
    const unnamed = await opened({ about: { kind: 'missing' } });
    const lines = [missing, partly, unnamed].map(({ explanation }) => explanation.documentLines);
    expect(lines).toEqual([0, 2, null]);
    expect((await opened()).about).toEqual({ kind: 'other', document: null, line: null, figure: null });
  });

  test('is named as its kind wants it', async () => {
    for (const [wrong, fields] of [
      [{ text: ' \n ' }, { text: 'required' }],
      [{ text: 'x'.repeat(2001) }, { text: 'tooLong' }],
      [{ about: { kind: 'line', document: 'F1' } }, { 'about.line': 'required' }],
      [{ about: { kind: 'line', line: 1 } }, { 'about.document': 'required' }],
      [{ about: { kind: 'figure' } }, { 'about.figure': 'required' }],
      [{ about: { kind: 'other', figure: 'debt' } }, { 'about.figure': 'invalid' }],
      [{ about: { kind: 'figure', figure: 'profit' } }, { 'about.figure': 'invalid' }],
    ] as const) {
      expect(errorOf(await open(wrong))).toEqual([422, fields]);
    }
    // a line of another dealer is as one that does not exist, and so is a campaign that the dealer is not in
    for (const document of ['G1', 'H1']) {
      expect(errorOf(await open({ about: { kind: 'line', document, line: 1 } }))).toEqual([404, undefined]);
    }
    const { id: foreign } = await createdCampaign(service, { title: 'Altra' });
    expect(errorOf(await open({ campaignId: foreign }))).toEqual([404, undefined]);
    expect(errorOf(await open({ dealerId: other.id }))).toEqual([404, undefined]);
  });

  test('is the same by its key, and another without', async () => {
    const [first, repeated, third] = [
      await open({}, 'dealer', 'chiave'),
      await open({}, 'dealer', 'chiave'),
      await opened(),
    ];
    expect(repeated.json()).toEqual(first.json());
    expect(third.id).not.toBe(disputeOf(first, 201).id);
  });
});

test('who opened it for a dealer is notified of the answer, beside the dealer', async () => {
  const { id } = await opened({}, 'gd.admin');
  expect((await act(id, 'messages', { text: 'Quale fattura?' })).statusCode).toBe(201);
  await service.notifications.drain();
  const answersOf = async (as: string) =>
    dataOf<{ items: { kind: string; link: { ids: number[] } }[] }>(
      await call('POST', 'notifications/inbox/table', {}, as),
    ).items.filter(({ kind, link }) => kind === 'disputeAnswered' && link.ids.includes(id)).length;
  expect([await answersOf('gd.admin'), await answersOf('dealer'), await answersOf('ka.admin')]).toEqual([1, 1, 0]);
});

describe('who may', () => {
  test('read: the dealer, those above it and the office; write: the dealer and the office; decide: the office', async () => {
    const { id } = await opened();
    const foreign = await opened({ dealerId: other.id }, 'gd.admin');
    const reads = async (as: string) =>
      Promise.all([read(id, as), read(foreign.id, as)].map(async (answer) => (await answer).statusCode));
    expect(await reads('dealer')).toEqual([200, 404]);
    expect(await reads('ka.admin')).toEqual([200, 200]);
    expect((await reads('agent'))[0]).toBe(200);
    // beside the dealer, not above it
    expect((await reads('account'))[0]).toBe(404);
    expect(await reads('consultant')).toEqual([403, 403]);
    expect(disputeOf(await read(id, 'agent'))).toMatchObject({
      ...{ mayAnswer: false, mayDecide: false, mayWithdraw: false },
    });
    expect((await ids({}, 'dealer')).includes(foreign.id)).toBe(false);
    expect(await ids({ dealerId: other.id }, 'ka.admin')).toEqual([foreign.id]);
    for (const [what, body] of [
      ['messages', { text: 'Ciao' }],
      ['withdrawal', undefined],
      ['refusal', { reason: 'No' }],
      ['acceptance', { reason: 'Sì', importId }],
      ['assignee', { assigneeId: null }],
    ] as const) {
      expect([what, (await act(id, what, body, 'agent')).statusCode]).toEqual([what, 403]);
      const isOffices = ['refusal', 'acceptance', 'assignee'].includes(what);
      expect([what, (await act(foreign.id, what, body, 'dealer')).statusCode]).toEqual([what, isOffices ? 403 : 404]);
    }
    // the office withdraws what it has opened itself
    expect(errorOf(await act(id, 'withdrawal'))).toEqual([409, 'notOpener']);
    expect(disputeOf(await act(foreign.id, 'withdrawal', undefined, 'gd.admin')).state).toBe('withdrawn');
  });
});

describe('the thread', () => {
  test('goes to and fro until it is decided, and the queue says who waits for whom, and for how long', async () => {
    const { id } = await opened();
    const later = await opened();
    service.clock.advance(90 * 60_000);
    const answered = disputeOf(await act(id, 'messages', { text: 'Quale\r\nfattura?' }, 'gd.admin', 'k1'), 201);
    expect(answered).toMatchObject({ state: 'answered', waitingFor: 'dealer', answeredAt: '2026-03-02T10:30:00.000Z' });
    expect(disputeOf(await act(id, 'messages', { text: 'Quale\r\nfattura?' }, 'gd.admin', 'k1'), 201)).toEqual(
      answered,
    );
    expect(await ids({ waitingFor: 'dealer' })).toEqual([id]);
    expect(await ids({ waitingFor: ['office'] })).toEqual([later.id]);
    const summary = async (as?: string) =>
      dataOf<{ summary: object }>(await call('GET', 'disputes/summary', undefined, as)).summary;
    const assigned = disputeOf(await act(id, 'assignee', { assigneeId: await userId('gd.admin') }));
    expect(assigned.assignee).toMatchObject({ name: 'Giorgio Donati' });
    expect(await ids({ mine: true }, 'gd.admin')).toEqual([id]);
    expect(await ids({ mine: false, state: 'answered' }, 'gd.admin')).toEqual([]);
    expect(await ids({ assigneeId: assigned.assignee?.id })).toEqual([id]);
    expect(await summary('gd.admin')).toMatchObject({
      ...{ waitingForOffice: 1, waitingForDealer: 1, mine: 1, oldestOpenedAt: later.openedAt },
    });
    expect(await summary('account')).toEqual({
      ...{ waitingForOffice: 0, waitingForDealer: 0, mine: 0, oldestOpenedAt: null, medianMinutesToAnswer: null },
    });
    const replied = disputeOf(await act(id, 'messages', { text: 'La F99' }, 'dealer'), 201);
    expect(replied).toMatchObject({ state: 'open', waitingFor: 'office', answeredAt: answered.answeredAt });
    expect(replied.messages.map(({ side, text, state }) => [side, text, state])).toEqual([
      ['dealer', 'Non torna', 'open'],
      ['office', 'Quale\nfattura?', 'answered'],
      ['dealer', 'La F99', 'open'],
    ]);
    for (const assigneeId of [await userId('dealer'), 2_000_000_000]) {
      expect(errorOf(await act(id, 'assignee', { assigneeId }))).toEqual([422, { assigneeId: 'unknown' }]);
    }
    expect(disputeOf(await act(id, 'assignee', { assigneeId: null })).assignee).toBeNull();
    expect(errorOf(await act(id, 'messages', { text: '' }, 'dealer'))).toEqual([422, { text: 'required' }]);
    expect(errorOf(await act(id, 'refusal', {}))).toEqual([422, { reason: 'required' }]);
    const refused = disputeOf(await act(id, 'refusal', { reason: 'La F99 è del 2024' }));
    expect(refused).toMatchObject({ state: 'refused', waitingFor: null, mayAnswer: false, outcome: null });
    expect(refused.messages.at(-1)).toMatchObject({ side: 'office', text: 'La F99 è del 2024', state: 'refused' });
    expect(await actionsOf(id)).toEqual([
      ...['disputeOpened', 'messageAdded', 'assigned', 'messageAdded', 'assigned', 'disputeRefused'],
    ]);
    const published = await service.database
      .select()
      .from(events)
      .where(sql`${events.about} ->> 'disputeId' = ${String(id)}`)
      .orderBy(events.id);
    const [said, decided] = [refused.messages[1]?.id, refused.messages.at(-1)?.id];
    expect(published.map(({ kind, cause }) => [kind, cause])).toEqual([
      ['disputeOpened', `disputeOpened:${id}`],
      ['disputeAnswered', `disputeAnswered:${id}:${said}`],
      ['disputeAnswered', `disputeAnswered:${id}:${decided}`],
    ]);
    expect(published[0]?.about).toEqual({ disputeId: id, campaignId, dealerId });
    // the answers are 90 minutes and 0 minutes after the opening
    expect(await summary('dealer')).toMatchObject({ waitingForOffice: 1, medianMinutesToAnswer: expect.any(Number) });
    for (const [what, body, as] of [
      ['messages', { text: 'Ma' }, 'dealer'],
      ['refusal', { reason: 'No' }, 'ka.admin'],
      ['acceptance', { reason: 'Sì', importId }, 'ka.admin'],
      ['assignee', { assigneeId: null }, 'ka.admin'],
      ['withdrawal', undefined, 'dealer'],
    ] as const) {
      expect([what, ...errorOf(await act(id, what, body, as))]).toEqual([what, 409, 'disputeDecided']);
    }
    const sorted = await call('POST', 'disputes/table', {
      filter: { campaignId, kind: 'other' },
      ...{ sorting: { column: 'openedAt', direction: 'asc' }, searchTerm: 'contestata', paginator: { pageSize: 3 } },
    });
    const { items, total } = dataOf<{ items: DisputeView[]; total: number }>(sorted);
    expect(items).toHaveLength(3);
    expect(total).toBeGreaterThan(3);
    const trail = await call('POST', 'audit/table', { filter: { entity: 'dispute', entityId: id } });
    expect(dataOf<{ items: object[] }>(trail).items[0]).toMatchObject({ action: 'disputeRefused', entity: 'dispute' });
  });

  test('has pictures and PDFs of both sides, and no more than ten', async () => {
    const { id } = await opened();
    const upload = (filename: string, bytes: Buffer = pdf(), as = 'dealer') =>
      uploaded(service, bytes, { purpose: 'disputeAttachment', filename }, as);
    const attach = async (filename: string, bytes?: Buffer, as = 'dealer') =>
      act(id, 'attachments', { uploadId: await upload(filename, bytes, as) }, as);
    const added = await attach('fattura.pdf');
    const { attachment } = dataOf<{ attachment: { id: number } }>(added);
    expect([added.statusCode, attachment]).toMatchObject([
      201,
      { filename: 'fattura.pdf', contentType: 'application/pdf', side: 'dealer', addedBy: 'Donatella Cantù' },
    ]);
    const file = (as: string) => call('GET', `disputes/${id}/attachments/${attachment.id}`, undefined, as);
    expect(Buffer.from((await file('agent')).rawPayload)).toEqual(pdf());
    expect((await file('account')).statusCode).toBe(404);
    const route = { route: 'downloadDisputeAttachment', params: { id, attachmentId: attachment.id } };
    expect((await fileTicket(service, route, 'dealer')).statusCode).toBe(200);
    expect(errorOf(await attach('fattura.png'))).toEqual([422, { uploadId: 'notAllowed' }]);
    expect(errorOf(await attach('fattura.xlsx', Buffer.from('PK\u0003\u0004')))).toEqual([
      422,
      { uploadId: 'notAllowed' },
    ]);
    const foreign = await upload('altra.pdf', pdf(), 'ka.admin');
    expect(errorOf(await act(id, 'attachments', { uploadId: foreign }, 'dealer'))).toEqual([
      422,
      { uploadId: 'unknown' },
    ]);
    const large = { purpose: 'disputeAttachment', filename: 'a.pdf', contentType: 'application/pdf', size: 10_000_001 };
    expect((await call('POST', 'uploads', large, 'dealer')).statusCode).toBe(413);
    expect((await call('POST', 'uploads', { ...large, purpose: 'import' }, 'dealer')).statusCode).toBe(403);
    for (let more = 1; more < 10; more += 1)
      expect((await attach(`${more}.pdf`, pdf(), 'ka.admin')).statusCode).toBe(201);
    expect(errorOf(await attach('undici.pdf'))).toEqual([409, 'tooManyAttachments']);
    expect(disputeOf(await read(id)).attachments).toHaveLength(10);
    await act(id, 'withdrawal', undefined, 'dealer');
    expect(errorOf(await attach('tardi.pdf'))).toEqual([409, 'disputeDecided']);
  });
});

describe('accepted', () => {
  const noOutcome = {
    ...{ entryId: null, amount: null, importId: null, importFilename: null, goalBefore: null, goalAfter: null },
  };
  const adjustment = { amount: '12.5', day: '2025-05-31' };
  const entriesOf = (disputeId: number) =>
    service.database.select().from(ledgerEntries).where(eq(ledgerEntries.disputeId, disputeId));
  const expendable = async () => {
    const where = and(eq(memberships.campaignId, campaignId), eq(memberships.dealerId, dealerId));
    return Number((await service.database.select().from(memberships).where(where))[0]?.plafondExpendable);
  };

  test('with an adjustment, its entry names the dispute, once however many accept it, and the ledger adds up', async () => {
    const { id } = await openedLine();
    const before = await expendable();
    expect(errorOf(await act(id, 'acceptance', { adjustment }))).toEqual([422, { reason: 'required' }]);
    expect((await act(id, 'acceptance', { reason: 'Sì' })).statusCode).toBe(422);
    expect((await act(id, 'acceptance', { reason: 'Sì', adjustment, importId })).statusCode).toBe(422);
    const early = { amount: '1', day: '2024-12-31' };
    expect(errorOf(await act(id, 'acceptance', { reason: 'Sì', adjustment: early }))).toEqual([
      422,
      { day: 'invalid' },
    ]);
    const decisions = await Promise.all([
      ...Array.from({ length: 3 }, () => act(id, 'acceptance', { reason: 'Accordo', adjustment })),
      ...Array.from({ length: 2 }, () => act(id, 'refusal', { reason: 'No' }, 'gd.admin')),
      act(id, 'withdrawal', undefined, 'dealer'),
    ]);
    const outcomes = decisions.map((answer) => errorOf(answer));
    expect(outcomes.filter(([status]) => status === 200)).toHaveLength(1);
    expect(outcomes.filter(([status]) => status !== 200)).toEqual(Array(5).fill([409, 'disputeDecided']));
    const { state } = disputeOf(await read(id));
    expect(await entriesOf(id)).toHaveLength(state === 'accepted' ? 1 : 0);
    const next = await openedLine();
    const accepted = disputeOf(await act(next.id, 'acceptance', { reason: 'Accordo', adjustment }, 'gd.admin', 'k2'));
    const [entry] = await entriesOf(next.id);
    expect(entry).toMatchObject({
      ...{ kind: 'adjustment', origin: 'dispute', amount: '12.50', day: '2025-05-31', reason: 'Accordo' },
      disputeId: next.id,
    });
    expect(accepted).toMatchObject({
      ...{ state: 'accepted', waitingFor: null, approvalId: null },
      outcome: { ...noOutcome, entryId: entry?.id, amount: '12.50' },
    });
    expect((await act(next.id, 'acceptance', { reason: 'Accordo', adjustment }, 'gd.admin', 'k2')).statusCode).toBe(
      200,
    );
    expect(await entriesOf(next.id)).toHaveLength(1);
    expect(await expendable()).toBe(before + 12.5 * (state === 'accepted' ? 2 : 1));
    const ledger = await call('GET', `campaigns/${campaignId}/dealer/${dealerId}/entries`, undefined, 'dealer');
    const { entries } = dataOf<{ entries: object[] }>(ledger);
    expect(entries).toContainEqual(expect.objectContaining({ origin: 'dispute', disputeId: next.id }));
    expect(await findDifferences(service.database)).toEqual([]);
    // a mistake is answered by a reversal, which names the dispute too
    const path = `campaigns/${campaignId}/dealer/${dealerId}/entries/${entry?.id}/reversal`;
    expect((await call('POST', path, { reason: 'Errore' })).statusCode).toBe(201);
    expect((await entriesOf(next.id)).map(({ kind }) => kind).sort()).toEqual(['adjustment', 'reversal']);
    expect(disputeOf(await read(next.id)).outcome?.entryId).toBe(entry?.id);
  });

  test('above the limit it waits for a second person, and is as it was until then', async () => {
    const set = { adjustmentOn: true, adjustmentAmount: '5.00' };
    await service.database.update(approvalSettings).set(set);
    const { id } = await opened();
    const answer = await act(id, 'acceptance', { reason: 'Accordo', adjustment });
    const { approval, dispute } = dataOf<{ approval: { id: number; request: object }; dispute: DisputeView }>(answer);
    expect([answer.statusCode, dispute.state, dispute.approvalId]).toEqual([202, 'open', approval.id]);
    expect(approval.request).toMatchObject({ adjustment: { amount: '12.50', disputeId: id } });
    expect(errorOf(await act(id, 'acceptance', { reason: 'Accordo', adjustment }))).toEqual([409, 'approvalPending']);
    expect(await entriesOf(id)).toEqual([]);
    const approve = (approvalId: number) => call('POST', `approvals/${approvalId}/approval`, undefined, 'gd.admin');
    expect((await approve(approval.id)).statusCode).toBe(200);
    expect(disputeOf(await read(id))).toMatchObject({
      state: 'accepted',
      approvalId: null,
      outcome: { amount: '12.50' },
    });
    expect((await entriesOf(id)).map(({ recordedBy }) => recordedBy)).toEqual([await userId('ka.admin')]);
    // what was decided meanwhile is not carried out
    const next = await opened();
    const second = dataOf<{ approval: { id: number } }>(
      await act(next.id, 'acceptance', { reason: 'Accordo', adjustment }),
    );
    await act(next.id, 'refusal', { reason: 'No' });
    expect(errorOf(await approve(second.approval.id))).toEqual([409, 'disputeDecided']);
    await service.database.update(approvalSettings).set({ adjustmentOn: false, adjustmentAmount: '0' });
    expect(await service.database.select().from(approvals).where(eq(approvals.state, 'pending'))).toHaveLength(1);
  });

  test('by changing the goal, which is judged and recorded as any edit of it, once however many accept it', async () => {
    const { id } = await opened({ about: { kind: 'figure', figure: 'goalThreshold' } });
    const route = `campaigns/${campaignId}/dealer/${dealerId}`;
    const goalNow = async () =>
      dataOf<{ statement: { goalThreshold: number } }>(await call('GET', `${route}/statement`)).statement.goalThreshold;
    for (const [goalThreshold, refused] of [
      [0, { goalThreshold: 'invalid' }],
      [1_000_001, { goalThreshold: 'invalid' }],
      [10, { goalThreshold: 'notAllowed' }],
    ] as const) {
      expect(errorOf(await act(id, 'acceptance', { reason: 'Sì', goalThreshold }))).toEqual([422, refused]);
    }
    expect((await act(id, 'acceptance', { reason: 'Sì', goalThreshold: 9, importId })).statusCode).toBe(422);
    expect([await goalNow(), disputeOf(await read(id)).state]).toEqual([10, 'open']);
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => act(id, 'acceptance', { reason: 'Era 8', goalThreshold: 8 })),
    );
    expect(answers.map((answer) => errorOf(answer)[0]).sort()).toEqual([200, 409, 409]);
    const { outcome, state } = disputeOf(await read(id));
    expect([state, outcome, await goalNow()]).toEqual(['accepted', { ...noOutcome, goalBefore: 10, goalAfter: 8 }, 8]);
    const edits = await service.database.select().from(auditEntries).where(eq(auditEntries.action, 'goalEdited'));
    expect(edits.filter(({ entityId }) => entityId === campaignId)).toHaveLength(1);
    const back = await call('PATCH', `${route}/edit`, { data: { goalThreshold: 10 } });
    expect(back.statusCode).toBe(200);
  });

  test('by a goal that makes something worse, which waits for a second person and is as it was until then', async () => {
    await letWorsen(service.database, { goals: 'twoPersons' });
    const { id } = await opened({ about: { kind: 'figure', figure: 'goalThreshold' } });
    const route = `campaigns/${campaignId}/dealer/${dealerId}`;
    const goalNow = async () =>
      dataOf<{ statement: { goalThreshold: number } }>(await call('GET', `${route}/statement`)).statement.goalThreshold;
    const answer = await act(id, 'acceptance', { reason: 'Era 12', goalThreshold: 12 });
    const { approval, dispute } = dataOf<{ approval: { id: number; kind: string }; dispute: DisputeView }>(answer);
    expect([answer.statusCode, approval.kind, dispute.state, dispute.approvalId]).toEqual([
      ...[202, 'goals', 'open', approval.id],
    ]);
    expect(await goalNow()).toBe(10);
    expect((await call('POST', `approvals/${approval.id}/approval`, undefined, 'gd.admin')).statusCode).toBe(200);
    const { outcome, state } = disputeOf(await read(id));
    expect([state, outcome, await goalNow()]).toEqual([
      ...['accepted', { ...noOutcome, goalBefore: 10, goalAfter: 12 }, 12],
    ]);
    await letWorsen(service.database);
    expect((await call('PATCH', `${route}/edit`, { data: { goalThreshold: 10 } })).statusCode).toBe(200);
  });

  test('with the import that brought the line, which is applied and has lines of the dealer', async () => {
    const { id } = await opened({ about: { kind: 'missing', document: 'M1' } });
    const foreign = await sell(lineOf('G2', { partita_iva: other.vatNumber ?? '' }));
    const ready = await load(lineOf('M1', { quantita: '2' }));
    for (const wrong of [foreign.id, ready.id, 2_000_000_000]) {
      const answer = await act(id, 'acceptance', { reason: 'Arrivata', importId: wrong });
      expect(errorOf(answer)).toEqual([422, { importId: 'unknown' }]);
    }
    const brought = await sell(lineOf('M1', { quantita: '2' }));
    const { imports } = dataOf<{ imports: { id: number; lines: number }[] }>(
      await call('GET', `disputes/${id}/imports`),
    );
    expect(imports.filter((each) => [brought.id, foreign.id, ready.id].includes(each.id))).toEqual([
      { id: brought.id, filename: 'prova.csv', appliedAt: expect.any(String), lines: 1 },
    ]);
    const accepted = disputeOf(await act(id, 'acceptance', { reason: 'Arrivata', importId: brought.id }));
    expect(accepted.outcome).toEqual({ ...noOutcome, importId: brought.id, importFilename: 'prova.csv' });
    expect(await entriesOf(id)).toEqual([]);
  });
});
