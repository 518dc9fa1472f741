import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getDirective } from '@graphql-tools/utils';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { getNamedType } from 'graphql';
import { buildGatewaySchema } from '../schema/schema.js';
import { ticketRecord } from '../test/campaignRecords.js';
import { rootFieldsOf } from '../test/operations.js';
import { enveloped, refuse, StubUpstream, userWith } from '../test/stubUpstream.js';
import { forgetfulClock, TestGateway } from '../test/testGateway.js';

let upstream: StubUpstream;
let gateway: TestGateway;
beforeAll(async () => {
  upstream = await StubUpstream.start();
  gateway = await TestGateway.start({ restUrl: upstream.url }, { clock: forgetfulClock() });
});
beforeEach(() => {
  upstream.on('GET /user', userWith('KA Administrator'));
});
afterEach(() => upstream.reset());
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
}

const openApi = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../schema/rest.openapi.json'), 'utf8'),
) as OpenApi;

/** Each field that answers a file: how it is asked for, and what the ticket is asked for. */
const fileFields: Readonly<Record<string, { readonly args: string; readonly params: object; readonly body?: object }>> =
  {
    membershipFile: { args: 'campaignId: 7', params: { id: 7 }, body: { format: 'xlsx' } },
    campaignAttachmentFile: { args: 'campaignId: 7, attachmentId: 3', params: { a: 7, b: 3 } },
    importTemplateFile: { args: 'kind: NETWORK', params: { kind: 'network' } },
    importErrorsFile: { args: 'id: 8', params: { id: 8 } },
  };

const schema = buildGatewaySchema();
const declared = rootFieldsOf(schema).filter(({ field }) => getNamedType(field.type).name === 'FileTicket');

test('every field that answers a file stands in this table', () => {
  expect(declared.map(({ field }) => field.name).sort()).toEqual(Object.keys(fileFields).sort());
});

test.each(declared)('$field.name asks for a ticket to the route that it wraps', async ({ field }) => {
  const [rest] = getDirective(schema, field, 'rest') ?? [];
  const route = openApi.paths[String(rest?.['path'])]?.[String(rest?.['method']).toLowerCase()]?.operationId;
  const { args, params, body } = fileFields[field.name] ?? { args: '', params: {} };
  upstream.on('POST /file-tickets', enveloped(ticketRecord));
  const { data, errors } = await gateway.ask(`{ ${field.name}(${args}) { url filename contentType expiresAt } }`);
  expect(errors).toEqual([]);
  const { ticket, ...shown } = ticketRecord;
  expect(data).toEqual({ [field.name]: { ...shown, url: `/files/${ticket}` } });
  expect(upstream.requestsOf('POST /file-tickets').map((made) => made.body)).toEqual([
    { route, params, ...(body && { body }) },
  ]);
});

test('the format of a generated file is the caller’s choice', async () => {
  upstream.on('POST /file-tickets', enveloped(ticketRecord));
  await gateway.ask('{ membershipFile(campaignId: 7, format: CSV) { url } }');
  expect(upstream.requestsOf('POST /file-tickets')[0]?.body).toMatchObject({ body: { format: 'csv' } });
});

test('a file that cannot be had leaves what was asked for beside it', async () => {
  upstream.on('POST /file-tickets', (_, reply) => refuse(reply, 'NOT_FOUND'));
  const { data, errors } = await gateway.ask('{ user { id } importErrorsFile(id: 8) { url } }');
  expect(data).toEqual({ user: { id: '9' }, importErrorsFile: null });
  expect(errors.map(({ path, extensions }) => [path, extensions.code])).toEqual([[['importErrorsFile'], 'NOT_FOUND']]);
});

test('an upload is announced, and answered with the address that takes its bytes', async () => {
  const expiresAt = '2025-12-31T10:05:00.000Z';
  upstream.on('POST /uploads', (_, reply) =>
    reply.code(201).send(enveloped({ upload: { uploadId: 44, ticket: 'upload-ticket.signed', expiresAt } })),
  );
  const input = '{ purpose: CAMPAIGN_ATTACHMENT, filename: "a.pdf", size: 2048, contentType: "application/pdf" }';
  const { data } = await gateway.ask(`mutation { prepareUpload(input: ${input}) { uploadId url expiresAt } }`);
  expect(data).toEqual({ prepareUpload: { uploadId: '44', url: '/uploads/upload-ticket.signed', expiresAt } });
  expect(upstream.requestsOf('POST /uploads')[0]?.body).toEqual({
    purpose: 'campaignAttachment',
    filename: 'a.pdf',
    size: 2048,
    contentType: 'application/pdf',
  });
});

test.each([
  ['PAYLOAD_TOO_LARGE', {}],
  ['BAD_USER_INPUT', { fields: { contentType: 'notAllowed' } }],
] as const)('an upload is refused: %s', async (code, details) => {
  upstream.on('POST /uploads', (_, reply) => refuse(reply, code, details));
  const input = '{ purpose: IMPORT, filename: "a.exe", size: 2048, contentType: "" }';
  const { errors } = await gateway.ask(`mutation { prepareUpload(input: ${input}) { url } }`);
  expect(errors[0]?.extensions).toMatchObject({ code, ...details });
});
