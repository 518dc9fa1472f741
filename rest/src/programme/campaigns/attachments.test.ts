import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { desc, eq } from 'drizzle-orm';
import { campaignAttachments } from '../../ground/database/tables/programme/campaigns.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import { tidyUp } from '../../operations/housekeeping.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import { announced, storedFiles, pdf, sent, uploaded } from '../../testing/files/files.js';
import { newCampaign } from '../../testing/programme/salesAndCampaigns.js';

interface Attachment {
  readonly id: number;
  readonly filename: string;
  readonly contentType: string;
  readonly size: number;
}

let service: TestApp;
let campaignId: number;
beforeAll(async () => {
  service = await openTestApp();
  campaignId = (await newCampaign(service.database)).id;
});
afterAll(() => service.close());

const address = (id: number | string = campaignId) => `/api/campaigns/${id}/attachments`;

const attachUpload = (upload: number, id = campaignId, headers: Record<string, string> = {}) =>
  service.call('POST', address(id), { as: 'ka.admin', body: { upload }, headers });

const attachBare = (bytes: Buffer, filename: string, headers: Record<string, string> = {}) =>
  service.call('POST', `${address()}?filename=${encodeURIComponent(filename)}`, {
    as: 'ka.admin',
    body: bytes,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  });

/** A form as browsers send it. */
function form(parts: readonly { name: string; filename?: string; content: Buffer }[]) {
  const boundary = '----a-boundary-of-the-tests';
  const pieces = parts.flatMap(({ name, filename, content }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"` +
        (filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: application/pdf`) +
        '\r\n\r\n',
    ),
    content,
    Buffer.from('\r\n'),
  ]);
  return {
    body: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

const attachmentIn = (response: { json<T>(): T }) =>
  response.json<{ data: { attachment: Attachment } }>().data.attachment;

const download = (id: number, as = 'ka.admin', campaign = campaignId) =>
  service.call('GET', `/api/download/campaigns-attachment/${campaign}/${id}`, { as });

describe('a file is attached', () => {
  test('as an upload that a JSON body names', async () => {
    const response = await attachUpload(await uploaded(service, pdf('one'), { filename: 'Listino.PDF' }));
    expect(response.statusCode).toBe(201);
    expect(attachmentIn(response)).toEqual({
      id: expect.any(Number),
      filename: 'Listino.PDF',
      contentType: 'application/pdf',
      size: pdf('one').length,
      addedAt: service.clock.now().toISOString(),
    });
    expect((await download(attachmentIn(response).id)).rawPayload).toEqual(pdf('one'));
  });

  test('as the field `file` of a form', async () => {
    const sentForm = form([
      { name: 'note', content: Buffer.from('not read') },
      { name: 'file', filename: 'modulo.pdf', content: pdf('two') },
    ]);
    const response = await service.call('POST', address(), { as: 'ka.admin', ...sentForm });
    expect(response.statusCode).toBe(201);
    expect(attachmentIn(response).filename).toBe('modulo.pdf');
    expect((await download(attachmentIn(response).id)).rawPayload).toEqual(pdf('two'));
  });

  test('as the body itself, named by the query or by its header', async () => {
    const byQuery = await attachBare(pdf('three'), '../città.pdf');
    expect(attachmentIn(byQuery).filename).toBe('città.pdf');
    const byHeader = await service.call('POST', address(), {
      as: 'ka.admin',
      body: pdf('four'),
      headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="quattro.pdf"' },
    });
    expect(attachmentIn(byHeader).filename).toBe('quattro.pdf');
    expect((await download(attachmentIn(byHeader).id)).rawPayload).toEqual(pdf('four'));
  });

  test('in whatever state the campaign is, and is then among its attachments', async () => {
    const { id } = await newCampaign(service.database, { state: 'closed', closedAt: service.clock.now() });
    const first = attachmentIn(await attachUpload(await uploaded(service, pdf()), id));
    const second = attachmentIn(await attachUpload(await uploaded(service, pdf()), id));
    const page = await service.call('GET', `/api/campaigns/${id}`, { as: 'ka.admin' });
    expect(page.json()).toMatchObject({ data: { campaign: { attachments: [first, second] } } });
  });

  test('with a line in the campaign’s audit trail', async () => {
    const { id } = attachmentIn(await attachBare(pdf('audited'), 'traccia.pdf'));
    await service.call('DELETE', `${address()}/${id}`, { as: 'gd.admin' });
    const [removed, added] = await service.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, campaignId))
      .orderBy(desc(auditEntries.id))
      .limit(2);
    const facts = { filename: 'traccia.pdf', size: pdf('audited').length, contentHash: expect.any(String) };
    expect(added).toMatchObject({ entity: 'campaign', action: 'attachmentAdded', before: null, after: facts });
    expect(removed).toMatchObject({ entity: 'campaign', action: 'attachmentRemoved', before: facts, after: null });
    expect(removed?.actorId).not.toBe(added?.actorId);
  });

  test('once for one key, however it is sent', async () => {
    const count = async () => (await service.database.select().from(campaignAttachments)).length;
    const upload = await uploaded(service, pdf());
    const before = await count();
    const key = { 'idempotency-key': 'attach-1' };
    const responses = [await attachUpload(upload, campaignId, key), await attachUpload(upload, campaignId, key)];
    expect(responses[1]?.json()).toEqual(responses[0]?.json());
    const bareKey = { 'idempotency-key': 'attach-2' };
    const bare = [await attachBare(pdf('k'), 'k.pdf', bareKey), await attachBare(pdf('k'), 'k.pdf', bareKey)];
    expect(bare[1]?.json()).toEqual(bare[0]?.json());
    expect(await count()).toBe(before + 2);
    const other = await attachBare(pdf('other'), 'k.pdf', bareKey);
    expect(other.json()).toMatchObject({ error: { reason: 'idempotencyKeyReused' } });
  });
});

describe('the types of files', () => {
  const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0]);
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
  const webp = Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1');
  const office = 'application/vnd.openxmlformats-officedocument';

  test.each<[string, Buffer, string]>([
    ['a.pdf', pdf(), 'application/pdf'],
    ['a.png', png, 'image/png'],
    ['a.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    ['a.JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe1]), 'image/jpeg'],
    ['a.webp', webp, 'image/webp'],
    ['a.xlsx', zip, `${office}.spreadsheetml.sheet`],
    ['a.docx', zip, `${office}.wordprocessingml.document`],
    ['a.csv', Buffer.from('codice;nome\r\n1;Così'), 'text/csv; charset=utf-8'],
    ['a.txt', Buffer.from('Prezzi < 100 € e > 50 €'), 'text/plain; charset=utf-8'],
  ])('%s is taken for what it is', async (filename, bytes, contentType) => {
    const upload = await uploaded(service, bytes, { filename, contentType: 'text/html' });
    const response = await attachUpload(upload);
    expect(attachmentIn(response).contentType).toBe(contentType);
    expect((await download(attachmentIn(response).id)).headers['content-type']).toBe(contentType);
  });

  test.each<[string, Buffer]>([
    ['a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a.html', Buffer.from('<!doctype html><p>')],
    ['a.exe', Buffer.from('MZ')],
    ['a', pdf()],
    ['constructor', pdf()],
    ['a.pdf.exe', pdf()],
    ['a.pdf', Buffer.from('<html>')],
    ['a.pdf', png],
    ['a.png', pdf()],
    ['a.jpg', png],
    ['a.webp', Buffer.from('RIFF\x10\0\0\0WAVEfmt ', 'latin1')],
    ['a.xlsx', pdf()],
    ['a.docx', Buffer.from('PK')],
    ['a.txt', Buffer.from('\n <!DOCTYPE html><script>')],
    ['a.csv', Buffer.from('<svg onload="x()">')],
    ['a.txt', Buffer.from('text\0text')],
  ])('%s is refused when it is not, or is not accepted: %s', async (filename, bytes) => {
    const upload = await uploaded(service, bytes, { filename });
    const response = await attachUpload(upload);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ error: { fields: { file: 'notAllowed' } } });
    expect((await attachBare(bytes, filename)).statusCode).toBe(422);
  });
});

describe('a file is refused', () => {
  test.each<[string, object, object]>([
    ['without any body', {}, { upload: 'required' }],
    ['for a JSON body that names no upload', { body: { file: 'x' } }, { upload: 'required', file: 'unknown' }],
    ['for an upload that is none', { body: { upload: 'x' } }, { upload: 'invalid' }],
    [
      'for a form without the field',
      form([{ name: 'other', filename: 'a.pdf', content: pdf() }]),
      { file: 'required' },
    ],
    ['for a form without a file', form([{ name: 'file', content: pdf() }]), { file: 'required' }],
  ])('%s', async (_how, options, fields) => {
    const response = await service.call('POST', address(), { as: 'ka.admin', ...options });
    expect(response.statusCode).toBe(422);
    expect(response.json<{ error: { fields: object } }>().error.fields).toEqual(fields);
  });

  test('when it is empty, or larger than an attachment may be, and leaves nothing', async () => {
    const before = await storedFiles(service);
    expect((await attachBare(Buffer.alloc(0), 'vuoto.pdf')).statusCode).toBe(422);
    const large = Buffer.alloc(50_000_001);
    pdf().copy(large);
    expect((await attachBare(large, 'grande.pdf')).statusCode).toBe(413);
    const inForm = form([{ name: 'file', filename: 'grande.pdf', content: large }]);
    expect((await service.call('POST', address(), { as: 'ka.admin', ...inForm })).statusCode).toBe(413);
    expect(await storedFiles(service)).toEqual(before);
  });

  test('when a form breaks off, and leaves nothing', async () => {
    const before = await storedFiles(service);
    const whole = form([{ name: 'file', filename: 'a.pdf', content: pdf('x'.repeat(1000)) }]);
    const cut = { ...whole, body: whole.body.subarray(0, 500) };
    expect((await service.call('POST', address(), { as: 'ka.admin', ...cut })).statusCode).toBe(422);
    expect(await storedFiles(service)).toEqual(before);
  });

  test('before its bytes are read, when the campaign does not exist', async () => {
    const before = await storedFiles(service);
    for (const id of ['2000000000', 'abc', '-1']) {
      const response = await service.call('POST', `${address(id)}?filename=a.pdf`, {
        as: 'ka.admin',
        body: pdf(),
        headers: { 'content-type': 'application/pdf' },
      });
      expect(response.statusCode).toBe(404);
    }
    expect(await storedFiles(service)).toEqual(before);
    const upload = await uploaded(service, pdf());
    expect((await attachUpload(upload, 2_000_000_000)).statusCode).toBe(404);
    expect((await attachUpload(upload)).statusCode).toBe(201);
  });

  test('of who may not manage campaigns', async () => {
    const { uploadId, ticket } = await announced(service, pdf());
    await sent(service, ticket, pdf());
    const response = await service.call('POST', address(), { as: 'distributor', body: { upload: uploadId } });
    expect(response.statusCode).toBe(403);
  });
});

describe('an attachment', () => {
  test('is seen by a dealer of a campaign that it is in, and of no other', async () => {
    const dealer = await service.memberWithCode('DE00001');
    const [mine, others] = [await newCampaign(service.database), await newCampaign(service.database)];
    await service.database
      .insert(memberships)
      .values({ campaignId: mine.id, dealerId: dealer.id, goalThreshold: 10, addedAt: service.clock.now() });
    const inMine = attachmentIn(await attachUpload(await uploaded(service, pdf()), mine.id)).id;
    const inOthers = attachmentIn(await attachUpload(await uploaded(service, pdf()), others.id)).id;
    expect((await download(inMine, 'dealer', mine.id)).statusCode).toBe(200);
    expect((await download(inOthers, 'agent', others.id)).statusCode).toBe(200);
    expect((await download(inMine, 'consultant', mine.id)).statusCode).toBe(403);
    expect((await download(inOthers, 'dealer', others.id)).statusCode).toBe(404);
    expect((await download(inOthers, 'dealer', mine.id)).statusCode).toBe(404);
  });

  test('that is removed is gone for everybody, and its file with the next tidying', async () => {
    const { id } = attachmentIn(await attachUpload(await uploaded(service, pdf('to go'))));
    const [row] = await service.database.select().from(campaignAttachments).where(eq(campaignAttachments.id, id));
    const { id: other } = await newCampaign(service.database);
    const remove = (campaign: number) => service.call('DELETE', `${address(campaign)}/${id}`, { as: 'ka.admin' });
    expect((await remove(other)).statusCode).toBe(404);
    expect((await remove(campaignId)).json()).toEqual({ success: true, data: {} });
    expect((await remove(campaignId)).statusCode).toBe(404);
    expect((await download(id)).statusCode).toBe(404);
    await tidyUp(service);
    expect(await storedFiles(service)).not.toContain(row?.storageKey);
  });
});
