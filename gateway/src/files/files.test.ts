import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Role } from '@gdd/schema/permissions';
import { getDirective } from '@graphql-tools/utils';
import { expect, test } from '@jest/globals';
import { getNamedType } from 'graphql';
import { buildGatewaySchema } from '../gatewaySchema.js';
import { ticketRecord } from '../test/campaignRecords.js';
import { rootFieldsOf } from '../test/operations.js';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { enveloped, refuse, userWith } from '../test/stubUpstream.js';

const { upstream, gateway } = await startStubbedGateway('KA Administrator');

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
}

const openApi = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../schema/rest.openapi.json'), 'utf8'),
) as OpenApi;

/** Each field that answers a file: how it is asked for, and what the ticket is asked for. */
interface FileField {
  readonly args: string;
  /** Who asks, where it is not an administrator. */
  readonly as?: Role;
  readonly ticketRequest: { readonly params: object; readonly query?: object; readonly body?: object };
}

const ofReport = (type: string, more: object = {}) => ({
  params: { type },
  body: { filter: { year: 2025 }, format: 'xlsx', ...more },
});

const fileFields: Readonly<Record<string, FileField>> = {
  membershipFile: { args: '(campaignId: 7)', ticketRequest: { params: { id: 7 }, body: { format: 'xlsx' } } },
  campaignAttachmentFile: { args: '(campaignId: 7, attachmentId: 3)', ticketRequest: { params: { a: 7, b: 3 } } },
  disputeAttachmentFile: {
    args: '(id: 7, attachmentId: 3)',
    ticketRequest: { params: { id: 7, attachmentId: 3 } },
  },
  contentFile: { args: '(id: 7)', ticketRequest: { params: { a: 7, b: 'file' } } },
  contentImageFile: { args: '(id: 7)', ticketRequest: { params: { id: 7 } } },
  dealersFile: { args: '', ticketRequest: { params: {}, query: { format: 'xlsx' } } },
  auditFile: {
    args: '(filter: { entity: [USER], entityId: 5, atFrom: "2025-01-01" })',
    ticketRequest: {
      params: {},
      body: { format: 'xlsx', filter: { entity: ['user'], entityId: 5, at: { from: '2025-01-01' } } },
    },
  },
  campaignsFile: {
    args: '(input: { filter: { underWay: true }, sort: { column: TITLE } })',
    ticketRequest: {
      params: {},
      body: { format: 'xlsx', filter: { underWay: true }, sorting: { column: 'title', direction: 'asc' } },
    },
  },
  entriesFile: { args: '(campaignId: 7)', ticketRequest: { params: { id: 7 }, body: { format: 'xlsx' } } },
  redemptionsFile: { args: '(campaignId: 7)', ticketRequest: { params: { id: 7 }, body: { format: 'xlsx' } } },
  campaignStatementFile: {
    args: '(campaignId: 7, dealerId: 3, knownOn: "2025-10-15")',
    ticketRequest: { params: { id: 7, dealerId: 3 }, query: { knownOn: '2025-10-15' } },
  },
  dealerPrizesFile: {
    args: '(dealerId: 3, format: CSV)',
    ticketRequest: { params: { id: 3 }, body: { format: 'csv' } },
  },
  campaignLinesFile: {
    args: '(campaignId: 7, dealerId: 3, which: EXCLUDED, format: CSV)',
    ticketRequest: { params: { id: 7, dealerId: 3 }, body: { which: 'excluded', format: 'csv' } },
  },
  smsConsentsFile: {
    args: '(input: { filter: { holds: true }, format: CSV })',
    ticketRequest: { params: {}, body: { format: 'csv', filter: { holds: true } } },
  },
  customersFile: {
    args: '(input: { filter: { createdFrom: "2025-01-01" }, search: "rossi" })',
    ticketRequest: {
      params: {},
      body: { format: 'xlsx', filter: { createdOn: { from: '2025-01-01' } }, searchTerm: 'rossi' },
    },
  },
  importsFile: {
    args: '(input: { filter: { kind: [SALES] }, format: JSONL })',
    ticketRequest: { params: {}, body: { format: 'jsonl', filter: { kind: ['sales'] } } },
  },
  reminderOutcomesFile: {
    args: '(id: 4, outcome: NO_MAIL_ADDRESS)',
    ticketRequest: { params: { runId: 4 }, body: { format: 'xlsx', outcome: 'noMailAddress' } },
  },
  exportFile: { args: '(id: 4)', ticketRequest: { params: { file: 4 } } },
  exportSchemaFile: { args: '(id: 4)', ticketRequest: { params: { file: 4, sub: 'schema.json' } } },
  importTemplateFile: { args: '(kind: NETWORK)', ticketRequest: { params: { kind: 'network' } } },
  importErrorsFile: { args: '(id: 8)', ticketRequest: { params: { id: 8 } } },
  accrualsFile: {
    args: '(month: "2025-08", input: { filter: { by: REGION }, sort: { column: CLOSING }, format: CSV })',
    ticketRequest: {
      params: { month: '2025-08' },
      body: { format: 'csv', filter: { by: 'region' }, sorting: { column: 'closing', direction: 'asc' } },
    },
  },
  simulationFile: {
    args: '(id: 5, input: { filter: { volume: "1.20", outcome: [LOSER] }, sort: { column: DIFFERENCE } })',
    ticketRequest: {
      params: { id: 5 },
      body: {
        format: 'xlsx',
        filter: { volume: '1.20', outcome: ['loser'] },
        sorting: { column: 'difference', direction: 'asc' },
      },
    },
  },
  rulesPreviewFile: {
    args: '(id: 6, input: { filter: { outcome: [WORSE] }, sort: { column: ACCUMULATED_DIFFERENCE } })',
    ticketRequest: {
      params: { id: 6 },
      body: {
        format: 'xlsx',
        filter: { outcome: ['worse'] },
        sorting: { column: 'accumulatedDifference', direction: 'asc' },
      },
    },
  },
  comparedDealersFile: {
    args: '(campaignId: 7, otherId: 8, input: { filter: { outcome: [LESS] }, sort: { column: DIFFERENCE } })',
    ticketRequest: {
      params: { id: 7, otherId: 8 },
      body: { format: 'xlsx', filter: { outcome: ['less'] }, sorting: { column: 'difference', direction: 'asc' } },
    },
  },
  proposedGoalsFile: { args: '(id: 6, format: CSV)', ticketRequest: { params: { id: 6 }, body: { format: 'csv' } } },
  settlementLinesFile: {
    args: '(id: 5, input: { filter: { outcome: [CARRIED_OVER] }, sort: { column: NET } })',
    ticketRequest: {
      params: { id: 5 },
      body: { format: 'xlsx', filter: { outcome: ['carriedOver'] }, sorting: { column: 'net', direction: 'asc' } },
    },
  },
  fatturaPaFile: {
    args: '(settlementId: 5, delivery: PREPARED)',
    ticketRequest: { params: { id: 5 }, query: { delivery: 'prepared' } },
  },
  settlementDocumentFile: {
    args: '(id: 12)',
    as: 'Dealer',
    ticketRequest: { params: { documentId: 12 } },
  },
  settlementDocumentsFile: {
    args: '(input: { filter: { settlementId: 5, dayFrom: "2025-10-01" }, format: CSV })',
    ticketRequest: {
      params: {},
      body: { format: 'csv', filter: { settlementId: 5, day: { from: '2025-10-01' } } },
    },
  },
  campaignsReportFile: { args: '(input: { filter: { year: 2025 } })', ticketRequest: ofReport('campaigns') },
  monthlyReportFile: {
    args: '(input: { filter: { year: 2025 } })',
    as: 'Distributor',
    ticketRequest: ofReport('monthly'),
  },
  monthlyFleetReportFile: { args: '(input: { filter: { year: 2025 } })', ticketRequest: ofReport('monthly-fleet') },
  previousYearReportFile: { args: '(input: { filter: { year: 2025 } })', ticketRequest: ofReport('previous-year') },
  analyticsFile: {
    args: '(input: { dimensions: [BRAND], filter: { year: 2025 } })',
    ticketRequest: ofReport('analytics', { dimensions: ['brand'], measures: ['tires'], compareYear: false }),
  },
};

