import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, desc, eq } from 'drizzle-orm';
import { auditEntries } from '../database/tables/work/audit.js';
import { users } from '../database/tables/people/accounts.js';
import { fileTicket, pdf, uploaded } from '../../testing/files/files.js';
import { newCampaign } from '../../testing/programme/salesAndCampaigns.js';
import { openTestApp, type Call, type TestApp } from '../../testing/app/testApp.js';
import { recordedChunks } from './sentFiles.js';
import { operations } from '../../testing/app/operations.js';

let service: TestApp;
let campaignId: number;
beforeAll(async () => {
  service = await openTestApp();
  campaignId = (await newCampaign(service.database, { title: 'Estate 2025' })).id;
});
afterAll(() => service.close());

/** The entries about files that were written since the call, oldest first, and what the call answered. */
async function entriesOf<T>(call: () => Promise<T>) {
  const before = await all();
  const answer = await call();
  return { answer, entries: (await all()).slice(before.length) };
}

const all = () =>
  service.database
    .select({
      actor: users.username,
      entityId: auditEntries.entityId,
      after: auditEntries.after,
      address: auditEntries.address,
      requestId: auditEntries.requestId,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(and(eq(auditEntries.entity, 'file'), eq(auditEntries.action, 'downloaded')))
    .orderBy(auditEntries.id);

const dealersFile = (more: Call = {}) =>
  service.call('GET', '/api/dealers/reporting/export?format=csvRaw', { as: 'ka.admin', ...more });

async function errorsFile(): Promise<string> {
  const csv = Buffer.from('cap;partita_iva\r\nx;y\r\n');
  const announcement = { purpose: 'import' as const, filename: 'rete.csv', contentType: 'text/csv' };
  const upload = await uploaded(service, csv, announcement);
  const started = await service.call('POST', '/api/imports/network', { as: 'ka.admin', body: { upload } });
  await service.imports.drain();
  return `/api/imports/${started.json<{ data: { import: { id: number } } }>().data.import.id}/errors`;
}

describe('the audit is told of a file', () => {
  test('that is generated: who fetched what, from where, and how many rows', async () => {
    const headers = { 'x-request-id': 'richiesta-dei-dealer' };
    const { answer, entries } = await entriesOf(() => dealersFile({ from: '203.0.113.7', headers }));
    const rows = answer.body.trim().split('\r\n').length - 1;
    expect(rows).toBeGreaterThan(5);
    expect(entries).toEqual([
      {
        actor: 'ka.admin',
        entityId: null,
        address: '203.0.113.7',
        requestId: 'richiesta-dei-dealer',
        after: {
          filename: expect.stringMatching(/^Dealer .*\.csv$/),
          contents: 'exportDealers',
          objectId: null,
          rows,
          bytes: answer.rawPayload.length,
          isWhole: true,
        },
      },
    ]);
  });

  test('that a ticket fetches, each time, and not of the ticket', async () => {
    const body = { route: 'campaignMembership', params: { id: campaignId }, body: { format: 'csv' } };
    const issued = await entriesOf(() => fileTicket(service, body));
    expect(issued.entries).toEqual([]);
    const { ticket } = issued.answer.json<{ data: { ticket: string } }>().data;
    const { entries } = await entriesOf(async () => {
      await service.call('GET', `/api/files/${ticket}`);
      await service.call('GET', `/api/files/${ticket}`);
    });
    expect(entries.map(({ actor, after }) => [actor, after?.['contents'], after?.['objectId']])).toEqual([
      ['ka.admin', 'campaignMembership', campaignId],
      ['ka.admin', 'campaignMembership', campaignId],
    ]);
  });

  test('that an export job made, with its type and rows, when it is fetched', async () => {
    const requested = await service.call('POST', '/api/exports', {
      as: 'ka.admin',
      body: { type: 'dealers', format: 'jsonl' },
    });
    const { id } = requested.json<{ data: { export: { id: number } } }>().data.export;
    expect((await entriesOf(() => service.exports.drain())).entries).toEqual([]);
    const { answer, entries } = await entriesOf(() => service.call('GET', `/api/download/${id}`, { as: 'ka.admin' }));
    const rows = answer.body.trim().split('\n').length;
    expect(entries).toMatchObject([{ after: { contents: 'dealers', objectId: id, rows, isWhole: true } }]);
    const part = await entriesOf(() =>
      service.call('GET', `/api/download/${id}`, { as: 'ka.admin', headers: { range: 'bytes=0-9' } }),
    );
    expect(part.entries).toMatchObject([{ after: { bytes: 10, isWhole: false } }]);
  });

  test('but not of its headers, of what the caller has already, or of what is refused', async () => {
    const requested = await service.call('POST', '/api/exports', {
      as: 'ka.admin',
      body: { type: 'dealers', format: 'csv' },
    });
    const { id } = requested.json<{ data: { export: { id: number } } }>().data.export;
    await service.exports.drain();
    const url = `/api/download/${id}`;
    const etag = String((await service.call('GET', url, { as: 'ka.admin' })).headers['etag']);
    const authorization = `Bearer ${await service.tokenOf('ka.admin')}`;
    const { entries } = await entriesOf(async () => {
      await service.app.inject({ method: 'HEAD', url, headers: { authorization } });
      await service.app.inject({
        method: 'HEAD',
        url: '/api/dealers/reporting/export?format=csv',
        headers: { authorization },
      });
      await service.call('GET', url, { as: 'ka.admin', headers: { 'if-none-match': etag } });
      await service.call('GET', url, { as: 'ka.admin', headers: { range: 'bytes=99999999-' } });
      await service.call('GET', url, { as: 'agent' });
      await dealersFile({ as: 'dealer' });
    });
    expect(entries).toEqual([]);
  });

  test('with the bad rows of an import, and not of the programme’s own material', async () => {
    const url = await errorsFile();
    const own = await uploaded(service, pdf('Listino'));
    const attached = await service.call('POST', `/api/campaigns/${campaignId}/attachments`, {
      as: 'ka.admin',
      body: { upload: own },
    });
    const { id } = attached.json<{ data: { attachment: { id: number } } }>().data.attachment;
    const { entries } = await entriesOf(async () => {
      expect((await service.call('GET', url, { as: 'ka.admin' })).statusCode).toBe(200);
      await service.call('GET', `/api/download/campaigns-attachment/${campaignId}/${id}`, { as: 'ka.admin' });
      await service.call('GET', '/api/imports/templates/sales', { as: 'ka.admin' });
    });
    expect(entries.map(({ after }) => after?.['contents'])).toEqual(['importErrorsFile']);
  });

  test('on the page of the audit, under its name', async () => {
    await dealersFile();
    const [last] = await service.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entity, 'file'))
      .orderBy(desc(auditEntries.id))
      .limit(1);
    const page = await service.call('POST', '/api/audit/table', {
      as: 'ka.admin',
      body: { filter: { entity: 'file', action: 'downloaded' } },
    });
    const { items } = page.json<{ data: { items: readonly { entityName: string }[] } }>().data;
    expect(items[0]?.entityName).toBe(last?.after?.['filename']);
  });
});

