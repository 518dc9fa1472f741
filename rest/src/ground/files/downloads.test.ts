import { randomBytes } from 'node:crypto';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { buildApp } from '../../app.js';
import { campaignAttachments } from '../database/tables/programme/campaigns.js';
import { userRoles, users } from '../database/tables/people/accounts.js';
import { fileTicket, pdf, uploaded } from '../../testing/files/files.js';
import { newCampaign } from '../../testing/programme/salesAndCampaigns.js';
import { openTestApp, testSecret, type TestApp } from '../../testing/app/testApp.js';

let service: TestApp;
let campaignId: number;
let attachmentId: number;
const content = pdf(randomBytes(500).toString('hex')).subarray(0, 1000);
beforeAll(async () => {
  service = await openTestApp();
  campaignId = (await newCampaign(service.database, { title: 'Estate 2025' })).id;
  attachmentId = await attached(content, 'Listino "più" 2025.pdf');
});
afterAll(() => service.close());

async function attached(bytes: Buffer, filename: string): Promise<number> {
  const upload = await uploaded(service, bytes, { filename });
  const response = await service.call('POST', `/api/campaigns/${campaignId}/attachments`, {
    as: 'ka.admin',
    body: { upload },
  });
  return response.json<{ data: { attachment: { id: number } } }>().data.attachment.id;
}

const attachmentRoute = () => ({ route: 'downloadCampaignAttachment', params: { a: campaignId, b: attachmentId } });
const membershipRoute = (body?: object) => ({ route: 'campaignMembership', params: { id: campaignId }, body });

async function ticketFor(body: object, as = 'ka.admin'): Promise<string> {
  const response = await fileTicket(service, body, as);
  return response.json<{ data: { ticket: string } }>().data.ticket;
}

const fetched = (ticket: string, headers: Record<string, string> = {}) =>
  service.call('GET', `/api/files/${ticket}`, { headers });

const direct = (headers: Record<string, string> = {}) =>
  service.call('GET', `/api/download/campaigns-attachment/${campaignId}/${attachmentId}`, { as: 'ka.admin', headers });

/** The response to HEAD, and the headers of the one to GET, but for those of the one exchange. */
async function headOf(url: string, headers: Record<string, string>) {
  const ofFile = (response: Awaited<ReturnType<typeof service.call>>) =>
    Object.entries(response.headers).filter(([name]) => !['x-request-id', 'date', 'connection'].includes(name));
  const [got, described] = await Promise.all(
    (['GET', 'HEAD'] as const).map((method) => service.app.inject({ method, url, headers })),
  );
  if (got === undefined || described === undefined) throw new Error('No response has come.');
  return {
    get: { status: got.statusCode, headers: ofFile(got) },
    head: { status: described.statusCode, headers: ofFile(described) },
    body: described.body,
  };
}

describe('a file is described by HEAD as it is fetched by GET, without its bytes', () => {
  test('by its own address and by its ticket, whole, in part, and where the caller has it', async () => {
    const bearer = { authorization: `Bearer ${await service.tokenOf('ka.admin')}` };
    const etag = String((await direct()).headers['etag']);
    const ticket = await ticketFor(attachmentRoute());
    for (const url of [`/api/download/campaigns-attachment/${campaignId}/${attachmentId}`, `/api/files/${ticket}`]) {
      for (const [asked, status] of [
        [{}, 200],
        [{ range: 'bytes=10-19' }, 206],
        [{ range: 'bytes=1000-' }, 416],
        [{ 'if-none-match': etag }, 304],
      ] as const) {
        const { get, head, body } = await headOf(url, { ...bearer, ...asked });
        expect({ url, ...head }).toEqual({ url, ...get });
        expect(head.status).toBe(status);
        // `inject` gives the body of a refused HEAD, which HTTP would leave out.
        if (status !== 416) expect(body).toBe('');
      }
    }
  });

  test('and not to whom it is refused', async () => {
    const missing = await service.app.inject({ method: 'HEAD', url: '/api/files/none' });
    expect(missing.statusCode).toBe(404);
    const nobody = await service.app.inject({
      method: 'HEAD',
      url: `/api/download/campaigns-attachment/${campaignId}/${attachmentId}`,
    });
    expect(nobody.statusCode).toBe(401);
  });

  test('and what would be made is not made for it', async () => {
    const ticket = await ticketFor(membershipRoute({ format: 'csv' }));
    const { get, head, body } = await headOf(`/api/files/${ticket}`, {});
    const known = (headers: typeof get.headers) =>
      headers.filter(([name]) => !['content-length', 'transfer-encoding'].includes(name));
    expect([head.status, known(head.headers), body]).toEqual([200, known(get.headers), '']);
  });
});