const schema = buildGatewaySchema();
const declared = rootFieldsOf(schema).filter(({ field }) => getNamedType(field.type).name === 'FileTicket');

test('every field that answers a file stands in this table', () => {
  expect(declared.map(({ field }) => field.name).sort()).toEqual(Object.keys(fileFields).sort());
});

test.each(declared)('$field.name asks for a ticket to the route that it wraps', async ({ field }) => {
  const [rest] = getDirective(schema, field, 'rest') ?? [];
  const route = openApi.paths[String(rest?.['path'])]?.[String(rest?.['method']).toLowerCase()]?.operationId;
  const { args = '', as, ticketRequest } = fileFields[field.name] ?? {};
  if (as !== undefined) upstream.on('GET /user', userWith(as));
  upstream.on('POST /file-tickets', enveloped(ticketRecord));
  const { data, errors } = await gateway.send(`{ ${field.name}${args} { url filename contentType expiresAt } }`);
  expect(errors).toEqual([]);
  const { ticket, ...visible } = ticketRecord;
  expect(data).toEqual({ [field.name]: { ...visible, url: `/files/${ticket}` } });
  expect(upstream.requestsOf('POST /file-tickets').map((made) => made.body)).toEqual([{ route, ...ticketRequest }]);
});

test('the file of dealers is asked for as the table is', async () => {
  upstream.on('POST /file-tickets', enveloped(ticketRecord));
  const { errors } = await gateway.send(`{ dealersFile(
    filter: { status: [ACTIVE, CLOSED], tier: [GOLD], region: ["Lazio"], province: ["RM"], memberId: 12, joinedFrom: "2020-01-01", joinedTo: "2021-01-01" }
    sort: { column: BUSINESS_NAME, direction: DESC } search: "così" format: CSV) { url } }`);
  expect(errors).toEqual([]);
  expect(upstream.requestsOf('POST /file-tickets')[0]?.body).toMatchObject({
    query: {
      format: 'csv',
      status: ['active', 'closed'],
      tier: ['gold'],
      region: ['Lazio'],
      province: ['RM'],
      memberId: 12,
      joinedFrom: '2020-01-01',
      joinedTo: '2021-01-01',
      sort: 'businessName',
      direction: 'desc',
      search: 'così',
    },
  });
});

