import { editableDealerFields } from '@gdd/schema/dealers';
import { pick } from '@gdd/schema/fields';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, eq, like } from 'drizzle-orm';
import { vatCheckDigit } from '../../ground/domain/vatNumber.js';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import { members } from '../../ground/database/tables/people/network.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(() => service.close());

interface Dealer {
  readonly id: number;
  readonly code: string;
  readonly businessName: string;
  readonly version: number;
  readonly parentId: number;
  readonly city: string;
  readonly [field: string]: unknown;
}

let made = 0;

/** The fields of a dealer that nobody has yet. */
async function newFields(changes: object = {}) {
  made += 1;
  const digits = String(9_900_000_000 + made);
  const agent = await service.memberWithCode('AG0001');
  return {
    code: `NEW${made}`,
    businessName: `Gomme Nuove ${made}`,
    vatNumber: digits + String(vatCheckDigit(digits)),
    region: 'Lombardia',
    province: 'MI',
    city: 'Milano',
    tier: 'gold',
    joinedOn: '2024-05-01',
    parentId: agent.id,
    ...changes,
  };
}

const create = (body: object, key?: string, as = 'ka.admin') =>
  service.call('POST', '/api/dealers/create', {
    as,
    body,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });

async function created(changes: object = {}): Promise<Dealer> {
  const response = await create(await newFields(changes));
  expect(response.statusCode).toBe(201);
  return response.json<{ data: { dealer: Dealer } }>().data.dealer;
}

/** The body that leaves a dealer as it is, but for the changes. */
function bodyFor(dealer: Dealer, changes: object = {}) {
  return { ...pick(dealer, editableDealerFields), ...changes };
}

const update = (id: number, body: object) => service.call('PUT', `/api/dealers/${id}`, { as: 'ka.admin', body });

const table = async (body: object, as = 'ka.admin') => {
  const response = await service.call('POST', '/api/dealers/table', { as, body });
  expect(response.statusCode).toBe(200);
  return response.json<{ data: { items: Dealer[]; total: number } }>().data;
};