describe('a file that is recorded', () => {
  const chunks = (...texts: readonly string[]) =>
    async function* () {
      for (const text of texts) yield Buffer.from(await Promise.resolve(text));
    };

  test('is whole only for whom the entry was written', async () => {
    const got: string[] = [];
    const reading = async () => {
      const failing = () => Promise.reject(new Error('the database is gone'));
      for await (const chunk of recordedChunks(chunks('a', 'b', 'c'), failing)) got.push(chunk.toString());
    };
    await expect(reading()).rejects.toThrow('the database is gone');
    expect(got).toEqual(['a', 'b']);
  });

  test('and breaks off has an entry of how much was sent', async () => {
    const entries: object[] = [];
    const record = (sent: object) => Promise.resolve(void entries.push(sent));
    for await (const chunk of recordedChunks(chunks('aa', 'bb', 'cc'), record)) {
      if (chunk.toString() === 'bb') break;
    }
    expect(entries).toEqual([{ bytes: 4, rows: null, isWhole: false }]);
  });
});

test('only the programme’s own material is sent without an entry', () => {
  const open = operations(service.app).filter(({ file }) => file === 'open');
  expect(open.map(({ name }) => name).sort()).toEqual([
    'downloadCampaignAttachment',
    'downloadContentImage',
    'downloadTool',
    'importTemplateFile',
  ]);
});

test('every route whose answer is a file says so, and every one that says so is reached by ticket or is the ticket’s', () => {
  const files = operations(service.app).filter(({ answersFile }) => answersFile);
  expect(files.length).toBeGreaterThan(25);
  expect(files.filter(({ file }) => file === undefined)).toEqual([]);
  const named = operations(service.app).filter(({ file }) => file !== undefined);
  expect(named.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
  expect(named.filter(({ file }) => file !== 'byTicket').map(({ name }) => name)).toEqual(
    named.map(({ name }) => name).filter((name) => service.downloads.has(name)),
  );
});
