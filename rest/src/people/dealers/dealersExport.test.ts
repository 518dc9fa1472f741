import { dealerSortColumns, type DealerSortColumn } from '@gdd/schema/dealers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { members } from '../../ground/database/tables/people/network.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import { fileTicket } from '../../testing/files/files.js';
import { openSheet } from '../../testing/files/openedSheet.js';

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(() => service.close());

const exported = (query = '', as = 'ka.admin') =>
  service.call('GET', `/api/dealers/reporting/export${query && `?${query}`}`, { as });

const codesIn = (csv: string) =>
  csv
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(';')[0]);

const exportedCodes = async (query = '', as = 'ka.admin') => {
  const response = await exported(`format=csv&${query}`, as);
  expect(response.statusCode).toBe(200);
  return codesIn(response.body);
};

/** The first hundred dealers of the table, in its order. */
async function tableCodes(state: object, as = 'ka.admin') {
  const body = { paginator: { pageSize: 100 }, ...state };
  const response = await service.call('POST', '/api/dealers/table', { as, body });
  return response.json<{ data: { items: { code: string }[] } }>().data.items.map(({ code }) => code);
}

const headers = [
  ...['Codice', 'Ragione sociale', 'Partita IVA', 'Regione', 'Provincia', 'Città', 'Stato', 'Tier'],
  ...['Nel programma dal', 'Codice responsabile', 'Responsabile'],
];

const rawNames = [
  ...['id', 'code', 'businessName', 'vatNumber', 'region', 'province', 'city', 'status', 'tier', 'isProspect'],
  ...['joinedOn', 'version', 'parent.id', 'parent.code', 'parent.businessName', 'parent.role'],
];

/** The cells of a row under these names, all of which stand there in this order, whatever stands among them. */
function cellsUnder<Cell>(names: readonly string[], head: readonly unknown[], row: readonly Cell[]): readonly Cell[] {
  const isNamed = (name: unknown) => names.includes(String(name));
  expect(head.filter(isNamed)).toEqual(names);
  expect(row.length).toBe(head.length);
  return row.filter((_, place) => isNamed(head[place]));
}

