/** A dealer's own invoicing data: what acts at once, and what waits for the office (docs/domain/network-and-access.md). */
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { and, eq, gt, max } from 'drizzle-orm';
import { users } from '../../ground/database/tables/people/accounts.js';
import { members } from '../../ground/database/tables/people/network.js';
import { approvals } from '../../ground/database/tables/programme/approvals.js';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import { events } from '../../ground/database/tables/work/events.js';
import { outbox } from '../../ground/database/tables/work/mail.js';
import { demonstrationPassword } from '@gdd/schema/demonstration';
import { openTestApp } from '../../testing/app/testApp.js';
import type { InvoicingView } from './schemas.js';

const service = await openTestApp();
afterAll(() => service.close());
const { id: dealerId } = await service.memberWithCode('DE00001');

const company = {
  ...{ businessName: 'Gomme Prova S.r.l.', address: 'Via Roma 1', postalCode: '00184' },
  ...{ city: 'Roma', province: 'RM', country: 'IT' },
};
const start = {
  ...{ ...company, region: 'Lazio', vatNumber: '01234567897', taxCode: null },
  ...{ sdiCode: 'ABC1234', pec: null, deletedAt: null },
};
const moved = { ...company, address: 'Corso Italia 3', postalCode: '20121', city: 'Milano', province: 'MI' };

/** The newest entry of the trail when the test began: the trail is never emptied. */
let lastEntry = 0;

beforeEach(async () => {
  const { database } = service;
  await database.delete(approvals);
  await database.delete(outbox);
  await database.delete(events);
  const [last] = await database.select({ id: max(auditEntries.id) }).from(auditEntries);
  lastEntry = last?.id ?? 0;
  await database.update(members).set(start).where(eq(members.id, dealerId));
  await database.update(users).set({ language: 'it' }).where(eq(users.username, 'dealer'));
});

const read = async () =>
  (await service.call('GET', '/api/user/invoicing', { as: 'dealer' })).json<{ data: { invoicing: InvoicingView } }>()
    .data.invoicing;
const put = (body: object) => service.call('PUT', '/api/user/invoicing', { as: 'dealer', body });
const ask = async (asked: object) => {
  const response = await put({ company: asked });
  expect([response.statusCode, response.body]).toEqual([200, response.body]);
  return response.json<{ data: { invoicing: InvoicingView } }>().data.invoicing;
};
const deliver = (delivery: object, password: string | undefined = demonstrationPassword) =>
  put({ delivery, ...(password === undefined ? {} : { current_password: password }) });
const fieldsOf = (response: Awaited<ReturnType<typeof put>>) => [
  response.statusCode,
  response.json<{ error?: { fields?: object } }>().error?.fields,
];
const decide = (id: number, decision: 'approval' | 'refusal', body?: object) =>
  service.call('POST', `/api/approvals/${id}/${decision}`, { as: 'gd.admin', ...(body && { body }) });
const dealer = () => service.memberWithCode('DE00001');
/** What the test has written to the trail. */
const trail = async (entity: 'member' | 'approval') => {
  const isNew = and(eq(auditEntries.entity, entity), gt(auditEntries.id, lastEntry));
  const entries = await service.database.select().from(auditEntries).where(isNew).orderBy(auditEntries.id);
  return entries.map(({ action, before, after }) => ({ action, before, after }));
};

test('the present data are read with what they lack, by the one rule for it', async () => {
  expect(await read()).toEqual({
    ...company,
    ...{ vatNumber: '01234567897', taxCode: null, sdiCode: 'ABC1234', pec: null, missing: [], request: null },
  });
  await service.database.update(members).set({ sdiCode: null, postalCode: '184' }).where(eq(members.id, dealerId));
  expect((await read()).missing).toEqual(['postalCode', 'sdiCode']);
});