describe('a stored file', () => {
  test('comes whole, with its name, length and tag, and may do nothing in a browser', async () => {
    const response = await direct();
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload).toEqual(content);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '1000',
      'content-disposition':
        'attachment; filename="Listino _piu_ 2025.pdf"; ' + "filename*=UTF-8''Listino%20_pi%C3%B9_%202025.pdf",
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
    });
    expect(response.headers['etag']).toMatch(/^"[0-9a-f]{64}"$/);
  });

  test('comes by ticket as it comes by its own address', async () => {
    const [byTicket, byAddress] = [await fetched(await ticketFor(attachmentRoute())), await direct()];
    const ofFile = ({ headers }: typeof byTicket) =>
      Object.entries(headers).filter(([name]) => !['x-request-id', 'date'].includes(name));
    expect(ofFile(byTicket)).toEqual(ofFile(byAddress));
    expect(byTicket.rawPayload).toEqual(content);
  });

  test.each<[string, number, number?, number?]>([
    ['bytes=0-0', 206, 0, 0],
    ['bytes=0-499', 206, 0, 499],
    ['bytes=500-', 206, 500, 999],
    ['bytes=-1', 206, 999, 999],
    ['bytes=-5000', 206, 0, 999],
    ['bytes=990-5000', 206, 990, 999],
    ['bytes=999-999', 206, 999, 999],
    ['BYTES=1-2', 206, 1, 2],
    ['bytes=1000-', 416],
    ['bytes=5000-6000', 416],
    ['bytes=-0', 416],
    ['bytes=5-2', 200],
    ['bytes=0-1,5-6', 200],
    ['bytes=', 200],
    ['bytes=-', 200],
    ['bytes=a-b', 200],
    ['bytes=1.5-2', 200],
    ['tyres=0-1', 200],
    ['bytes=99999999999999999999-', 200],
  ])('for the range %s is answered with %i', async (range, status, from = 0, to = 999) => {
    const response = await direct({ range });
    expect(response.statusCode).toBe(status);
    if (status === 416) {
      expect(response.headers['content-range']).toBe('bytes */1000');
      expect(response.json()).toMatchObject({ success: false, error: { code: 'BAD_USER_INPUT' } });
      expect(response.headers['content-disposition']).toBeUndefined();
      return;
    }
    expect(response.rawPayload).toEqual(content.subarray(from, to + 1));
    expect(response.headers['content-length']).toBe(String(to - from + 1));
    expect(response.headers['content-range']).toBe(status === 206 ? `bytes ${from}-${to}/1000` : undefined);
  });

  test('that the caller has is not sent again', async () => {
    const etag = String((await direct()).headers['etag']);
    for (const tags of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const response = await direct({ 'if-none-match': tags, range: 'bytes=0-1' });
      expect([response.statusCode, response.body, response.headers['etag']]).toEqual([304, '', etag]);
    }
    expect((await direct({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('is continued only if it is still the same', async () => {
    const etag = String((await direct()).headers['etag']);
    const continued = async (ifRange: string) => (await direct({ range: 'bytes=10-', 'if-range': ifRange })).statusCode;
    expect(await continued(etag)).toBe(206);
    expect(await continued('"other"')).toBe(200);
    expect(await continued(`W/${etag}`)).toBe(200);
    expect(await continued('Mon, 02 Mar 2026 09:00:00 GMT')).toBe(200);
  });

  test('whose bytes are lost is no empty file', async () => {
    const id = await attached(pdf('lost'), 'perso.pdf');
    const [row] = await service.database.select().from(campaignAttachments).where(eq(campaignAttachments.id, id));
    await service.storage.delete(row?.storageKey ?? '');
    const response = await service.call('GET', `/api/download/campaigns-attachment/${campaignId}/${id}`, {
      as: 'ka.admin',
    });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ error: { code: 'UPSTREAM_UNAVAILABLE' } });
    expect(response.headers['content-disposition']).toBeUndefined();
    expect(response.body).not.toContain(service.filesFolder);
  });
});

describe('a generated file', () => {
  test('a generated file is sent as it is made, and never cached', async () => {
    const response = await fetched(await ticketFor(membershipRoute({ format: 'csv' })), { range: 'bytes=0-1' });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('filename="Adesioni Estate 2025.csv"'),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'accept-ranges': 'none',
    });
    expect(response.headers['content-length']).toBeUndefined();
    expect(response.headers['etag']).toBeUndefined();
    expect(response.body).toMatch(/^\ufeffCodice;Ragione sociale;/);
  });
});

