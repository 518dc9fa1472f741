/** Notes on a dealer: who sees, writes and changes them (docs/domain/notes.md). */
import { permissionsOf, type Role } from '@gdd/schema/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { dealerNotes } from '../../ground/database/tables/people/notes.js';
import { events } from '../../ground/database/tables/work/events.js';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import { openTestApp, type Method, type TestApp } from '../../testing/app/testApp.js';
import { startStepWatch } from './dueSteps.js';
import type { NoteView } from './schemas.js';

let service: TestApp;
let dealerId: number;
let foreignId: number;
beforeAll(async () => {
  service = await openTestApp();
  service.fixDay('2026-03-02');
  dealerId = (await service.memberWithCode('DE00001')).id;
  const agent = await service.memberWithCode('AG0001');
  const answer = await service.call('POST', '/api/dealers/table', {
    as: 'ka.admin',
    body: { paginator: { pageSize: 100 } },
  });
  const { items } = answer.json<{ data: { items: { id: number; parentId: number }[] } }>().data;
  foreignId = items.find(({ parentId }) => parentId !== agent.id)?.id ?? 0;
});
beforeEach(() => service.database.delete(dealerNotes));
afterAll(() => service.close());

const call = (method: Method, path: string, as: string, body?: object, key?: string) =>
  service.call(method, `/api/${path}`, {
    as,
    ...(body && { body }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
type Answer = Awaited<ReturnType<typeof call>>;
const noteOf = (answer: Answer) => answer.json<{ data: { note: NoteView } }>().data.note;
const codeOf = (answer: Answer) => {
  const { code, reason, fields } = answer.json<{ error: { code: string; reason?: string; fields?: object } }>().error;
  return [code, reason ?? fields].filter(Boolean);
};
const write = async (as: string, changes: object = {}) =>
  noteOf(await call('POST', `dealers/${dealerId}/notes`, as, { text: `Nota di ${as}`, ...changes }));
const read = async (as: string, path = 'notes/table', body: object = {}) =>
  (await call('POST', path, as, body)).json<{ data: { items: NoteView[]; total: number } }>().data;
const textsOf = async (as: string, filter: object = {}) =>
  (await read(as, 'notes/table', { filter })).items.map(({ text }) => text);

describe('a note', () => {
  test('is what was written, by whom and on whom', async () => {
    const nextStep = { on: '2026-03-10', text: ' Richiamare ' };
    const made = await write('agent', { text: 'Chiamato.\nRichiamerà lui.', calledOn: '2026-03-02', nextStep });
    expect(made).toMatchObject({
      dealer: { id: dealerId, code: 'DE00001' },
      text: 'Chiamato.\nRichiamerà lui.',
      calledOn: '2026-03-02',
      nextStep: { on: '2026-03-10', text: 'Richiamare', doneAt: null },
      ...{ version: 1, mayEdit: true, createdAt: '2026-03-02T09:00:00.000Z' },
    });
    expect(made.author.name).not.toBe('');
    expect(await read('agent', `dealers/${dealerId}/notes/table`)).toEqual({ items: [made], total: 1 });
  });

  test('with the same key is written once', async () => {
    const body = { text: 'Chiamato' };
    const answers = [
      await call('POST', `dealers/${dealerId}/notes`, 'agent', body, 'k1'),
      await call('POST', `dealers/${dealerId}/notes`, 'agent', body, 'k1'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await read('agent')).total).toBe(1);
  });

  test.each([
    [{ text: ' ' }, { text: 'required' }],
    [{ text: 'x'.repeat(2001) }, { text: 'tooLong' }],
    [{ text: 'x', calledOn: '2099-01-01' }, { calledOn: 'invalid' }],
    [{ text: 'x', calledOn: '2026-02-30' }, { calledOn: 'invalid' }],
    [{ text: 'x', nextStep: { on: '2026-03-10', text: '' } }, { 'nextStep.text': 'required' }],
    [{ text: 'x', nextStep: { text: 'Richiamare' } }, { 'nextStep.on': 'required' }],
  ])('is refused where it is none: %j', async (body, fields) => {
    expect(codeOf(await call('POST', `dealers/${dealerId}/notes`, 'agent', body))).toEqual(['BAD_USER_INPUT', fields]);
  });

  test('on a dealer of somebody else is not found', async () => {
    for (const path of [`dealers/${foreignId}/notes`, `dealers/${foreignId}/notes/table`]) {
      const answer = await call('POST', path, 'agent', path.endsWith('table') ? {} : { text: 'x' });
      expect(codeOf(answer)).toEqual(['NOT_FOUND']);
    }
  });
});

describe('who sees a note', () => {
  test('its author and those above the author, and nobody below', async () => {
    await write('agent');
    await write('distributor');
    await write('ka.admin');
    const [ofAgent, ofDistributor, ofOffice] = ['agent', 'distributor', 'ka.admin'].map((as) => `Nota di ${as}`);
    expect(await textsOf('agent')).toEqual([ofAgent]);
    expect(await textsOf('distributor')).toEqual([ofDistributor, ofAgent]);
    expect(await textsOf('ka.admin')).toEqual([ofOffice, ofDistributor, ofAgent]);
    expect(await textsOf('gd.admin')).toEqual([ofOffice, ofDistributor, ofAgent]);
  });

  test('never the dealer: no role of it reads notes, and the trail has none', async () => {
    const { id } = await write('agent');
    expect(permissionsOf(['Dealer' satisfies Role])).not.toContain('accessDealerDetail');
    for (const path of ['notes/table', `dealers/${dealerId}/notes/table`]) {
      expect(codeOf(await call('POST', path, 'dealer', {}))).toEqual(['FORBIDDEN']);
    }
    expect(codeOf(await call('PUT', `notes/${id}/done`, 'dealer', { done: true }))).toEqual(['FORBIDDEN']);
    const trail = await service.database.select().from(auditEntries);
    expect(JSON.stringify(trail)).not.toContain('Nota di agent');
    const own = await Promise.all(
      [`dealers/${dealerId}`, `report/dealers/${dealerId}/campaigns`].map((path) =>
        call(path.startsWith('report') ? 'POST' : 'GET', path, 'dealer'),
      ),
    );
    for (const { body } of own) expect(body).not.toContain('Nota di agent');
  });

  test('in the timeline of the dealer, in its place among the changes, for whoever sees it and the timeline', async () => {
    const timeline = async (query: string) =>
      (await call('GET', `dealers/${dealerId}/audit?${query}`, 'ka.admin')).json<{
        data: { items: { source: string; id: number; action: string; at: string }[]; total: number };
      }>().data;
    await service.database.insert(auditEntries).values(
      ['2026-03-01', '2026-03-03'].map((day) => ({
        ...{ at: new Date(`${day}T09:00:00Z`), actorId: null, entity: 'member' as const, entityId: dealerId },
        ...{ action: 'updated', before: { city: 'Bari' }, after: { city: 'Bitonto' } },
      })),
    );
    const before = await timeline('pageSize=100');
    await write('agent', { calledOn: '2026-03-02', nextStep: { on: '2026-03-10', text: 'Richiamare' } });
    const { id } = await write('ka.admin');
    const { items, total } = await timeline('pageSize=100');
    expect(total).toBe(before.total + 2);
    expect(items.map(({ source }) => source)).toEqual([
      ...['audit', 'note', 'note'],
      ...before.items.slice(1).map(() => 'audit'),
    ]);
    const notes = items.filter(({ source }) => source === 'note');
    expect(notes).toMatchObject([
      { id, action: 'noteWritten', before: null, after: { text: 'Nota di ka.admin' } },
      {
        at: '2026-03-02T09:00:00.000Z',
        after: { text: 'Nota di agent', calledOn: '2026-03-02', nextStep: 'Richiamare', nextStepOn: '2026-03-10' },
      },
    ]);
    expect(await timeline('pageSize=3&page=2')).toEqual({ items: items.slice(3, 6), total });
    for (const as of ['agent', 'dealer']) {
      expect(codeOf(await call('GET', `dealers/${dealerId}/audit`, as))).toEqual(['FORBIDDEN']);
    }
  });
});

describe('a change of a note', () => {
  test('is its author’s alone, by its version', async () => {
    const { id } = await write('agent', { nextStep: { on: '2026-03-10', text: 'Richiamare' } });
    const change = (as: string, body: object) => call('PUT', `notes/${id}`, as, { text: 'Altro', ...body });
    expect(codeOf(await change('ka.admin', {}))).toEqual(['CONFLICT', 'notAuthor']);
    expect(codeOf(await call('DELETE', `notes/${id}`, 'ka.admin'))).toEqual(['CONFLICT', 'notAuthor']);
    expect(noteOf(await change('agent', { version: 1 }))).toMatchObject({ text: 'Altro', nextStep: null, version: 2 });
    expect(codeOf(await change('agent', { version: 1 }))).toEqual(['CONFLICT', 'staleVersion']);
    expect((await call('DELETE', `notes/${id}`, 'agent')).statusCode).toBe(200);
    expect(codeOf(await call('DELETE', `notes/${id}`, 'agent'))).toEqual(['NOT_FOUND']);
  });

  test('of its step: done by whoever sees it, once; another step is not done', async () => {
    const nextStep = { on: '2026-03-10', text: 'Richiamare' };
    const { id } = await write('agent', { nextStep });
    const done = (as: string, value = true) => call('PUT', `notes/${id}/done`, as, { done: value });
    const first = noteOf(await done('distributor'));
    expect(first).toMatchObject({ nextStep: { doneAt: '2026-03-02T09:00:00.000Z' }, version: 2 });
    expect(noteOf(await done('agent'))).toMatchObject({ version: 2, mayEdit: true });
    const same = await call('PUT', `notes/${id}`, 'agent', { text: 'Altro', nextStep });
    expect(noteOf(same).nextStep?.doneAt).toBe('2026-03-02T09:00:00.000Z');
    const other = await call('PUT', `notes/${id}`, 'agent', {
      text: 'Altro',
      nextStep: { ...nextStep, text: 'Visita' },
    });
    expect(noteOf(other).nextStep?.doneAt).toBeNull();
    const { id: plain } = await write('agent');
    expect(codeOf(await call('PUT', `notes/${plain}/done`, 'agent', { done: true }))).toEqual(['NOT_FOUND']);
  });
});

test('the list of next steps is filtered by dealer, author, day and what is done', async () => {
  const step = (on: string) => ({ nextStep: { on, text: `Passo ${on}` } });
  await write('agent', { text: 'senza' });
  await write('agent', { text: 'presto', ...step('2026-03-03') });
  await write('distributor', { text: 'tardi', ...step('2026-04-03') });
  const { id } = await write('agent', { text: 'fatto', ...step('2026-03-01') });
  await call('PUT', `notes/${id}/done`, 'agent', { done: true });
  expect(await textsOf('distributor', { stepDone: false })).toEqual(['tardi', 'presto']);
  expect(await textsOf('distributor', { stepDone: false, nextStepOn: { to: '2026-03-31' } })).toEqual(['presto']);
  expect(await textsOf('distributor', { stepDone: true })).toEqual(['fatto']);
  expect(await textsOf('distributor', { mine: true })).toEqual(['tardi']);
  expect(await textsOf('distributor', { mine: false, stepDone: false })).toEqual(['presto']);
  expect(await textsOf('distributor', { dealerId: foreignId })).toEqual([]);
  const sorted = await read('distributor', 'notes/table', {
    filter: { stepDone: false },
    sorting: { column: 'nextStepOn', direction: 'asc' },
    searchTerm: 'passo',
  });
  expect([sorted.items.map(({ text }) => text), sorted.total]).toEqual([['presto', 'tardi'], 2]);
});

test('a step that is due is published once, however many look, and one that is done never', async () => {
  const { database, clock, programmeDay, app } = service;
  const watch = () => startStepWatch({ database, clock, programmeDay, log: app.log, pollMs: 2 ** 31 - 1 });
  const [one, other] = [watch(), watch()];
  const step = (on: string) => ({ nextStep: { on, text: 'Richiamare' } });
  const today = await write('agent', step('2026-03-02'));
  const late = await write('agent', step('2026-02-27'));
  for (const on of ['2026-03-03', '2026-02-20']) await write('agent', step(on));
  const done = await write('agent', step('2026-03-01'));
  await call('PUT', `notes/${done.id}/done`, 'agent', { done: true });
  await Promise.all([one.drain(), other.drain()]);
  await one.drain();
  await Promise.all([one.stop(), other.stop()]);
  const published = await database.select().from(events).where(eq(events.kind, 'noteStepDue')).orderBy(events.id);
  expect(published.map(({ cause, about }) => ({ cause, about }))).toEqual(
    [[today, '2026-03-02'] as const, [late, '2026-02-27'] as const].map(([{ id, author }, day]) => ({
      cause: `noteStepDue:${id}:${day}`,
      about: { noteId: id, dealerId, userId: author.id },
    })),
  );
});
