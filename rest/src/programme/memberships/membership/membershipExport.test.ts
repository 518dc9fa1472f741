import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { members } from '../../../ground/database/tables/people/network.js';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import { users } from '../../../ground/database/tables/people/accounts.js';
import { openSheet } from '../../../testing/files/openedSheet.js';
import { newCampaign } from '../../../testing/programme/salesAndCampaigns.js';
import { openTestApp, type TestApp } from '../../../testing/app/testApp.js';

let service: TestApp;
let campaignId: number;
beforeAll(async () => {
  service = await openTestApp();
  campaignId = (await newCampaign(service.database, { title: 'Estate: "più" 2025' })).id;
  await join('DE00001', {
    goalThreshold: 100,
    // shortly after midnight in Italy
    acceptedAt: new Date('2025-03-09T23:30:00Z'),
    tiresPurchased: 1234,
    tiresMissing: 0,
    tiresFleet: 411,
    tiresFleetPercentage: '33.3',
    plafondAccumulated: '1850.50',
    plafondExpendable: '1800.00',
    nextThreshold: 1500,
  });
  await join('DE00002', { goalThreshold: 80, tiresMissing: 80 });
  await rename('DE00001', 'Àncora Gomme S.r.l.');
  await rename('DE00002', '=HYPERLINK("http://x";"Zeta")');
});
afterAll(() => service.close());

async function join(code: string, values: Partial<typeof memberships.$inferInsert> & { goalThreshold: number }) {
  const { id } = await service.memberWithCode(code);
  const addedAt = service.clock.now();
  await service.database.insert(memberships).values({ campaignId, dealerId: id, addedAt, ...values });
}

const rename = (code: string, businessName: string) =>
  service.database.update(members).set({ businessName }).where(eq(members.code, code));

const exported = (body?: object, id: number | string = campaignId, as = 'ka.admin') =>
  service.call('POST', `/api/campaigns/reporting/membership/${id}`, { as, body });

const headers = [
  ...['Codice', 'Ragione sociale', 'Partita IVA', 'Regione', 'Provincia', 'Città', 'Stato', 'Tier', 'Obiettivo'],
  ...['Accettata', 'Accettata il', 'Pneus acquistati', 'Pneus mancanti', 'Premio accumulato', 'Premio spendibile'],
  ...[
    'Da restituire',
    'Pneus flotte',
    'Pneus flotte %',
    'Obiettivo raggiunto %',
    'Prossima soglia',
    'Pneus alla soglia',
    'Premio in gioco',
    'Ancora da sbloccare',
  ],
  ...['Codice distributore', 'Distributore'],
];

