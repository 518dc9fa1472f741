import { describe, expect, test } from '@jest/globals';
import type { ErrorReason } from '@gdd/schema/errors';
import { importRecord, importRowRecord } from '../test/campaignRecords.js';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { enveloped, refuse } from '../test/stubUpstream.js';

const { upstream, gateway } = await startStubbedGateway('GD Administrator');

const completeness = { through: '2025-08', lastOver: '2025-09' };
const mappingRecord = {
  id: 5,
  kind: 'sales',
  sender: 'ERP',
  isServiceAccount: true,
  columns: [
    { header: 'Fattura', field: 'documento' },
    { header: 'Sconto', field: null },
  ],
  confirmedBy: 'Chiara Amato',
  confirmedAt: '2025-10-15T08:00:00.000Z',
};

interface Case {
  readonly operation: string;
  readonly call: string;
  readonly response: object;
  readonly data: unknown;
  readonly body?: object;
}

describe('each field asks for what its route takes, and shows what it answers', () => {
  test.each<Case>([
    {
      operation: `{ importsTable(input: {
        filter: { kind: [SALES, GOALS], status: [APPLIED, UNDOING, AWAITS_COLUMNS], createdFrom: "2025-01-01", createdTo: "2025-12-31" }
        sort: { column: ERROR_COUNT, direction: DESC } search: "vendite" pageSize: 50 }) {
        total items { id kind status awaitsColumns filename size rowsRead rowsValid errorCount createdAt createdBy appliedAt undoneAt } } }`,
      call: 'POST /imports/table',
      body: {
        filter: {
          kind: ['sales', 'goals'],
          status: ['applied', 'undoing', 'awaitsColumns'],
          createdAt: { from: '2025-01-01', to: '2025-12-31' },
        },
        sorting: { column: 'errorCount', direction: 'desc' },
        searchTerm: 'vendite',
        paginator: { page: 1, pageSize: 50 },
      },
      response: { items: [importRowRecord(8)], total: 51 },
      data: {
        importsTable: { total: 51, items: [{ ...importRowRecord(8), id: '8', kind: 'SALES', status: 'READY' }] },
      },
    },
    {
      operation: `{ import(id: 8) { id kind errors { row column reason parameters value }
        groups { column reason rows } sample { row before after } failure
        warnings { code column count examples { row value } value suggestion needsConfirmation confirmation }
        prizes { campaignId title isClosed dealers earned reaching falling } obstacles { kind text id } obstacleCount progress { done total }
        columns { row state columns { column header samples field guess } fields { field isRequired } }
        totals { created updated unchanged months { month tiresBefore tiresAfter fleetBefore fleetAfter amountBefore amountAfter } } } }`,
      call: 'GET /imports/8',
      response: { import: importRecord(8) },
      data: {
        import: {
          id: '8',
          kind: 'SALES',
          errors: [{ row: 7, column: 'cerchio', reason: 'OUT_OF_RANGE', parameters: { from: 10, to: 25 }, value: '9' }],
          groups: [{ column: 'cerchio', reason: 'OUT_OF_RANGE', rows: 1 }],
          sample: [{ row: 2, before: null, after: { document: 'FT-1', line: 1 } }],
          failure: null,
          warnings: [
            {
              code: 'NEW_BRAND',
              column: 'marca',
              count: 3,
              examples: [{ row: 4, value: 'Lu po' }],
              value: 'Lu po',
              suggestion: 'Lupo',
              needsConfirmation: true,
              confirmation: 'NEW_BRAND',
            },
          ],
          prizes: [
            {
              campaignId: '3',
              title: 'Annuale 2025',
              isClosed: false,
              dealers: 4,
              earned: '1240.00',
              reaching: 3,
              falling: 1,
            },
          ],
          obstacles: [{ kind: 'HAS_USERS', text: 'Gomme Rossi (DE00001)', id: '3' }],
          obstacleCount: 12,
          columns: {
            row: 1,
            state: 'WANTED',
            columns: [
              { column: 1, header: 'Fattura', samples: ['FT-1'], field: 'documento', guess: 'SYNONYM' },
              { column: 2, header: 'Sconto', samples: [], field: null, guess: null },
            ],
            fields: [{ field: 'documento', isRequired: true }],
          },
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
      operation: 'mutation { startImport(kind: NETWORK, uploadId: 44) { id status } }',
      call: 'POST /imports/network',
      body: { upload: 44 },
      response: { import: importRecord(8) },
      data: { startImport: { id: '8', status: 'READY' } },
    },
    {
      operation: 'mutation { pushSaleLines(uploadId: 44) { id errors { message } } }',
      call: 'POST /sales/lines',
      body: { upload: 44 },
      response: { import: importRecord(8) },
      data: {
        pushSaleLines: { id: '8', errors: [{ message: 'Numero fuori dai limiti. Ammessi i numeri da 10 a 25.' }] },
      },
    },
    {
      operation: 'mutation { applyImport(id: 8) { id } }',
      call: 'POST /imports/8/apply',
      body: { skipInvalid: false, confirmWarnings: false, confirm: [] },
      response: { import: importRecord(8) },
      data: { applyImport: { id: '8' } },
    },
    {
      operation:
        'mutation { applyImport(id: 8, skipInvalid: true, confirmWarnings: true, confirm: [EQUAL_LINES]) { id } }',
      call: 'POST /imports/8/apply',
      body: { skipInvalid: true, confirmWarnings: true, confirm: ['equalLines'] },
      response: { import: importRecord(8) },
      data: { applyImport: { id: '8' } },
    },
    {
      operation: 'mutation { mapImportColumns(id: 8, columns: [{ column: 1, field: "riga" }, { column: 2 }]) { id } }',
      call: 'POST /imports/8/mapping',
      body: {
        columns: [
          { column: 1, field: 'riga' },
          { column: 2, field: null },
        ],
        remember: true,
      },
      response: { import: importRecord(8) },
      data: { mapImportColumns: { id: '8' } },
    },
    {
      operation:
        '{ columnMappings { id kind sender isServiceAccount columns { header field } confirmedBy confirmedAt } }',
      call: 'GET /imports/mappings',
      response: { mappings: [mappingRecord] },
      data: { columnMappings: [{ ...mappingRecord, id: '5', kind: 'SALES' }] },
    },
    {
      operation: 'mutation { deleteColumnMapping(id: 5) }',
      call: 'DELETE /imports/mappings/5',
      response: {},
      data: { deleteColumnMapping: true },
    },
    {
      operation: '{ salesCompleteness { through lastOver } }',
      call: 'GET /sales/completeness',
      response: { completeness },
      data: { salesCompleteness: completeness },
    },
    {
      operation: 'mutation { completeSalesMonth(month: "2025-09") { through } }',
      call: 'PUT /sales/completeness/2025-09',
      response: { completeness },
      data: { completeSalesMonth: { through: '2025-08' } },
    },
    {
      operation: 'mutation { reopenSalesMonth(month: "2025-09") { through } }',
      call: 'DELETE /sales/completeness/2025-09',
      response: { completeness },
      data: { reopenSalesMonth: { through: '2025-08' } },
    },
    {
      operation: 'mutation { undoImport(id: 8) { id } }',
      call: 'POST /imports/8/undo',
      response: { import: importRecord(8) },
      data: { undoImport: { id: '8' } },
    },
  ])('$operation', async ({ operation, call, response, data, body }) => {
    upstream.on(call, enveloped(response));
    const visible = await gateway.send(operation);
    expect(visible.errors).toEqual([]);
    expect(visible.data).toEqual(data);
    expect(upstream.calls).toEqual(['GET /user', call]);
    expect(upstream.requestsOf(call)[0]?.body).toEqual(body);
  });
});

test('a file that is applied already answers 200 instead of 201, and is returned alike', async () => {
  upstream.on('POST /imports/sales', (_, reply) => reply.code(201).send(enveloped({ import: importRecord(8) })));
  const start = 'mutation { startImport(kind: SALES, uploadId: 44) { id } }';
  expect((await gateway.send(start)).data).toEqual({ startImport: { id: '8' } });
});

test.each<[ErrorReason, string, string]>([
  ['importNotReady', 'POST /imports/8/apply', 'mutation { applyImport(id: 8) { id } }'],
  ['importHasWarnings', 'POST /imports/8/apply', 'mutation { applyImport(id: 8) { id } }'],
  ['importHasErrors', 'POST /imports/8/apply', 'mutation { applyImport(id: 8) { id } }'],
  ['laterChanges', 'POST /imports/8/undo', 'mutation { undoImport(id: 8) { id } }'],
])('a refusal says why: %s', async (reason, call, operation) => {
  upstream.on(call, (_, reply) => refuse(reply, 'CONFLICT', { reason }));
  expect((await gateway.send(operation)).errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason });
});

test('an upload that is none is named as the argument is', async () => {
  const start = (id: string) => gateway.send(`mutation { startImport(kind: SALES, uploadId: "${id}") { id } }`);
  upstream.on('POST /imports/sales', (_, reply) => refuse(reply, 'BAD_USER_INPUT', { fields: { upload: 'unknown' } }));
  const responses = [await start('abc'), await start('44')];
  for (const { errors } of responses) {
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { uploadId: 'unknown' } });
  }
  expect(upstream.requestsOf('POST /imports/sales')).toHaveLength(1);
});
