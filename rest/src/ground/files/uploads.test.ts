import { createHash, randomBytes } from 'node:crypto';
import { request as httpRequest, type ClientRequest } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, type SQL } from 'drizzle-orm';
import { campaignAttachments } from '../database/tables/programme/campaigns.js';
import { sessions } from '../database/tables/people/sessions.js';
import { uploads } from '../database/tables/content/files.js';
import { userRoles, users } from '../database/tables/people/accounts.js';
import { tidyUp } from '../../operations/housekeeping.js';
import { announced, fileTicket, storedFiles, pdf, sent, uploaded } from '../../testing/files/files.js';
import { newCampaign } from '../../testing/programme/salesAndCampaigns.js';
import { openTestApp, testSecret, type TestApp } from '../../testing/app/testApp.js';
import { holderOf } from '../../people/auth/ticketHolder.js';
import { receiveUpload } from './uploads.js';

const hour = 60 * 60 * 1000;

let service: TestApp;
let url: string;
beforeAll(async () => {
  service = await openTestApp();
  url = await service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => service.close());

async function rowOf(id: number) {
  const [row] = await service.database.select().from(uploads).where(eq(uploads.id, id));
  if (row === undefined) throw new Error(`There is no upload ${id}.`);
  return row;
}

async function storedBytes(id: number): Promise<Buffer> {
  return buffer((await service.storage.read((await rowOf(id)).storageKey)).stream);
}

/** Waits for what happens soon, on a loaded machine later; a test that waits in vain ends by its own limit. */
async function eventually<T>(look: () => Promise<T>, isThere: (found: T) => boolean): Promise<T> {
  for (;;) {
    const found = await look();
    if (isThere(found)) return found;
    await wait(10);
  }
}

/** Begins to send a file over the network, and leaves it there. */
function begun(ticket: string, bytes: Buffer, length: number): ClientRequest {
  const request = httpRequest(`${url}/api/uploads/${ticket}`, { method: 'PUT', headers: { 'content-length': length } });
  request.on('error', () => undefined);
  request.write(bytes);
  return request;
}

describe('an announced file', () => {
  test('arrives as it is, with its size and hash', async () => {
    const bytes = randomBytes(200_000);
    const { uploadId, ticket, expiresAt } = await announced(service, bytes, { filename: '../../Listino "à".pdf' });
    expect(expiresAt).toBe(new Date(service.clock.now().getTime() + 300_000).toISOString());
    const response = await sent(service, ticket, bytes);
    expect(response.json()).toEqual({ success: true, data: { upload: { id: uploadId, size: 200_000 } } });
    expect(await rowOf(uploadId)).toMatchObject({
      filename: 'Listino _à_.pdf',
      size: 200_000,
      contentHash: createHash('sha256').update(bytes).digest('hex'),
      completedAt: service.clock.now(),
      usedAt: null,
    });
    expect(await storedBytes(uploadId)).toEqual(bytes);
  });

  test.each(['application/json', 'multipart/form-data; boundary=x', 'text/csv', undefined])(
    'is not read as anything else, whatever type it comes with: %s',
    async (type) => {
      const bytes = Buffer.from('{"not": "read"');
      const { uploadId, ticket } = await announced(service, bytes);
      const response = await fetch(`${url}/api/uploads/${ticket}`, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        ...(type === undefined ? {} : { headers: { 'content-type': type } }),
      });
      expect(response.status).toBe(200);
      expect(await storedBytes(uploadId)).toEqual(bytes);
    },
  );

  test('of more bytes than announced is refused while they come, and leaves nothing', async () => {
    const before = await storedFiles(service);
    const { ticket } = await announced(service, pdf(), { size: 10 });
    const response = await sent(service, ticket, pdf());
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ error: { code: 'PAYLOAD_TOO_LARGE' } });
    expect(await storedFiles(service)).toEqual(before);
  });

  test('that is far too large is answered though its sender is still sending', async () => {
    const { ticket } = await announced(service, pdf(), { size: 10 });
    const chunk = Buffer.alloc(65_536);
    const sender = begun(ticket, chunk, 1_000_000_000);
    const endless = new Readable({ read: () => endless.push(chunk) });
    endless.pipe(sender);
    const status = await new Promise((resolve) => {
      sender.on('response', ({ statusCode }) => resolve(statusCode));
    });
    expect(status).toBe(413);
    endless.destroy();
    sender.destroy();
  });

  test('of fewer bytes is refused, and may be sent again', async () => {
    const before = await storedFiles(service);
    const { uploadId, ticket } = await announced(service, pdf());
    const short = await sent(service, ticket, pdf().subarray(0, 5));
    expect(short.statusCode).toBe(422);
    expect(short.json()).toMatchObject({ error: { fields: { size: 'mismatch' } } });
    expect(await storedFiles(service)).toEqual(before);
    expect((await sent(service, ticket, pdf())).statusCode).toBe(200);
    expect(await storedBytes(uploadId)).toEqual(pdf());
  });

  test('whose sender goes away leaves nothing, and may be sent again', async () => {
    const before = await storedFiles(service);
    const bytes = randomBytes(300_000);
    const { uploadId, ticket } = await announced(service, bytes);
    const request = begun(ticket, bytes.subarray(0, 100_000), bytes.length);
    await eventually(
      () => storedFiles(service),
      (files) => files.length > before.length,
    );
    request.destroy();
    await eventually(
      () => storedFiles(service),
      (files) => files.length === before.length,
    );
    expect(await rowOf(uploadId)).toMatchObject({ completedAt: null, contentHash: null });
    expect((await sent(service, ticket, bytes)).statusCode).toBe(200);
    expect(await storedBytes(uploadId)).toEqual(bytes);
  });

  test('a file that comes a second time while the first hangs is stored once: the newer try counts', async () => {
    const before = await storedFiles(service);
    const bytes = pdf('twice');
    const { uploadId, ticket } = await announced(service, bytes);
    const hanging = begun(ticket, bytes.subarray(0, 5), bytes.length);
    await eventually(
      () => storedFiles(service),
      (files) => files.length > before.length,
    );
    expect((await sent(service, ticket, bytes)).statusCode).toBe(200);
    const responded = new Promise<number | undefined>((resolve) => {
      hanging.on('response', (response) => resolve(response.resume().statusCode));
    });
    hanging.end(bytes.subarray(5));
    expect(await responded).toBe(409);
    expect(await storedBytes(uploadId)).toEqual(bytes);
    expect((await storedFiles(service)).length).toBe(before.length + 1);
  });

  test('whose completion was committed on a connection that broke has its bytes', async () => {
    const { uploadId, ticket } = await announced(service, pdf());
    const { database } = service;
    const breaking = Object.create(database) as typeof database;
    breaking.update = ((table: typeof uploads) => ({
      set: (values: Partial<typeof uploads.$inferInsert>) => ({
        where: (condition: SQL) => ({
          returning: async () => {
            const rows = await database.update(table).set(values).where(condition).returning();
            if (values.completedAt) throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
            return rows;
          },
        }),
      }),
    })) as never;
    const receiving = receiveUpload(
      { ...service, database: breaking, wakeOutbox: () => undefined },
      ticket,
      Readable.from([pdf()]),
      testSecret,
      holderOf,
    );
    await expect(receiving).rejects.toThrow('ECONNRESET');
    expect(await storedBytes(uploadId)).toEqual(pdf());
    expect((await sent(service, ticket, pdf())).statusCode).toBe(409);
  });

  test('is complete once: its ticket takes no other', async () => {
    const { uploadId, ticket } = await announced(service, pdf());
    await sent(service, ticket, pdf());
    expect((await sent(service, ticket, pdf().fill(0))).statusCode).toBe(409);
    expect(await storedBytes(uploadId)).toEqual(pdf());
  });
});