describe('SDI code and PEC', () => {
  test('SDI code and PEC act at once, with a trail, and are told to the own address and to the PEC until now', async () => {
    await service.database.update(members).set({ pec: 'Vecchia@pec.example' }).where(eq(members.id, dealerId));
    const response = await deliver({ sdiCode: 'zzz9999', pec: 'nuova@pec.example' });
    expect(response.statusCode).toBe(200);
    expect(await read()).toMatchObject({ sdiCode: 'ZZZ9999', pec: 'nuova@pec.example', request: null });
    expect(await trail('member')).toEqual([
      {
        action: 'updated',
        before: { sdiCode: 'ABC1234', pec: 'Vecchia@pec.example' },
        after: { sdiCode: 'ZZZ9999', pec: 'nuova@pec.example' },
      },
    ]);
    const [user] = await service.database.select().from(users).where(eq(users.username, 'dealer'));
    const queued = await service.database.select().from(outbox).orderBy(outbox.id);
    expect(queued.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['invoicingChanged', user?.email],
      ['invoicingChanged', 'vecchia@pec.example'],
    ]);
    await service.outbox.drain();
    const [letter] = await service.mailsTo('vecchia@pec.example');
    expect(letter).toContain('Buongiorno Gomme Prova S.r.l.');
    expect(letter).toContain('Codice SDI: ZZZ9999');
    expect(letter).toContain('PEC: nuova@pec.example');
  });

  test('another SDI code or PEC is told in English to a user who reads English', async () => {
    await service.database.update(users).set({ language: 'en' }).where(eq(users.username, 'dealer'));
    await service.database.update(members).set({ pec: 'english@pec.example' }).where(eq(members.id, dealerId));
    await deliver({ sdiCode: 'ABC1234', pec: null });
    await service.outbox.drain();
    const [letter] = await service.mailsTo('english@pec.example');
    expect(letter).toContain('Certified mail (PEC): none');
  });

  test('SDI code and PEC that are the present ones change nothing, and nobody is told', async () => {
    expect((await deliver({ sdiCode: 'ABC1234', pec: null })).statusCode).toBe(200);
    expect(await trail('member')).toEqual([]);
    expect(await service.database.select().from(outbox)).toEqual([]);
  });

  test.each([
    ['no password', undefined, 'required'],
    ['another password', 'Sbagliata-2025!', 'wrongPassword'],
  ])('SDI code and PEC with %s are refused', async (_what, password, reason) => {
    const body = { delivery: { sdiCode: 'ZZZ9999', pec: null }, ...(password && { current_password: password }) };
    expect(fieldsOf(await put(body))).toEqual([422, { current_password: reason }]);
    expect((await dealer()).sdiCode).toBe('ABC1234');
  });

  test.each([
    [{ sdiCode: 'ABC123', pec: null }, { 'delivery.sdiCode': 'invalid' }],
    [{ sdiCode: 'ABC-123', pec: null }, { 'delivery.sdiCode': 'invalid' }],
    [{ sdiCode: 'XXXXXXX', pec: null }, { 'delivery.sdiCode': 'invalid' }],
    [{ sdiCode: null, pec: 'gomme' }, { 'delivery.pec': 'invalid' }],
  ])('SDI code and PEC like %j are refused', async (delivery, fields) => {
    expect(fieldsOf(await deliver(delivery))).toEqual([422, fields]);
  });

  test('the SDI code of a dealer outside Italy may be XXXXXXX', async () => {
    const abroad = { country: 'AT', vatNumber: 'U12345678' };
    await service.database.update(members).set(abroad).where(eq(members.id, dealerId));
    expect((await deliver({ sdiCode: 'XXXXXXX', pec: null })).statusCode).toBe(200);
  });

  test('SDI code and PEC cannot be tried with one password after the other', async () => {
    const tries = [];
    for (let round = 0; round < 6; round++) tries.push((await deliver({ sdiCode: null, pec: null }, 'x')).statusCode);
    expect(tries).toEqual([422, 422, 422, 422, 422, 429]);
    service.clock.advance(20 * 60_000);
  });
});