describe('the dealers of a campaign as a file', () => {
  test('are an XLSX table unless they are asked for as another', async () => {
    const response = await exported();
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': expect.stringContaining('filename="Adesioni Estate_ _piu_ 2025.xlsx"'),
    });
    const { title, rows, formulas } = await openSheet(response.rawPayload);
    expect(title).toBe('Adesioni');
    expect(formulas).toBe(0);
    expect(rows[0]?.map((cell) => cell?.value)).toEqual(headers);
    const dealer = await service.memberWithCode('DE00001');
    const status = { active: 'Attivo', suspended: 'Sospeso', closed: 'Chiuso' }[dealer.status ?? 'active'];
    const tier = { prospect: 'Prospect', gold: 'Gold', platinum: 'Platinum' }[dealer.tier ?? 'gold'];
    const place = [dealer.region, dealer.province, dealer.city];
    const row = rows.find((cells) => cells[0]?.value === 'DE00001');
    expect(row?.map((cell) => cell?.value)).toEqual([
      ...['DE00001', 'Àncora Gomme S.r.l.', dealer.vatNumber, ...place, status, tier, '100', 'sì'],
      // 10 March 2025
      ...['45726', '1234', '0', '1850.50', '1800.00', '0.00', '411', '0.333', '12.34', '1500', '266'],
      // by its sums, which have no line yet
      ...['101.00', 'no'],
      ...['DI0001', (await service.memberWithCode('DI0001')).businessName],
    ]);
    const other = rows.find((cells) => cells[0]?.value === 'DE00002');
    expect(other?.[1]?.value).toBe('\'=HYPERLINK("http://x";"Zeta")');
    expect([other?.[9]?.value, other?.[10], other?.[13]?.value]).toEqual(['no', undefined, '0.00']);
    expect(rows.length).toBe(3);
  });

  test('are a CSV table with Italian dates and numbers', async () => {
    const response = await exported({ format: 'csv' });
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...lines] = response.body.split('\r\n');
    expect(head).toBe(`\ufeff${headers.join(';')}`);
    expect(lines.find((line) => line.startsWith('DE00001;'))).toMatch(
      /;100;sì;10\/03\/2025;1234;0;1850,50;1800,00;0,00;411;33,3;1234,0;1500;266;101,00;no;DI0001;/,
    );
    expect(lines.find((line) => line.startsWith('DE00002;'))).toContain(';"\'=HYPERLINK(""http://x"";""Zeta"")";');
  });

  test('are, for programs, a CSV of GraphQL’s names, with ids, instants and decimal points', async () => {
    const response = await exported({ format: 'csvRaw' });
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('filename="Adesioni Estate_ _piu_ 2025.csv"'),
    });
    const [head, ...lines] = response.body.split('\r\n');
    expect(head).toBe(
      'dealerId,code,businessName,vatNumber,region,province,status,tier,goalThreshold,version,accepted,acceptedAt,' +
        'tiresPurchased,tiresMissing,tiresFleet,tiresFleetPercentage,plafondAccumulated,plafondExpendable,debt,' +
        'goalPercentage,nextThreshold,tiresToNextThreshold,euroAtStake,isAtStakeLocked,goalMissing,phone,' +
        'distributor.id,distributor.code,distributor.businessName,distributor.role',
    );
    const { id, ...dealer } = await service.memberWithCode('DE00001');
    const distributor = await service.memberWithCode('DI0001');
    expect(lines).toContain(
      [
        ...[id, 'DE00001', 'Àncora Gomme S.r.l.', dealer.vatNumber, dealer.region, dealer.province],
        ...[dealer.status?.toUpperCase(), dealer.tier?.toUpperCase(), 100, 1, true, '2025-03-09T23:30:00.000Z'],
        ...[
          1234,
          0,
          411,
          '33.3',
          '1850.50',
          '1800.00',
          '0.00',
          '1234.0',
          1500,
          266,
          '101.00',
          false,
          false,
          dealer.phone,
        ],
        ...[distributor.id, 'DI0001', distributor.businessName, 'DISTRIBUTOR'],
      ].join(),
    );
    // a name that a spreadsheet would run stays harmless here too
    expect(response.body).toContain(`,"'=HYPERLINK(""http://x"";""Zeta"")",`);
    expect(lines.at(-1)).toBe('');
  });

  test('come by name without case and accents, all of them however many, deleted ones left out', async () => {
    const { id } = await newCampaign(service.database);
    await service.database.execute(sql`
      insert into members (code, business_name, role, parent_id, region, province, city, vat_number, status, tier,
        joined_on, created_at, updated_at, deleted_at)
      select 'ZZ' || n, case n % 3 when 0 then 'èsse' when 1 then 'Esse' else 'Erre ' || n end, 'Dealer',
        (select id from members where code = 'DI0001'), 'Lazio', 'RM', 'Roma', 'Z' || n, 'active', 'gold', '2024-01-01',
        now(), now(), case when n > 2500 then now() end
      from generate_series(1, 2510) as n`);
    await service.database.execute(sql`
      insert into memberships (campaign_id, dealer_id, goal_threshold, added_at)
      select ${id}::int, id, 10, now() from members where code like 'ZZ%'`);
    const response = await exported({ format: 'csv' }, id);
    const codes = response.body
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(';')[0]);
    const expected = await service.database
      .select({ code: members.code })
      .from(members)
      .where(sql`code like 'ZZ%' and deleted_at is null`)
      .orderBy(members.nameSort, members.id);
    expect(codes.length).toBe(2500);
    expect(codes).toEqual(expected.map(({ code }) => code));
  });

  test('are those of the caller’s subtree', async () => {
    const agent = await service.memberWithCode('AG0001');
    const admin = eq(users.username, 'gd.admin');
    const [before] = await service.database.select().from(users).where(admin);
    await service.database.update(users).set({ memberId: agent.id }).where(admin);
    const response = await exported({ format: 'csv' }, campaignId, 'gd.admin');
    await service.database
      .update(users)
      .set({ memberId: before?.memberId ?? null })
      .where(admin);
    const codes = response.body
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(';')[0]);
    const below = await service.database
      .select({ code: members.code })
      .from(members)
      .innerJoin(memberships, eq(memberships.dealerId, members.id))
      .where(sql`campaign_id = ${campaignId} and path like ${`${agent.path}%`}`);
    expect(codes.sort()).toEqual(below.map(({ code }) => code).sort());
    expect(codes.length).toBe(1);
  });

  test.each<[object, object]>([
    [{ format: 'pdf' }, { format: 'invalid' }],
    [{ shoe: 1 }, { shoe: 'unknown' }],
  ])('are refused for the body %j', async (body, fields) => {
    const response = await exported(body);
    expect(response.statusCode).toBe(422);
    expect(response.json<{ error: { fields: object } }>().error.fields).toEqual(fields);
  });

  test('of a campaign that does not exist are not found', async () => {
    for (const id of [2_000_000_000, 'abc']) expect((await exported({}, id)).statusCode).toBe(404);
  });

  test('are for who manages campaigns', async () => {
    expect((await exported({}, campaignId, 'regional.manager')).statusCode).toBe(403);
  });
});