describe('a ticket for a file', () => {
  test('says what the file is, and lasts five minutes, as often as need be', async () => {
    const response = await fileTicket(service, attachmentRoute());
    const { ticket, ...facts } = response.json<{ data: { ticket: string } }>().data;
    expect(facts).toEqual({
      filename: 'Listino _più_ 2025.pdf',
      contentType: 'application/pdf',
      expiresAt: new Date(service.clock.now().getTime() + 300_000).toISOString(),
    });
    expect(ticket).toMatch(/^[\w.-]+$/);
    service.clock.advance(299_999);
    expect((await fetched(ticket)).statusCode).toBe(200);
    expect((await fetched(ticket, { range: 'bytes=5-9' })).statusCode).toBe(206);
    service.clock.advance(1);
    const late = await fetched(ticket);
    expect(late.statusCode).toBe(403);
    expect(late.json()).toMatchObject({ error: { code: 'FORBIDDEN', reason: 'ticketExpired' } });
  });

  test.each<[string, () => object, string, number, object?]>([
    ['an unknown route', () => ({ route: 'getUser' }), 'ka.admin', 422, { route: 'unknown' }],
    ['a route with a name of JavaScript', () => ({ route: 'constructor' }), 'ka.admin', 422, { route: 'unknown' }],
    ['missing parameters', () => ({ route: 'campaignMembership' }), 'ka.admin', 422, { 'params.id': 'required' }],
    [
      'a wrong body',
      () => membershipRoute({ format: 'pdf', shoe: 1 }),
      'ka.admin',
      422,
      { 'body.format': 'invalid', 'body.shoe': 'unknown' },
    ],
    ['what does not exist', () => ({ route: 'campaignMembership', params: { id: 2_000_000_000 } }), 'ka.admin', 404],
    ['what cannot exist', () => ({ route: 'campaignMembership', params: { id: '../1' } }), 'ka.admin', 404],
    ['a route of others', () => membershipRoute(), 'distributor', 403],
    ['a file of a campaign that a dealer is not in', attachmentRoute, 'dealer', 404],
  ])('is refused for %s', async (_what, body, as, status, fields: object | undefined = undefined) => {
    const response = await fileTicket(service, body(), as);
    expect(response.statusCode).toBe(status);
    if (fields !== undefined) expect(response.json<{ error: { fields: object } }>().error.fields).toEqual(fields);
  });

  test('is refused to nobody in particular, and when an address would not hold it', async () => {
    const anonymous = await service.call('POST', '/api/file-tickets', { body: attachmentRoute() });
    expect(anonymous.statusCode).toBe(401);
    const endless = { ...attachmentRoute(), body: { note: 'x'.repeat(10_000) } };
    expect((await fileTicket(service, endless)).statusCode).toBe(422);
  });

  test('says no more of the session than which one it is', async () => {
    const [payload = ''] = (await ticketFor(attachmentRoute())).split('.');
    const facts = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Record<string, object>;
    expect(Object.keys(facts['credential'] ?? {}).sort()).toEqual(['kind', 'tokenHash']);
  });

  test('is none when any of its characters is another, or when another secret signed it', async () => {
    const ticket = await ticketFor(attachmentRoute());
    for (let at = 0; at < ticket.length; at += 7) {
      const other = ticket.slice(0, at) + (ticket[at] === 'A' ? 'B' : 'A') + ticket.slice(at + 1);
      expect((await fetched(other)).statusCode).toBe(404);
    }
    const [payload = ''] = ticket.split('.');
    const facts = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Record<string, unknown>;
    const forOther = Buffer.from(JSON.stringify({ ...facts, userId: 2 })).toString('base64url');
    expect((await fetched(ticket.replace(payload, forOther))).statusCode).toBe(404);
  });

  describe('of a user', () => {
    const username = 'gd.admin';
    let headers: Record<string, string>;
    let ticket: string;
    let userId: number;
    beforeEach(async () => {
      const login = await service.call('POST', '/api/login', { body: { username, password: 'Pneus-2025!' } });
      headers = { authorization: `Bearer ${login.json<{ api_token: string }>().api_token}` };
      const response = await service.call('POST', '/api/file-tickets', { headers, body: membershipRoute() });
      ticket = response.json<{ data: { ticket: string } }>().data.ticket;
      const [user] = await service.database.select().from(users).where(eq(users.username, username));
      userId = user?.id ?? 0;
    });

    test('whose session has ended is worth nothing', async () => {
      await service.call('POST', '/api/logout', { headers });
      const response = await fetched(ticket);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ error: { code: 'UNAUTHENTICATED' } });
    });

    test('whose role has changed is worth what the role is', async () => {
      const setRole = (role: string) =>
        service.database.update(userRoles).set({ role }).where(eq(userRoles.userId, userId));
      await setRole('Regional Manager');
      const response = await fetched(ticket);
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ error: { permissions: ['accessCampaigns'] } });
      await setRole('GD Administrator');
      expect((await fetched(ticket)).statusCode).toBe(200);
    });

    test('who was disabled is worth nothing', async () => {
      const setDisabled = (disabledAt: Date | null) =>
        service.database.update(users).set({ disabledAt }).where(eq(users.id, userId));
      await setDisabled(service.clock.now());
      expect((await fetched(ticket)).statusCode).toBe(401);
      await setDisabled(null);
    });
  });

  test('for a file that is gone is not found', async () => {
    const id = await attached(pdf('gone'), 'via.pdf');
    const ticket = await ticketFor({ route: 'downloadCampaignAttachment', params: { a: campaignId, b: id } });
    await service.call('DELETE', `/api/campaigns/${campaignId}/attachments/${id}`, { as: 'ka.admin' });
    expect((await fetched(ticket)).statusCode).toBe(404);
  });
});