describe('an announcement is refused', () => {
  const announce = (body: object, as = 'ka.admin') => service.call('POST', '/api/uploads', { as, body });
  const good = { purpose: 'campaignAttachment', filename: 'a.pdf', size: 10, contentType: 'application/pdf' };

  test.each([
    [{ ...good, size: 50_000_001 }, 413],
    [{ ...good, purpose: 'import', size: 2_000_000_001 }, 413],
    [{ ...good, size: 0 }, 422],
    [{ ...good, size: 1.5 }, 422],
    [{ ...good, filename: '' }, 422],
    [{ ...good, filename: 'a\0.pdf' }, 422],
    [{ ...good, purpose: 'cover' }, 422],
    [{ ...good, contentType: 'pdf' }, 422],
    [{ ...good, storageKey: 'mine' }, 422],
  ])('%j', async (body, status) => {
    expect((await announce(body)).statusCode).toBe(status);
  });

  test('to who may neither import nor manage campaigns', async () => {
    expect((await announce(good, 'distributor')).statusCode).toBe(403);
  });

  test('but not at the limits', async () => {
    expect((await announce({ ...good, size: 50_000_000 })).statusCode).toBe(201);
    expect((await announce({ ...good, purpose: 'import', size: 2_000_000_000, contentType: '' })).statusCode).toBe(201);
  });
});

