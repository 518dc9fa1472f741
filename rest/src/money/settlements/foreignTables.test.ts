/** Payments and outcomes with the header of another program (docs/domain/settlement.md). */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { ColumnMappingView, ImportColumnsView } from '../../sales/imports/record/mappingSchemas.js';
import { OperatorError } from '../../ground/operatorError.js';
import { tableCommand } from '../../operations/tableCommand.js';
import { uploaded } from '../../testing/files/files.js';
import { AnsweredNotes } from '../../testing/programme/answeredNotes.js';

const office = new AnsweredNotes();
const { call, get, post } = office;

const headers = { payments: 'Doc.;Data valuta;Banca', outcomes: 'Nota;Esito SdI;Notificato;Errori' };
const purposes = { payments: 'settlementPayments', outcomes: 'settlementOutcomes' } as const;
type Kind = keyof typeof headers;

const rowsOf = (kind: Kind, number: string) =>
  ({ payments: `${number};15/10/2025;BNL`, outcomes: `${number};scartata;16/10/2025;00305` })[kind];
const upload = (kind: Kind, text: string) =>
  uploaded(office.service, Buffer.from(text), { purpose: purposes[kind], filename: `${kind}.csv` });
const fileOf = (kind: Kind, number: string) => [headers[kind], rowsOf(kind, number)].join('\n');

interface Outcome {
  readonly columns: ImportColumnsView | null;
  readonly rows?: number;
  readonly given?: number;
  readonly paid?: number;
  readonly rejected?: number | string[];
}

async function read(kind: Kind, body: object): Promise<Outcome> {
  const response = await post(`settlements/${kind}`, body);
  return response.json<{ data: { outcome: Outcome } }>().data.outcome;
}

const mappings = async () =>
  (await get('imports/mappings')).json<{ data: { mappings: ColumnMappingView[] } }>().data.mappings;

afterEach(async () => {
  for (const { id } of await mappings()) await call('DELETE', `imports/mappings/${id}`);
});

const guessOf = ({ columns }: Outcome) => (columns?.columns ?? []).map(({ column, field }) => ({ column, field }));
const counts = {
  payments: { rows: 1, paid: 1 },
  outcomes: { given: 1, rejected: 1 },
};
const nothing = {
  payments: { rows: 0, paid: 0 },
  outcomes: { given: 0, rejected: 0 },
};
const fields = {
  payments: ['numero', 'pagato_il', null],
  outcomes: ['numero', 'esito', 'data', 'codice'],
};

