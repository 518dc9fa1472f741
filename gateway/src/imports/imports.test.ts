import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ErrorReason } from '@gdd/schema/errors';
import { importRecord, importRowRecord } from '../test/campaignRecords.js';
import { enveloped, refuse, StubUpstream, userWith } from '../test/stubUpstream.js';
import { forgetfulClock, TestGateway } from '../test/testGateway.js';

let upstream: StubUpstream;
let gateway: TestGateway;
beforeAll(async () => {
  upstream = await StubUpstream.start();
  gateway = await TestGateway.start({ restUrl: upstream.url }, { clock: forgetfulClock() });
});
beforeEach(() => {
  upstream.on('GET /user', userWith('GD Administrator'));
});
afterEach(() => upstream.reset());
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

interface Case {
  readonly ask: string;
  readonly call: string;
  readonly answer: object;
  readonly data: unknown;
  readonly body?: object;
}

describe('each field asks for what its route takes, and shows what it answers', () => {
  test.each<Case>([
    {
      ask: `{ importsTable(input: {
        filter: { kind: [SALES, GOALS], status: [APPLIED, UNDOING], createdFrom: "2025-01-01", createdTo: "2025-12-31" }
        sort: { column: ERROR_COUNT, direction: DESC } search: "vendite" pageSize: 50 }) {
        total items { id kind status filename size rowsRead rowsValid errorCount createdAt createdBy appliedAt undoneAt } } }`,
      call: 'POST /imports/table',
      body: {
        filter: {
          kind: ['sales', 'goals'],
          status: ['applied', 'undoing'],
          createdAt: { from: '2025-01-01', to: '2025-12-31' },
        },
        sorting: { column: 'errorCount', direction: 'desc' },
        searchTerm: 'vendite',
        paginator: { page: 1, pageSize: 50 },
      },
      answer: { items: [importRowRecord(8)], total: 51 },
      data: {
        importsTable: { total: 51, items: [{ ...importRowRecord(8), id: '8', kind: 'SALES', status: 'READY' }] },
      },
    },
    {
      ask: `{ import(id: 8) { id kind errors { row column reason parameters value }
        groups { column reason rows } sample { row before after } failure obstacles { kind text id } obstacleCount progress { done total }
        totals { created updated unchanged months { month tiresBefore tiresAfter fleetBefore fleetAfter amountBefore amountAfter } } } }`,
      call: 'GET /imports/8',
      answer: { import: importRecord(8) },
      data: {
        import: {
          id: '8',
          kind: 'SALES',
          errors: [{ row: 7, column: 'cerchio', reason: 'OUT_OF_RANGE', parameters: { from: 10, to: 25 }, value: '9' }],
          groups: [{ column: 'cerchio', reason: 'OUT_OF_RANGE', rows: 1 }],
          sample: [{ row: 2, before: null, after: { document: 'FT-1', line: 1 } }],
          failure: null,
          obstacles: [{ kind: 'HAS_USERS', text: 'Gomme Rossi (DE00001)', id: '3' }],
          obstacleCount: 12,
          progress: { done: 100, total: 100 },
          totals: {
            created: 90,
            updated: 0,
            unchanged: 9,
            months: [
              {
                month: '2024-07',
                tiresBefore: 10,
                tiresAfter: 110,
                fleetBefore: 1,
                fleetAfter: 11,
                amountBefore: '900.00',
                amountAfter: '9900.00',
              },
            ],
          },
        },
      },
    },
    {
      ask: 'mutation { startImport(kind: NETWORK, uploadId: 44) { id status } }',
      call: 'POST /imports/network',
      body: { upload: 44 },
      answer: { import: importRecord(8) },
      data: { startImport: { id: '8', status: 'READY' } },
    },
    {
      ask: 'mutation { applyImport(id: 8) { id } }',
      call: 'POST /imports/8/apply',
      body: { skipInvalid: false },
      answer: { import: importRecord(8) },
      data: { applyImport: { id: '8' } },
    },
    {
      ask: 'mutation { applyImport(id: 8, skipInvalid: true) { id } }',
      call: 'POST /imports/8/apply',
      body: { skipInvalid: true },
      answer: { import: importRecord(8) },
      data: { applyImport: { id: '8' } },
    },
    {
      ask: 'mutation { undoImport(id: 8) { id } }',
      call: 'POST /imports/8/undo',
      answer: { import: importRecord(8) },
      data: { undoImport: { id: '8' } },
    },
  ])('$ask', async ({ ask, call, answer, data, body }) => {
    upstream.on(call, enveloped(answer));
    const shown = await gateway.ask(ask);
    expect(shown.errors).toEqual([]);
    expect(shown.data).toEqual(data);
    expect(upstream.calls).toEqual(['GET /user', call]);
    expect(upstream.requestsOf(call)[0]?.body).toEqual(body);
  });
});

test('a file that is applied already answers 200 instead of 201, and is shown alike', async () => {
  upstream.on('POST /imports/sales', (_, reply) => reply.code(201).send(enveloped({ import: importRecord(8) })));
  const start = 'mutation { startImport(kind: SALES, uploadId: 44) { id } }';
  expect((await gateway.ask(start)).data).toEqual({ startImport: { id: '8' } });
});

test.each<[ErrorReason, string, string]>([
  ['importNotReady', 'POST /imports/8/apply', 'mutation { applyImport(id: 8) { id } }'],
  ['importHasErrors', 'POST /imports/8/apply', 'mutation { applyImport(id: 8) { id } }'],
  ['laterChanges', 'POST /imports/8/undo', 'mutation { undoImport(id: 8) { id } }'],
])('a refusal says why: %s', async (reason, call, ask) => {
  upstream.on(call, (_, reply) => refuse(reply, 'CONFLICT', { reason }));
  expect((await gateway.ask(ask)).errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason });
});

test('an upload that is none is named as the argument is', async () => {
  const start = (id: string) => gateway.ask(`mutation { startImport(kind: SALES, uploadId: "${id}") { id } }`);
  upstream.on('POST /imports/sales', (_, reply) => refuse(reply, 'BAD_USER_INPUT', { fields: { upload: 'unknown' } }));
  const answers = [await start('abc'), await start('44')];
  for (const { errors } of answers) {
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { uploadId: 'unknown' } });
  }
  expect(upstream.requestsOf('POST /imports/sales')).toHaveLength(1);
});