describe('the ticket of an upload', () => {
  const refusalOf = async (ticket: string) => {
    const response = await sent(service, ticket, pdf());
    const { code, reason } = response.json<{ error: { code: string; reason?: string } }>().error;
    return [response.statusCode, code, reason];
  };

  test('is none when any of its characters is another', async () => {
    const { ticket } = await announced(service, pdf());
    const others = [0, 40, ticket.indexOf('.') - 1, ticket.indexOf('.') + 1, ticket.length - 1].map((at) => {
      const other = ticket[at] === 'A' ? 'B' : 'A';
      return ticket.slice(0, at) + other + ticket.slice(at + 1);
    });
    for (const other of [...others, '', 'x', `${ticket}.`, ticket.split('.')[0] ?? '', 'é'.repeat(10)]) {
      expect((await refusalOf(encodeURIComponent(other))).slice(0, 2)).toEqual([404, 'NOT_FOUND']);
    }
  });

  test('is no ticket for a file, nor the other way round', async () => {
    const { ticket } = await announced(service, pdf());
    expect((await service.call('GET', `/api/files/${ticket}`)).statusCode).toBe(404);
    const { id: campaignId } = await newCampaign(service.database);
    const issued = await fileTicket(service, { route: 'campaignMembership', params: { id: campaignId } });
    expect(await refusalOf(issued.json<{ data: { ticket: string } }>().data.ticket)).toEqual([
      404,
      'NOT_FOUND',
      undefined,
    ]);
  });

  test('is good for five minutes to begin', async () => {
    const first = await announced(service, pdf());
    const second = await announced(service, pdf());
    service.clock.advance(299_999);
    expect((await sent(service, first.ticket, pdf())).statusCode).toBe(200);
    service.clock.advance(1);
    expect(await refusalOf(second.ticket)).toEqual([403, 'FORBIDDEN', 'ticketExpired']);
  });

  test('ends with the session, and with the permission', async () => {
    const login = await service.call('POST', '/api/login', { body: { username: 'gd.admin', password: 'Pneus-2025!' } });
    const headers = { authorization: `Bearer ${login.json<{ api_token: string }>().api_token}` };
    const body = { purpose: 'campaignAttachment', filename: 'a.pdf', size: 10, contentType: '' };
    const announce = async () =>
      (await service.call('POST', '/api/uploads', { headers, body })).json<{ data: { upload: { ticket: string } } }>()
        .data.upload.ticket;
    const [first, second] = [await announce(), await announce()];
    const [user] = await service.database.select().from(users).where(eq(users.username, 'gd.admin'));
    const ofUser = eq(userRoles.userId, user?.id ?? 0);
    await service.database.update(userRoles).set({ role: 'Agent' }).where(ofUser);
    expect(await refusalOf(first)).toEqual([403, 'FORBIDDEN', undefined]);
    await service.database.update(userRoles).set({ role: 'GD Administrator' }).where(ofUser);
    await service.call('POST', '/api/logout', { headers });
    expect(await refusalOf(second)).toEqual([401, 'UNAUTHENTICATED', undefined]);
  });
});

describe('a complete upload', () => {
  const attach = async (campaignId: number, upload: number, as = 'ka.admin') =>
    service.call('POST', `/api/campaigns/${campaignId}/attachments`, { as, body: { upload } });

  test('is used once', async () => {
    const { id: campaignId } = await newCampaign(service.database);
    const id = await uploaded(service, pdf());
    expect((await attach(campaignId, id)).statusCode).toBe(201);
    expect((await attach(campaignId, id)).json()).toMatchObject({ error: { fields: { upload: 'unknown' } } });
  });

  test('is used once by many calls at a time', async () => {
    const { id: campaignId } = await newCampaign(service.database);
    const id = await uploaded(service, pdf());
    const responses = await Promise.all(Array.from({ length: 20 }, () => attach(campaignId, id)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(19).fill(422)]);
  });

  test('is nobody else’s, for nothing else, and not used before it is complete', async () => {
    const { id: campaignId } = await newCampaign(service.database);
    const unfit = [
      await uploaded(service, pdf(), {}, 'gd.admin'),
      await uploaded(service, pdf(), { purpose: 'import' }),
      (await announced(service, pdf())).uploadId,
      2_000_000_000,
    ];
    for (const id of unfit) {
      expect((await attach(campaignId, id)).json()).toMatchObject({ error: { fields: { upload: 'unknown' } } });
    }
  });

  test('that nobody uses within a day cannot be used, and is deleted with its file; a used one stays', async () => {
    const { id: campaignId } = await newCampaign(service.database);
    const used = await uploaded(service, pdf('used'));
    await attach(campaignId, used);
    const unused = await uploaded(service, pdf('unused'));
    const [{ storageKey: usedKey }, { storageKey: unusedKey }] = [await rowOf(used), await rowOf(unused)];
    service.clock.advance(24 * hour);
    await service.database.update(sessions).set({ expiresAt: new Date(service.clock.now().getTime() + 48 * hour) });
    expect((await attach(campaignId, unused)).statusCode).toBe(422);
    await tidyUp(service);
    expect(await storedFiles(service)).toContain(unusedKey);
    service.clock.advance(hour);
    await tidyUp(service);
    expect(await storedFiles(service)).not.toContain(unusedKey);
    expect(await storedFiles(service)).toContain(usedKey);
    expect(await service.database.select().from(uploads)).toEqual([]);
    const attachments = await service.database.select().from(campaignAttachments);
    expect(attachments.map(({ storageKey }) => storageKey)).toContain(usedKey);
  });
});