describe.each(['payments', 'outcomes'] as const)('a foreign table of %s', (kind) => {
  test('is read once somebody has said what its columns are, and the next one with its header at once', async () => {
    const [first, second] = [await office.prepared(0), await office.prepared(1)];
    const uploadId = await upload(kind, fileOf(kind, first.number));
    const asked = await read(kind, { uploadId, askColumns: true });
    expect(asked).toMatchObject({ ...nothing[kind], columns: { state: 'wanted', row: 1 } });
    expect(guessOf(asked).map(({ field }) => field)).toEqual(fields[kind]);
    // the upload still waits
    const taken = await read(kind, { uploadId, columns: guessOf(asked) });
    expect(taken).toMatchObject({ ...counts[kind], columns: { state: 'confirmed' } });
    const next = await upload(kind, fileOf(kind, second.number));
    expect(await read(kind, { uploadId: next })).toMatchObject({ ...counts[kind], columns: { state: 'remembered' } });
    expect(await mappings()).toMatchObject([{ kind, columns: fields[kind].map((field) => ({ field })) }]);
  });

  test('is offered what was confirmed for a header that differs by a cell, and takes nothing by itself', async () => {
    const note = await office.prepared();
    const uploadId = await upload(kind, fileOf(kind, note.number));
    await read(kind, { uploadId, columns: guessOf(await read(kind, { uploadId, askColumns: true })) });
    const other = await upload(kind, fileOf(kind, note.number).replace(/^[^;]*/, 'Causale X'));
    const asked = await read(kind, { uploadId: other, askColumns: true });
    expect(asked).toMatchObject({ ...nothing[kind], columns: { state: 'wanted' } });
    expect(asked.columns?.columns.slice(1).every(({ guess }) => guess === 'remembered')).toBe(true);
    const refused = await post(`settlements/${kind}`, { uploadId: other });
    expect(refused.json()).toMatchObject({
      error: {
        code: 'BAD_USER_INPUT',
        obstacles: expect.arrayContaining([{ kind: 'wrongColumn', text: 'Causale X', id: null }]),
      },
    });
  });

  test('is refused with wrong columns, and waits for right ones; without remembering, the next asks again', async () => {
    const note = await office.prepared();
    const uploadId = await upload(kind, fileOf(kind, note.number));
    const asked = await read(kind, { uploadId, askColumns: true });
    const wrong = await post(`settlements/${kind}`, { uploadId, columns: [{ column: 1, field: 'numero' }] });
    expect(wrong.json()).toMatchObject({ error: { code: 'BAD_USER_INPUT', reason: 'mappedFieldMissing' } });
    const taken = await read(kind, { uploadId, columns: guessOf(asked), remember: false });
    expect(taken).toMatchObject(counts[kind]);
    expect(await mappings()).toEqual([]);
    const again = await post(`settlements/${kind}`, { uploadId, columns: guessOf(asked) });
    expect(again.json()).toMatchObject({ error: { fields: { uploadId: 'unknown' } } });
  });

  test('with its own header takes no columns', async () => {
    const own = { payments: 'numero;pagato_il', outcomes: 'numero;esito;data' }[kind];
    const uploadId = await upload(kind, `${own}\nNC-1;15/10/2025;15/10/2025`);
    const refused = await post(`settlements/${kind}`, { uploadId, columns: [{ column: 1, field: 'numero' }] });
    expect(refused.json()).toMatchObject({ error: { fields: { columns: 'notAllowed' } } });
  });
});

test('a receipt of the exchange system is never asked for columns', async () => {
  const uploadId = await uploaded(office.service, Buffer.from('Nota;Esito\n1;2'), {
    ...{ purpose: 'settlementOutcomes', filename: 'IT01234567897_00001_RC_001.xml.p7m' },
  });
  const asked = await read('outcomes', { uploadId, askColumns: true });
  expect(asked).toMatchObject({ given: 1, columns: null });
});

describe('the command', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'gdd-tables-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each(['payments', 'outcomes'] as const)('reads a foreign table of %s by its options', async (kind) => {
    const [first, second] = [await office.prepared(0), await office.prepared(1)];
    const write = async (name: string, number: string) => {
      await writeFile(path.join(folder, name), fileOf(kind, number));
      return path.join(folder, name);
    };
    const file = await write('uno.csv', first.number);
    const asked = await tableCommand(office.service, kind, file, []);
    expect(asked.isLoaded).toBe(false);
    const options = (asked.text.trimEnd().split('\n').at(-1)?.split(' ') ?? []).filter((each) => each !== '--column');
    expect(options[0]).toBe('1=numero');
    await expect(tableCommand(office.service, kind, file, options.slice(1))).rejects.toThrow(OperatorError);
    const loaded = await tableCommand(office.service, kind, file, options);
    expect(loaded).toMatchObject({ isLoaded: true, text: expect.stringMatching(/^(rows|outcomes) read +1$/m) });
    const next = await tableCommand(office.service, kind, await write('due.csv', second.number), []);
    expect(next).toMatchObject({ isLoaded: true });
    const refused = await tableCommand(office.service, kind, await write('tre.csv', 'NC-1999-000001'), []);
    expect(refused).toMatchObject({ isLoaded: false, text: expect.stringContaining('unknownNumber') });
    expect(await mappings()).toMatchObject([{ kind, confirmedBy: null }]);
  });
});
