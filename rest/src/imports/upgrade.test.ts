import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { asc, sql } from 'drizzle-orm';
import type { OpenDatabase } from '../database/connections/connection.js';
import { auditEntries } from '../database/tables/work/audit.js';
import { brands, sales } from '../database/tables/programme/sales.js';
import { imports } from '../database/tables/work/imports.js';
import { upgradedFrom } from '../testing/databases/earlierDatabase.js';

const at = '2026-01-07T08:35:00.000Z';
const later = '2026-01-08T09:00:00.000Z';

/** Rows as an earlier version wrote them, to which the case of a document made another line. */
const statements = [
  `insert into members (code, business_name, role, created_at, updated_at)
    values ('GDD', 'Programma', 'Programme', '${at}', '${at}')`,
  `insert into campaigns (id, title, type, duration, is_main, year, starts_on, ends_on, incentive_detail, factor_boost_detail,
      eligibility, created_at, updated_at)
    values (7, 'Annuale', 'all', 'annual', true, 2026, '2026-01-01', '2026-12-31', '{}', '{}', '{}', '${at}', '${at}')`,
  `insert into imports (kind, status, filename, size, content_hash, storage_key, created_at, applied_at, undone_at, failure)
    values ('sales', 'applied', 'uno.csv', 1, 'a', 'a', '${at}', '${at}', null, 'Gomme Rossi ha accettato.'),
      ('goals', 'applied', 'due.csv', 1, 'b', 'b', '${at}', '${at}', null, null),
      ('goals', 'undone', 'tre.csv', 1, 'c', 'c', '${at}', '${later}', '${later}', null),
      ('sales', 'failed', 'quattro.csv', 1, 'd', 'd', '${at}', null, null, 'Il foglio di calcolo non ha fogli visibili.'),
      ('sales', 'failed', 'cinque.csv', 1, 'e', 'e', '${at}', null, null, 'Qualcosa che nessuno ricorda.')`,
  `insert into imports (kind, status, filename, size, content_hash, storage_key, created_at, error_count, errors)
    values ('sales', 'invalid', 'sei.csv', 1, 'f', 'f', '${at}', 2, '[
      {"row": 3, "column": "data", "reason": "Data non valida: gg/mm/aaaa oppure aaaa-mm-gg.", "value": "ieri"},
      {"row": 2, "column": "riga", "reason": "Campo obbligatorio.", "value": ""}]')`,
  `insert into import_changes (import_id, member_id, campaign_id, before, after)
    values (2, 1, 7, null, '{}'), (3, 1, 7, '{}', '{}'), (3, 1, 0, '{}', '{}')`,
  `insert into audit_entries (at, entity, entity_id, action, after)
    values ('${at}', 'campaign', 7, 'dealerAdded', '{"dealerId": 1}'),
      ('${at}', 'campaign', 7, 'dealerAdded', '{"dealerId": 2}'),
      ('${later}', 'campaign', 7, 'goalEdited', '{"dealerId": 1}'),
      ('${later}', 'member', 1, 'updated', '{}'),
      ('2026-01-08T09:00:00.001Z', 'campaign', 7, 'accepted', '{"dealerId": 1}')`,
  `insert into brands (name, key) values (normalize('Pérez', NFD), normalize('pérez', NFD)), ('Lupo', 'lupo'),
    (normalize('Città', NFD), normalize('città', NFD)), ('Città', 'città')`,
  `insert into sales (document, line, dealer_id, sold_on, brand_id, season, segment, rim, channel, quantity, amount, import_id)
    select document, line, 1, '2025-03-10', 1, 'summer', 'car', 17, 'retail', 4, 400, 1
    from (values ('FT-1', 1), ('ft-1', 1), ('Ft-1', 1), ('ft-1', 2), ('È-1', 1), ('è-1', 1)) as line(document, line)`,
  `insert into import_sales (import_id, "row", document) values (2, 2, 'FT-9')`,
];

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await upgradedFrom('0009_personal_tokens', statements);
});
afterAll(() => opened.close());

describe('an upgrade', () => {
  test('leaves lines that differ by case alone as they are', async () => {
    const lines = await opened.database.select().from(sales).orderBy(asc(sales.document), asc(sales.line));
    expect(lines.map(({ document, line, isOlderTwin }) => [document, line, isOlderTwin])).toEqual([
      ['FT-1', 1, false],
      ['Ft-1', 1, true],
      ['ft-1', 1, true],
      ['ft-1', 2, false],
      ['È-1', 1, false],
      ['è-1', 1, true],
    ]);
  });

  test('composes the brands, but those that would be another one', async () => {
    const names = (await opened.database.select().from(brands).orderBy(asc(brands.id))).map(({ name }) => name);
    expect(names).toEqual(['Pérez', 'Lupo', 'Città'.normalize('NFD'), 'Città']);
  });

  test('says of the entries of imports that they are theirs, and of no others', async () => {
    const entries = await opened.database.select().from(auditEntries).orderBy(asc(auditEntries.id));
    expect(entries.map(({ importId }) => importId)).toEqual([2, null, 3, 3, null]);
  });

  test('keeps what stood in the way of an undoing as it was written', async () => {
    const [first] = await opened.database.select().from(imports).orderBy(asc(imports.id));
    expect(first).toMatchObject({
      failure: null,
      obstacles: [{ kind: 'written', text: 'Gomme Rossi ha accettato.', id: null }],
      obstacleCount: 1,
    });
  });

  test('keeps the reasons of errors as they were written, and knows why files were refused', async () => {
    const found = await opened.database.select().from(imports).orderBy(asc(imports.id));
    expect(found.map(({ failure }) => failure)).toEqual([null, null, null, 'noSheet', 'unexpected', null]);
    expect(found.map(({ errors }) => errors)).toEqual([
      ...[[], [], [], [], []],
      [
        {
          row: 3,
          column: 'data',
          reason: 'written',
          parameters: { text: 'Data non valida: gg/mm/aaaa oppure aaaa-mm-gg.' },
          value: 'ieri',
        },
        { row: 2, column: 'riga', reason: 'written', parameters: { text: 'Campo obbligatorio.' }, value: '' },
      ],
    ]);
  });

  test('has previews read again by the rules of today', async () => {
    const { rows } = (await opened.database.execute(sql`select count(*)::int as count from import_sales`)) as {
      readonly rows: unknown;
    };
    expect(rows).toEqual([{ count: 0 }]);
  });
});