describe('name and seat', () => {
  test('name and seat wait for the office, change nothing until then, and need no password', async () => {
    const { request } = await ask(moved);
    expect(request).toMatchObject({ state: 'pending', company: moved, decidedAt: null, reason: null });
    expect(await read()).toMatchObject(company);
    const response = await service.call('GET', `/api/approvals/${request?.id ?? 0}`, { as: 'gd.admin' });
    expect(response.json()).toMatchObject({
      data: {
        approval: {
          ...{ kind: 'invoicing', mayDecide: true, dealer: { code: 'DE00001' } },
          request: { invoicing: { before: company, after: moved } },
        },
      },
    });
  });

  test('name and seat that are approved hold, with the region of the province, and the dealer is notified', async () => {
    const { request } = await ask(moved);
    const approved = await decide(request?.id ?? 0, 'approval');
    expect([approved.statusCode, approved.body]).toEqual([200, approved.body]);
    expect(await read()).toMatchObject({ ...moved, request: { state: 'approved' } });
    expect(await dealer()).toMatchObject({ region: 'Lombardia', province: 'MI' });
    expect((await trail('member')).map(({ action }) => action)).toEqual(['updated']);
    const told = and(eq(events.kind, 'invoicingDecided'), eq(events.cause, `invoicingDecided:${request?.id ?? 0}`));
    expect(await service.database.$count(events, told)).toBe(1);
  });

  test('name and seat that are refused stay, and the dealer reads why', async () => {
    const { request } = await ask(moved);
    expect((await decide(request?.id ?? 0, 'refusal', { reason: 'Manca la visura' })).statusCode).toBe(200);
    expect(await read()).toMatchObject({ ...company, request: { state: 'refused', reason: 'Manca la visura' } });
    expect(await service.database.$count(events, eq(events.kind, 'invoicingDecided'))).toBe(1);
  });

  test('name and seat asked for anew take the place of the pending request; the same ones leave it', async () => {
    const first = await ask(moved);
    expect((await ask(moved)).request?.id).toBe(first.request?.id);
    const second = await ask({ ...moved, address: 'Corso Italia 5' });
    expect(second.request?.id).not.toBe(first.request?.id);
    const states = await service.database.select().from(approvals).orderBy(approvals.id);
    expect(states.map(({ state }) => state)).toEqual(['withdrawn', 'pending']);
    expect((await decide(first.request?.id ?? 0, 'approval')).json()).toMatchObject({
      error: { reason: 'approvalDecided' },
    });
  });

  test('name and seat that are the present ones withdraw the pending request', async () => {
    await ask(moved);
    expect((await ask(company)).request?.state).toBe('withdrawn');
    expect((await trail('approval')).map(({ action }) => action)).toEqual(['proposed', 'withdrawn']);
  });

  test('name and seat that the office has changed since are not overwritten: the request goes on waiting', async () => {
    const { request } = await ask(moved);
    await service.database.update(members).set({ city: 'Tivoli' }).where(eq(members.id, dealerId));
    const response = await decide(request?.id ?? 0, 'approval');
    expect([response.statusCode, response.json()]).toMatchObject([409, { error: { reason: 'staleVersion' } }]);
    expect(await dealer()).toMatchObject({ city: 'Tivoli', address: 'Via Roma 1' });
    expect((await read()).request?.state).toBe('pending');
  });

  test.each([
    [{ postalCode: '184' }, { 'company.postalCode': 'invalid' }],
    [{ postalCode: null }, { 'company.postalCode': 'required' }],
    [{ province: 'QQ' }, { 'company.province': 'invalid' }],
    [{ country: 'QQ' }, { 'company.country': 'invalid' }],
    [{ country: 'AT' }, { 'company.country': 'notAllowed' }],
    [{ address: ' ' }, { 'company.address': 'required' }],
  ])('name and seat with %j are refused', async (changes, fields) => {
    expect(fieldsOf(await put({ company: { ...company, ...changes } }))).toEqual([422, fields]);
  });
});

test('a request that changes nothing at all is refused', async () => {
  expect(fieldsOf(await put({}))[0]).toBe(422);
});

test('two requests at the same moment leave one that waits', async () => {
  const cities = ['Milano', 'Monza', 'Como'].map((city) => ({ ...company, city }));
  const responses = await Promise.all(cities.map((asked) => put({ company: asked })));
  expect(responses.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
  expect(await service.database.$count(approvals, eq(approvals.state, 'pending'))).toBe(1);
});