describe('what goes wrong on the way', () => {
  /** The service beside the tests' own, with its log. */
  async function logging() {
    const { database, clock, programmeDay, storage } = service;
    const lines: string[] = [];
    const app = await buildApp({
      config: {
        trustedProxies: [],
        logLevel: 'trace',
        privacyEmail: 'privacy@gdd.example',
        publicUrl: 'https://portal.example',
      },
      secret: testSecret,
      database,
      clock,
      programmeDay,
      storage,
      wakeOutbox: () => undefined,
      wakeImports: () => undefined,
      wakeExports: () => undefined,
      wakeSimulations: () => undefined,
      wakeWebhooks: () => undefined,
      logTo: { write: (line) => lines.push(line) },
    });
    return { app, lines };
  }

  test('and what goes right is logged without the ticket', async () => {
    const { app, lines } = await logging();
    const tickets = [await ticketFor(attachmentRoute()), await ticketFor(membershipRoute())];
    for (const ticket of tickets) await app.inject(`/api/files/${ticket}`);
    await app.inject(`/api/files/${tickets[0]}x`);
    await app.inject({ method: 'PUT', url: `/api/uploads/${tickets[0]}`, payload: 'x' });
    await app.inject(`/api/nothing/${tickets[0]}`);
    await app.close();
    const log = lines.join('');
    expect(log).toContain('"route":"/api/files/:ticket"');
    expect(lines.filter((line) => line.includes('answered')).length).toBe(5);
    for (const ticket of tickets) for (const part of ticket.split('.')) expect(log).not.toContain(part);
  });

  test('breaks the file off: nobody takes the half for the whole', async () => {
    const { id: lost } = await newCampaign(service.database);
    await service.database.execute(sql`
      insert into members (code, business_name, role, parent_id, region, province, city, vat_number, status, tier,
        joined_on, created_at, updated_at)
      select 'ZZ' || n, 'Zeta ' || n, 'Dealer', (select id from members where code = 'DI0001'), 'Lazio', 'RM', 'Roma',
        'Z' || n, 'active', 'gold', '2024-01-01', now(), now()
      from generate_series(1, 3000) as n`);
    // the last row by name is one that no figure looks like
    await service.database.execute(sql`
      insert into memberships (campaign_id, dealer_id, goal_threshold, added_at, tires_fleet_percentage)
      select ${lost}::int, id, 10, now(), case code when 'ZZ999' then 'NaN'::numeric else 0 end
      from members where code like 'ZZ%'`);
    const { app, lines } = await logging();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const ticket = await ticketFor({ route: 'campaignMembership', params: { id: lost } });
    const outcome = await new Promise<string>((resolve) => {
      httpGet(`${url}/api/files/${ticket}`, (response: IncomingMessage) => {
        response.resume();
        response.on('end', () => resolve('whole'));
        response.on('error', () => resolve(`${response.statusCode} broken off`));
      });
    });
    expect(outcome).toBe('200 broken off');
    expect(lines.join('')).not.toContain(ticket);
    await app.close();
  });

  test('before the first byte is a refusal', async () => {
    const { app } = await logging();
    const ticket = await ticketFor(membershipRoute());
    await service.database.execute(sql`alter table memberships rename to elsewhere`);
    const response = await app.inject(`/api/files/${ticket}`);
    await service.database.execute(sql`alter table elsewhere rename to memberships`);
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ error: { code: 'INTERNAL_SERVER_ERROR' } });
    expect(response.headers['content-disposition']).toBeUndefined();
    await app.close();
  });
});