test('what is wrong in the question for a file is named as it was asked', async () => {
  const fields = { 'query.region': 'invalid', memberId: 'unknown', 'query.secret': 'invalid' };
  upstream.on('POST /file-tickets', (_, reply) => refuse(reply, 'BAD_USER_INPUT', { fields }));
  const { errors } = await gateway.send('{ dealersFile(filter: { region: ["Atlantide"], memberId: 5 }) { url } }');
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(errors[0]?.extensions['fields']).toEqual({ 'filter.region': 'invalid', 'filter.memberId': 'unknown' });
});

test('the format of a generated file is the caller’s choice', async () => {
  upstream.on('POST /file-tickets', enveloped(ticketRecord));
  await gateway.send('{ membershipFile(campaignId: 7, format: CSV) { url } }');
  expect(upstream.requestsOf('POST /file-tickets')[0]?.body).toMatchObject({ body: { format: 'csv' } });
  await gateway.send('{ dealersFile(format: CSV_RAW) { url } }');
  expect(upstream.requestsOf('POST /file-tickets')[1]?.body).toMatchObject({ query: { format: 'csvRaw' } });
});

test('a file that cannot be had leaves what was asked for beside it', async () => {
  upstream.on('POST /file-tickets', (_, reply) => refuse(reply, 'NOT_FOUND'));
  const { data, errors } = await gateway.send('{ user { id } importErrorsFile(id: 8) { url } }');
  expect(data).toEqual({ user: { id: '9' }, importErrorsFile: null });
  expect(errors.map(({ path, extensions }) => [path, extensions.code])).toEqual([[['importErrorsFile'], 'NOT_FOUND']]);
});

test('an upload is announced, and answered with the address that takes its bytes', async () => {
  const expiresAt = '2025-12-31T10:05:00.000Z';
  upstream.on('POST /uploads', (_, reply) =>
    reply.code(201).send(enveloped({ upload: { uploadId: 44, ticket: 'upload-ticket.signed', expiresAt } })),
  );
  const input = '{ purpose: CAMPAIGN_ATTACHMENT, filename: "a.pdf", size: 2048, contentType: "application/pdf" }';
  const { data } = await gateway.send(`mutation { prepareUpload(input: ${input}) { uploadId url expiresAt } }`);
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
  const { errors } = await gateway.send(`mutation { prepareUpload(input: ${input}) { url } }`);
  expect(errors[0]?.extensions).toMatchObject({ code, ...details });
});