describe('the dealers as a file', () => {
  test('are an XLSX table named for the day in Italy, without formulas', async () => {
    const dealer = await service.memberWithCode('DE00001');
    const parent = await service.memberWithCode('AG0001');
    await service.database
      .update(members)
      .set({
        parentId: parent.id,
        businessName: '=HYPERLINK("http://x";"Zeta")',
        status: 'suspended',
        tier: 'platinum',
        joinedOn: '2025-03-10',
      })
      .where(eq(members.id, dealer.id));
    const response = await exported();
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': expect.stringContaining('filename="Dealer 2025-12-31.xlsx"'),
      'cache-control': 'private, no-store',
    });
    const { title, rows, formulas } = await openSheet(response.rawPayload);
    expect(title).toBe('Dealer');
    expect(formulas).toBe(0);
    const head = rows[0]?.map((cell) => cell?.value) ?? [];
    const row = rows.find((cells) => cells[0]?.value === 'DE00001') ?? [];
    expect(
      cellsUnder(
        headers,
        head,
        row.map((cell) => cell?.value),
      ),
    ).toEqual([
      ...['DE00001', '\'=HYPERLINK("http://x";"Zeta")', dealer.vatNumber, dealer.region, dealer.province, dealer.city],
      // 10 March 2025
      ...['Sospeso', 'Platinum', '45726', 'AG0001', parent.businessName],
    ]);
  });

  test('are a CSV table as Excel in Italy reads it', async () => {
    const response = await exported('format=csv');
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...lines] = response.body.split('\r\n');
    expect(head).toMatch(/^\ufeff/);
    const line = lines.find((each) => each.startsWith('DE00001;')) ?? '';
    // its name has a semicolon, within quotes
    const row = line.replace(/"(?:[^"]|"")*"/, 'name').split(';');
    expect(cellsUnder(headers, head?.slice(1).split(';') ?? [], row).join(';')).toMatch(
      /;Sospeso;Platinum;10\/03\/2025;AG0001;/,
    );
  });

  test('are, for programs, a CSV of GraphQL’s names', async () => {
    const response = await exported('format=csvRaw&sort=code');
    const [head, first] = response.body.split('\r\n');
    const dealer = await service.memberWithCode('DE00001');
    const parent = await service.memberWithCode('AG0001');
    expect(cellsUnder(rawNames, head?.split(',') ?? [], first?.split(',') ?? []).join()).toBe(
      [
        ...[dealer.id, 'DE00001', `"'=HYPERLINK(""http://x"";""Zeta"")"`, dealer.vatNumber, dealer.region],
        ...[dealer.province, dealer.city, 'SUSPENDED', 'PLATINUM', false, '2025-03-10', dealer.version],
        ...[parent.id, 'AG0001', parent.businessName, 'AGENT'],
      ].join(),
    );
    expect((await exported('format=csvRaw', 'agent')).body.split('\r\n')[1]).toMatch(/,AGENT$/);
  });

  test.each<[string, object]>([
    ['', {}],
    ['status=active&status=closed', { filter: { status: ['active', 'closed'] } }],
    ['tier=gold', { filter: { tier: 'gold' } }],
    ['region=Lombardia&region=Lazio', { filter: { region: ['Lombardia', 'Lazio'] } }],
    ['province=MI', { filter: { province: 'MI' } }],
    ['joinedFrom=2021-01-01&joinedTo=2023-06-30', { filter: { joinedOn: { from: '2021-01-01', to: '2023-06-30' } } }],
    ['search=gomme&sort=businessName', { searchTerm: 'gomme', sorting: { column: 'businessName' } }],
    ['sort=city&direction=desc', { sorting: { column: 'city', direction: 'desc' } }],
  ])('asked for by %j are those of the table, in its order', async (query, state) => {
    const expected = await tableCodes(state);
    const codes = await exportedCodes(query);
    expect(codes.slice(0, 100)).toEqual(expected);
    expect(codes.length).toBeGreaterThan(0);
    if (expected.length < 100) expect(codes.length).toBe(expected.length);
  });

  test('are, below a member, its dealers alone', async () => {
    const { id } = await service.memberWithCode('AG0001');
    const codes = await exportedCodes(`memberId=${id}`);
    expect(codes).toEqual(await tableCodes({ filter: { memberId: id } }));
    expect(codes).toContain('DE00001');
  });

  test('are those of the caller’s subtree, and say nothing of who stands above it', async () => {
    const agent = await service.memberWithCode('AG0001');
    const { body } = await exported('format=csv', 'agent');
    expect(codesIn(body)).toEqual(await tableCodes({}, 'agent'));
    const own = await service.database
      .select({ code: members.code })
      .from(members)
      .where(sql`role = 'Dealer' and deleted_at is null and path like ${`${agent.path}%`}`);
    expect(codesIn(body).sort()).toEqual(own.map(({ code }) => code).sort());
    expect(body).not.toContain('DI0001');
  });

  test('by ticket are the same, whatever is asked', async () => {
    const query = { format: 'csv', status: ['active', 'suspended'], sort: 'code', direction: 'desc', memberId: 1 };
    const response = await fileTicket(service, { route: 'exportDealers', query });
    const { ticket, filename } = response.json<{ data: { ticket: string; filename: string } }>().data;
    expect(filename).toBe('Dealer 2025-12-31.csv');
    const file = await service.call('GET', `/api/files/${ticket}`);
    const search = 'format=csv&status=active&status=suspended&sort=code&direction=desc&memberId=1';
    expect(file.body).toBe((await exported(search)).body);
    expect(codesIn(file.body)[0]?.localeCompare(codesIn(file.body)[1] ?? '')).toBe(1);
  });

  test.each<[string, object]>([
    ['format=pdf', { format: 'invalid' }],
    ['shoe=1', { shoe: 'unknown' }],
    ['sort=password', { sort: 'invalid' }],
    ['sort=code;drop%20table%20members', { sort: 'invalid' }],
    ['status=asleep', { status: 'invalid' }],
    ['region=Atlantide', { region: 'invalid' }],
    ['province=mi', { province: 'invalid' }],
    ['joinedFrom=2025-02-30', { joinedFrom: 'invalid' }],
    ['memberId=2000000000', { memberId: 'unknown' }],
    ['memberId=abc', { memberId: 'unknown' }],
  ])('are refused for %j', async (query, fields) => {
    const response = await exported(query);
    expect(response.statusCode).toBe(422);
    expect(response.json<{ error: { fields: object } }>().error.fields).toEqual(fields);
  });

  test('below a member outside the subtree are refused like those below a missing one', async () => {
    const { id } = await service.memberWithCode('DI0001');
    const headersOf = { 'x-request-id': 'the-same-for-all' };
    const send = (member: number) =>
      service.call('GET', `/api/dealers/reporting/export?memberId=${member}`, { as: 'agent', headers: headersOf });
    const [foreign, missing] = [await send(id), await send(2_000_000_000)];
    expect([foreign.statusCode, foreign.body]).toEqual([422, missing.body]);
  });

  test('are for who manages dealers', async () => {
    for (const username of ['consultant', 'dealer']) expect((await exported('', username)).statusCode).toBe(403);
  });
});

describe('more dealers than are read at a time', () => {
  beforeAll(async () => {
    await service.database.execute(sql`
      insert into members (code, business_name, role, parent_id, region, province, city, vat_number, status, tier,
        joined_on, created_at, updated_at, deleted_at)
      select 'ZZ' || n, case n % 3 when 0 then 'èsse' when 1 then 'Esse' else 'Erre ' || n end, 'Dealer',
        (select id from members where code = 'DI0001'), case n % 2 when 0 then 'Lazio' else 'Umbria' end, 'RM',
        case n % 4 when 0 then 'Àlba' else 'Roma' end, 'Z' || n,
        case n % 5 when 0 then 'closed' else 'active' end, 'gold', date '2024-01-01' + n % 7,
        now(), now(), case when n > 2500 then now() end
      from generate_series(1, 2510) as n`);
  });

  const databaseColumns: Readonly<Record<DealerSortColumn, string>> = {
    id: 'id',
    code: 'code',
    businessName: 'name_sort',
    vatNumber: 'vat_number',
    region: 'region',
    province: 'province',
    city: 'city_sort',
    status: 'status',
    tier: 'tier',
    joinedOn: 'joined_on',
  };

  test.each(dealerSortColumns.flatMap((column) => [[column, 'asc'] as const, [column, 'desc'] as const]))(
    'come all of them once, by %s %s',
    async (column, direction) => {
      const { rows } = (await service.database.execute(sql`
        select code from members where role = 'Dealer' and deleted_at is null and code like 'ZZ%'
        order by ${sql.raw(databaseColumns[column])} ${sql.raw(direction)}, id`)) as { rows: { code: string }[] };
      const codes = await exportedCodes(`search=zz&sort=${column}&direction=${direction}`);
      expect(codes.filter((code) => code?.startsWith('ZZ'))).toEqual(rows.map(({ code }) => code));
      expect(rows.length).toBe(2500);
    },
  );
});