describe('a dealer', () => {
  test('is created, read, and written down', async () => {
    const response = await create(await newFields({ code: ' ab/1 ', email: '', phone: null }));
    const { dealer } = response.json<{ data: { dealer: Dealer } }>().data;
    expect(dealer).toMatchObject({ code: 'AB/1', status: 'active', isProspect: false, version: 1, email: null });
    const read = await service.call('GET', `/api/dealers/${dealer.id}`, { as: 'agent' });
    expect(read.json()).toMatchObject({
      data: { dealer: { code: 'AB/1', path: [{ code: 'AG0001', role: 'Agent' }] } },
    });
    const [entry] = await service.database
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'member'), eq(auditEntries.entityId, dealer.id)));
    expect(entry).toMatchObject({ action: 'created', before: null, after: { code: 'AB/1' } });
  });

  test('shows the chain above it, from the reader’s own member down, and nothing above', async () => {
    const dealer = await service.memberWithCode('DE00001');
    const chain = async (as: string) => {
      const response = await service.call('GET', `/api/dealers/${dealer.id}`, { as });
      return response.json<{ data: { dealer: { path: { code: string }[]; parentId: number | null } } }>().data.dealer;
    };
    const codes = async (as: string) => (await chain(as)).path.map(({ code }) => code);
    expect(await codes('ka.admin')).toEqual(['GDD', 'RM0001', 'DI0001', 'AM0001', 'AG0001']);
    expect(await codes('distributor')).toEqual(['DI0001', 'AM0001', 'AG0001']);
    expect(await chain('dealer')).toMatchObject({ path: [], parentId: null });
  });

  test.each([
    [{ code: '' }, { code: 'required' }],
    [{ code: 'A B' }, { code: 'invalid' }],
    [{ code: 'de00001' }, { code: 'taken' }],
    [{ vatNumber: '12345678901' }, { vatNumber: 'invalid' }],
    [{ businessName: '   ' }, { businessName: 'required' }],
    [{ businessName: 'x'.repeat(161) }, { businessName: 'tooLong' }],
    [{ businessName: 'a\u0000b' }, { businessName: 'invalid' }],
    [{ region: 'Padania' }, { region: 'invalid' }],
    [{ province: 'RM' }, { province: 'invalid' }],
    [{ country: 'QQ' }, { country: 'invalid' }],
    [{ country: 'AT' }, { vatNumber: 'invalid' }],
    [{ taxCode: 'RSSMRA80A01H501V' }, { taxCode: 'invalid' }],
    [{ postalCode: '2012' }, { postalCode: 'invalid' }],
    [{ sdiCode: 'ABC-123' }, { sdiCode: 'invalid' }],
    [{ sdiCode: 'xxxxxxx' }, { sdiCode: 'invalid' }],
    [{ pec: 'gomme' }, { pec: 'invalid' }],
    [{ email: 'x' }, { email: 'invalid' }],
    [{ tier: 'silver' }, { tier: 'invalid' }],
    [{ status: 'open' }, { status: 'invalid' }],
    [{ joinedOn: '2024-02-30' }, { joinedOn: 'invalid' }],
    [{ joinedOn: undefined }, { joinedOn: 'required' }],
    [{ parentId: 2_000_000_000 }, { parentId: 'unknown' }],
    [{ parentId: 1 }, { parentId: 'notAllowed' }],
    [{ id: 7 }, { id: 'unknown' }],
  ])('is not created with %j', async (changes, fields) => {
    const response = await create(await newFields(changes));
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ error: { code: 'BAD_USER_INPUT', fields } });
  });

  test('is Italian where nothing else is said, and has the data of its invoices', async () => {
    expect(await created()).toMatchObject({ country: 'IT', taxCode: null, sdiCode: null, pec: null });
    const invoiced = { taxCode: 'rssmra80a01h501u', sdiCode: 'abc1234', pec: 'gomme@pec.example.it' };
    expect(await created(invoiced)).toMatchObject({
      ...{ taxCode: 'RSSMRA80A01H501U', sdiCode: 'ABC1234', pec: 'gomme@pec.example.it' },
    });
    const abroad = { country: 'at', vatNumber: 'u12345678', postalCode: 'A-1010', sdiCode: 'XXXXXXX' };
    expect(await created(abroad)).toMatchObject({ country: 'AT', vatNumber: 'U12345678', postalCode: 'A-1010' });
  });

  test('is created once per key, however often it is asked at once', async () => {
    const body = await newFields();
    const responses = await Promise.all(Array.from({ length: 10 }, () => create(body, 'dealer-key')));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(responses.map(({ body: text }) => text)).size).toBe(1);
    const reused = await create({ ...body, city: 'Rho' }, 'dealer-key');
    expect(reused.json()).toMatchObject({ error: { reason: 'idempotencyKeyReused' } });
    const other = await create({ ...body, city: 'Rho' }, 'dealer-key', 'gd.admin');
    expect(other.json()).toMatchObject({ error: { fields: { code: 'taken' } } });
    service.clock.advance(24 * 60 * 60_000 + 1);
    const later = await service.call('POST', '/api/login', { body: { username: 'ka.admin', password: 'Pneus-2025!' } });
    const headers = {
      authorization: `Bearer ${later.json<{ api_token: string }>().api_token}`,
      'idempotency-key': 'dealer-key',
    };
    const afterADay = await service.call('POST', '/api/dealers/create', { headers, body: await newFields() });
    expect(afterADay.statusCode).toBe(201);
    service.clock.advance(-24 * 60 * 60_000 - 1);
  });

  test.each(['', 'a b', 'è', 'x'.repeat(201)])('the key %j is refused', async (key) => {
    const response = await create(await newFields(), key);
    expect(response.json()).toMatchObject({ error: { fields: { idempotencyKey: 'invalid' } } });
  });

  test('with one code or VAT number, asked twice at once, is created once', async () => {
    const body = await newFields();
    const responses = await Promise.all([create(body), create({ ...body, code: 'OTHER1' })]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  });

  test('is changed by whoever saw its newest version', async () => {
    const dealer = await created();
    const changed = await update(dealer.id, bodyFor(dealer, { city: 'Rho', version: 1 }));
    expect(changed.json()).toMatchObject({ data: { dealer: { city: 'Rho', version: 2 } } });
    const stale = await update(dealer.id, bodyFor(dealer, { city: 'Legnano', version: 1 }));
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ error: { code: 'CONFLICT', reason: 'staleVersion', currentVersion: 2 } });
    const forced = await update(dealer.id, bodyFor(dealer, { city: 'Legnano' }));
    expect(forced.json()).toMatchObject({ data: { dealer: { city: 'Legnano', version: 3 } } });
  });

  test('is changed once by two who saw the same version', async () => {
    const dealer = await created();
    const responses = await Promise.all(
      ['Rho', 'Legnano', 'Erba'].map((city) => update(dealer.id, bodyFor(dealer, { city, version: 1 }))),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  test('stays as it is when nothing differs', async () => {
    const dealer = await created();
    const same = await update(dealer.id, bodyFor(dealer));
    expect(same.json()).toMatchObject({ data: { dealer: { version: 1, updatedAt: dealer['updatedAt'] } } });
    const audit = await service.call('GET', `/api/dealers/${dealer.id}/audit`, { as: 'gd.admin' });
    expect(audit.json()).toMatchObject({ data: { total: 1 } });
  });

  test('keeps its code, and takes no other’s VAT number', async () => {
    const dealer = await created();
    const withCode = await update(dealer.id, bodyFor(dealer, { code: 'X' }));
    expect(withCode.json()).toMatchObject({ error: { fields: { code: 'unknown' } } });
    const own = await service.memberWithCode('DE00001');
    const withVat = await update(dealer.id, bodyFor(dealer, { vatNumber: own.vatNumber }));
    expect(withVat.json()).toMatchObject({ error: { fields: { vatNumber: 'taken' } } });
  });

  test('takes any status after any other', async () => {
    const dealer = await created();
    for (const status of ['closed', 'active', 'suspended', 'active']) {
      const response = await service.call('PUT', `/api/dealers/status/${dealer.id}`, {
        as: 'gd.admin',
        body: { data: { status } },
      });
      expect(response.json()).toMatchObject({ data: { dealer: { status } } });
    }
    const wrong = await service.call('PUT', `/api/dealers/status/${dealer.id}`, {
      as: 'gd.admin',
      body: { data: { status: 'x' } },
    });
    expect(wrong.json()).toMatchObject({ error: { fields: { 'data.status': 'invalid' } } });
  });

  test('gets a status together with others: all by ids, or all that a filter and a search leave', async () => {
    const [one, two, three] = [await created(), await created({ status: 'closed' }), await created()];
    const setStatus = (body: object, as = 'gd.admin') => service.call('PUT', '/api/dealers/status', { as, body });
    const statusOf = async ({ id }: Dealer) =>
      (await service.call('GET', `/api/dealers/${id}`, { as: 'gd.admin' })).json<{ data: { dealer: Dealer } }>().data
        .dealer;

    const ids = [one.id, two.id, two.id, 2_000_000_000];
    const closed = await setStatus({ data: { status: 'closed' }, ids });
    expect(closed.json()).toEqual({ success: true, data: { dealers: { changed: 1, unchanged: 1, missing: 1 } } });
    expect(await statusOf(one)).toMatchObject({ status: 'closed', version: 2 });
    expect(await statusOf(two)).toMatchObject({ status: 'closed', version: 1 });
    expect(await statusOf(three)).toMatchObject({ status: 'active', version: 1 });
    const audit = await service.call('GET', `/api/dealers/${one.id}/audit`, { as: 'gd.admin' });
    expect(audit.json()).toMatchObject({
      data: { items: [{ action: 'statusChanged', before: { status: 'active' }, after: { status: 'closed' } }, {}] },
    });

    const filtered = { data: { status: 'suspended' }, filter: { status: 'closed' }, searchTerm: one.businessName };
    expect((await setStatus(filtered)).json()).toMatchObject({ data: { dealers: { changed: 1, missing: 0 } } });
    expect(await statusOf(one)).toMatchObject({ status: 'suspended', version: 3 });
    expect(await statusOf(two)).toMatchObject({ status: 'closed', version: 1 });
  });

  test('a bulk change of status is refused without a selection of dealers, or where the caller may not', async () => {
    const dealer = await created();
    const setStatus = (body: object, as: string) => service.call('PUT', '/api/dealers/status', { as, body });
    const data = { status: 'closed' };
    expect((await setStatus({ data }, 'gd.admin')).json()).toMatchObject({ error: { fields: { ids: 'required' } } });
    const both = { data, ids: [dealer.id], filter: {} };
    expect((await setStatus(both, 'gd.admin')).json()).toMatchObject({ error: { fields: { ids: 'invalid' } } });
    const below = { data, filter: { memberId: 2_000_000_000 } };
    expect((await setStatus(below, 'gd.admin')).json()).toMatchObject({
      error: { fields: { 'filter.memberId': 'unknown' } },
    });
    const many = { data, ids: Array.from({ length: 5_001 }, (_, index) => index + 1) };
    expect((await setStatus(many, 'gd.admin')).json()).toMatchObject({ error: { fields: { ids: 'tooLong' } } });
    expect((await setStatus({ data, ids: [dealer.id] }, 'distributor')).statusCode).toBe(403);
  });

  test('is hidden when deleted, and its code and VAT number stay taken', async () => {
    const fields = await newFields();
    const { dealer } = (await create(fields)).json<{ data: { dealer: Dealer } }>().data;
    const remove = () => service.call('DELETE', `/api/dealers/${dealer.id}/delete`, { as: 'ka.admin' });
    expect((await remove()).json()).toEqual({ success: true, data: {} });
    expect((await remove()).statusCode).toBe(404);
    expect((await service.call('GET', `/api/dealers/${dealer.id}`, { as: 'ka.admin' })).statusCode).toBe(404);
    expect((await update(dealer.id, bodyFor(dealer))).statusCode).toBe(404);
    expect((await update(2_000_000_000, bodyFor(dealer))).statusCode).toBe(404);
    expect((await table({ searchTerm: fields.code })).total).toBe(0);
    expect((await create(fields)).json()).toMatchObject({ error: { fields: { code: 'taken', vatNumber: 'taken' } } });
  });

  test('once deleted leaves its user waiting', async () => {
    const dealer = await service.memberWithCode('DE00001');
    const send = (url: string) => service.call('GET', url, { as: 'dealer' });
    expect((await send(`/api/dealers/${dealer.id}`)).statusCode).toBe(200);
    await service.database.update(members).set({ deletedAt: new Date() }).where(eq(members.id, dealer.id));
    expect((await send(`/api/dealers/${dealer.id}`)).statusCode).toBe(403);
    expect((await send('/api/user')).json()).toMatchObject({ member: null, roles: ['Dealer'] });
    await service.database.update(members).set({ deletedAt: null }).where(eq(members.id, dealer.id));
  });

  test('moves below another parent, out of one reader’s sight and into another’s', async () => {
    const dealer = await created();
    const elsewhere = await service.memberWithCode('DI0002');
    expect((await service.call('GET', `/api/dealers/${dealer.id}`, { as: 'agent' })).statusCode).toBe(200);
    const moved = await update(dealer.id, bodyFor(dealer, { parentId: elsewhere.id }));
    expect(moved.json()).toMatchObject({ data: { dealer: { parentId: elsewhere.id } } });
    expect((await service.call('GET', `/api/dealers/${dealer.id}`, { as: 'agent' })).statusCode).toBe(404);
    const audit = await service.call('GET', `/api/dealers/${dealer.id}/audit`, { as: 'gd.admin' });
    expect(audit.json()).toMatchObject({
      data: {
        total: 2,
        items: [
          {
            action: 'moved',
            actor: { name: 'Chiara Amato' },
            before: { parentId: dealer.parentId },
            after: { parentId: elsewhere.id },
          },
          { action: 'created' },
        ],
      },
    });
  });
});

describe('the table of dealers', () => {
  beforeAll(async () => {
    await created({ code: 'SRC1', businessName: 'Città del Pneumatico 100%', city: 'Cantù', province: 'CO' });
    await created({ code: 'SRC2', businessName: 'CITTA PNEUMATICI 1000', city: 'Como', province: 'CO' });
    await created({ code: 'SRC3', businessName: 'Sotto_Zero \\ Gomme', city: 'Milano' });
  });

  const codes = async (searchTerm: string) =>
    (await table({ searchTerm, sorting: { column: 'code' }, paginator: { pageSize: 100 } })).items.map(
      ({ code }) => code,
    );

  test.each([
    ['citta', ['SRC1', 'SRC2']],
    ['CITTÀ', ['SRC1', 'SRC2']],
    ['citta\u0300 pneum', ['SRC1', 'SRC2']],
    ['pneumatico citt', ['SRC1']],
    ['100%', ['SRC1']],
    ['%', ['SRC1']],
    ['sotto_', ['SRC3']],
    ['_', ['SRC3']],
    ['\\', ['SRC3']],
    ['src2', ['SRC2']],
    ["' or 1=1 --", []],
    ['non esiste', []],
  ])('searches %j', async (term, found) => {
    expect((await codes(term)).filter((code) => !code.startsWith('DE'))).toEqual(found);
    if (found.length === 0) expect(await codes(term)).toEqual([]);
  });

  test('searches VAT numbers and cities', async () => {
    const { vatNumber } = await service.memberWithCode('SRC1');
    expect(await codes(String(vatNumber))).toEqual(['SRC1']);
    expect(await codes('CANTU 100%')).toEqual(['SRC1']);
  });

  test.each(['id', 'code', 'businessName', 'vatNumber', 'region', 'province', 'city', 'status', 'tier', 'joinedOn'])(
    'sorts by %s both ways, ties by id, and pages without gaps',
    async (column) => {
      const everything = async (direction: string) => {
        const pages: Dealer[] = [];
        for (let page = 1; ; page++) {
          const { items, total } = await table({ sorting: { column, direction }, paginator: { page, pageSize: 50 } });
          pages.push(...items);
          if (pages.length >= total) return pages;
        }
      };
      const key = (dealer: Dealer) => {
        const value = dealer[column];
        if (typeof value !== 'string') return value as number;
        return column === 'businessName' || column === 'city'
          ? value
              .normalize('NFD')
              .replace(/\p{Mn}/gu, '')
              .toLowerCase()
          : value;
      };
      for (const [direction, sign] of [
        ['asc', 1],
        ['desc', -1],
      ] as const) {
        const found = await everything(direction);
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        const sorted = [...found].sort((a, b) => {
          const [x, y] = [key(a), key(b)];
          return x < y ? -sign : x > y ? sign : a.id - b.id;
        });
        expect(found.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
      }
    },
  );

  test('filters by one value, several, a range and a member', async () => {
    const all = (await table({ paginator: { pageSize: 100 } })).items;
    const matching = (test: (dealer: Dealer) => boolean) => all.filter(test).map(({ id }) => id);
    const filtered = async (filter: object) =>
      (await table({ filter, paginator: { pageSize: 100 } })).items.map(({ id }) => id);
    expect(await filtered({ status: 'active' })).toEqual(matching((dealer) => dealer['status'] === 'active'));
    expect(await filtered({ tier: ['gold', 'prospect'], region: 'Lazio' })).toEqual(
      matching((dealer) => dealer['tier'] !== 'platinum' && dealer['region'] === 'Lazio'),
    );
    expect(await filtered({ city: 'CANTU' })).toEqual(matching((dealer) => dealer.city === 'Cantù'));
    expect(await filtered({ joinedOn: { from: '2018-01-01', to: '2020-12-31' } })).toEqual(
      matching(({ joinedOn }) => String(joinedOn) >= '2018-01-01' && String(joinedOn) <= '2020-12-31'),
    );
    const distributor = await service.memberWithCode('DI0001');
    const below = await service.database
      .select({ id: members.id })
      .from(members)
      .where(and(like(members.path, `${distributor.path}%`), eq(members.role, 'Dealer')));
    const ids = below.map(({ id }) => id);
    expect(await filtered({ memberId: distributor.id })).toEqual(matching(({ id }) => ids.includes(id)));
  });

  test.each([
    [{ paginator: { pageSize: 20 } }, { 'paginator.pageSize': 'invalid' }],
    [{ paginator: { page: 0 } }, { 'paginator.page': 'invalid' }],
    [{ paginator: { size: 3 } }, { 'paginator.size': 'unknown' }],
    [{ sorting: { column: 'path' } }, { 'sorting.column': 'invalid' }],
    [{ sorting: { column: 'id', direction: 'up' } }, { 'sorting.direction': 'invalid' }],
    [{ filter: { password: 'x' } }, { 'filter.password': 'unknown' }],
    [{ filter: { status: 'open' } }, { 'filter.status': 'invalid' }],
    [{ filter: { status: [] } }, { 'filter.status': 'required' }],
    [{ filter: { joinedOn: { from: 'x' } } }, { 'filter.joinedOn.from': 'invalid' }],
    [{ filter: { memberId: 2_000_000_000 } }, { 'filter.memberId': 'unknown' }],
    [{ groups: {} }, { groups: 'unknown' }],
  ])('refuses %j', async (body, fields) => {
    const response = await service.call('POST', '/api/dealers/table', { as: 'ka.admin', body });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ error: { fields } });
  });

  test('refuses a filter by somebody else’s member like one by nobody', async () => {
    const foreign = await service.memberWithCode('DI0002');
    const send = (memberId: number) =>
      service.call('POST', '/api/dealers/table', {
        as: 'distributor',
        body: { filter: { memberId } },
        headers: { 'x-request-id': 'the-same-for-all' },
      });
    expect((await send(foreign.id)).body).toBe((await send(2_000_000_000)).body);
  });
});

describe('lists', () => {
  interface Listed {
    readonly data: {
      readonly dealers: { id: number; code: string; businessName: string; role: string; parentId: number | null }[];
    };
  }
  const list = async (url: string, as = 'ka.admin') =>
    (await service.call('GET', url, { as })).json<Listed>().data.dealers;

  test('for selects take a search and a limit', async () => {
    const found = await list('/api/dealers?search=gomme&limit=3');
    expect(found.length).toBe(3);
    expect(Object.keys(found[0] ?? {}).sort()).toEqual(['businessName', 'city', 'code', 'id']);
    expect((await service.call('GET', '/api/dealers?limit=0', { as: 'ka.admin' })).statusCode).toBe(422);
    expect((await service.call('GET', '/api/dealers?shoe=1', { as: 'ka.admin' })).statusCode).toBe(422);
  });

  test('refuse a search and a filter that no database takes', async () => {
    const listed = await service.call('GET', '/api/dealers?search=a%00', { as: 'ka.admin' });
    expect(listed.json()).toMatchObject({ error: { fields: { search: 'invalid' } } });
    for (const character of ['\0', '\ud800']) {
      const body = { searchTerm: character, filter: { city: character, region: [character], province: character } };
      const page = await service.call('POST', '/api/dealers/table', { as: 'ka.admin', body });
      expect(page.statusCode).toBe(422);
      const { fields } = page.json<{ error: { fields: object } }>().error;
      expect(Object.keys(fields).sort()).toEqual(['filter.city', 'filter.province', 'filter.region.0', 'searchTerm']);
    }
  });

  test('by role cascade from the top to the agents', async () => {
    const managers = await list('/api/dealers/role/Regional%20Manager', 'consultant');
    expect(managers.map(({ code }) => code).sort()).toEqual(['RM0001', 'RM0002', 'RM0003', 'RM0004']);
    const first = managers.find(({ code }) => code === 'RM0001');
    const distributors = await list(`/api/dealers/role/Distributor/${first?.id ?? 0}`);
    expect(distributors.length).toBe(6);
    expect(distributors.every(({ parentId }) => parentId === first?.id)).toBe(true);
    const own = await list('/api/dealers/role/Distributor', 'agent');
    expect(own).toEqual([]);
    expect(await list('/api/dealers/role/Distributor', 'distributor')).toMatchObject([
      { code: 'DI0001', parentId: null },
    ]);
  });

  test('by role and search begin with those whose name begins so, then those with a word that does', async () => {
    const names = ['Aqx Gomme', 'Pneus Qxia', 'Qxena Ruote'];
    for (const businessName of names) await created({ businessName });
    const found = await list('/api/dealers/role/Dealer?search=qx&limit=2');
    expect(found.map(({ businessName }) => businessName)).toEqual(['Qxena Ruote', 'Pneus Qxia']);
  });

  test('by a role that is none are refused', async () => {
    const response = await service.call('GET', '/api/dealers/role/Consultant', { as: 'ka.admin' });
    expect(response.json()).toMatchObject({ error: { code: 'BAD_USER_INPUT', fields: { role: 'invalid' } } });
  });

  test('of members by ids take at most a hundred', async () => {
    const send = (ids: string) => service.call('GET', `/api/members?ids=${ids}`, { as: 'agent' });
    expect((await send('')).statusCode).toBe(422);
    expect((await send('1,x')).statusCode).toBe(422);
    expect((await send(Array.from({ length: 101 }, (_, i) => i).join())).statusCode).toBe(422);
    const agent = await service.memberWithCode('AG0001');
    const response = await send(`1,${agent.id},9999999999,0,${agent.id}`);
    expect(response.json()).toMatchObject({ data: { members: [{ code: 'AG0001', parentId: null }] } });
  });
});
