import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { buildGatewaySchema } from '../gatewaySchema.js';
import { fieldsOver } from '../test/operations.js';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { enveloped, refuse } from '../test/stubUpstream.js';
import { testConfig, TestGateway } from '../test/testGateway.js';

const { upstream, gateway } = await startStubbedGateway('KA Administrator');

const at = '2025-10-15T08:00:00.000Z';
const item = {
  ...{ id: 4, kind: 'thresholdReached', at, readAt: null, campaign: { id: 7, title: 'Annuale 2025' } },
  dealer: { id: 1, code: 'DE00001', businessName: 'Gomme Rossi', role: 'Dealer' },
  ...{
    name: null,
    days: null,
    threshold: 120,
    codes: [],
    until: null,
    basis: null,
    budget: null,
    amount: null,
    approvalKind: null,
    link: { page: 'statement', ids: [7, 1] },
  },
};
const preferences = { language: 'en', kinds: [{ kind: 'rulesChanged', inbox: true, mail: 'atOnce' }] };
const mail = {
  ...{ id: 9, kind: 'digest', recipient: 'a@b.it', state: 'sent', queuedAt: at, doneAt: at, tries: 1, lastError: null },
};

/** Each field: the call, what it answers, and what is shown of it; and the body of the call. */
const fields: readonly (readonly [string, string, object, object, unknown])[] = [
  [
    `{ inboxTable(input: { filter: { unread: true, kind: [RULES_CHANGED] } sort: { column: ID, direction: ASC } page: 2 }) {
      total items { id kind dealer { code } threshold link { page ids } }
    } }`,
    'POST /notifications/inbox/table',
    { items: [item], total: 11 },
    {
      total: 11,
      items: [
        {
          ...{ id: '4', kind: 'THRESHOLD_REACHED', dealer: { code: 'DE00001' }, threshold: 120 },
          link: { page: 'STATEMENT', ids: ['7', '1'] },
        },
      ],
    },
    {
      filter: { unread: true, kind: ['rulesChanged'] },
      sorting: { column: 'id', direction: 'asc' },
      paginator: { page: 2, pageSize: 10 },
    },
  ],
  ['{ inboxUnread }', 'GET /notifications/inbox/unread', { unread: 3 }, 3 as never, undefined],
  [
    '{ notificationPreferences { language kinds { kind inbox mail } } }',
    'GET /notifications/preferences',
    { preferences },
    { language: 'EN', kinds: [{ kind: 'RULES_CHANGED', inbox: true, mail: 'AT_ONCE' }] },
    undefined,
  ],
  [
    `{ mailsTable(input: { filter: { state: [WAITING], kind: [DIGEST], queuedFrom: "2025-10-01" } search: "a@" }) {
      items { id kind state recipient }
    } }`,
    'POST /mails/table',
    { items: [mail], total: 1 },
    { items: [{ id: '9', kind: 'DIGEST', state: 'SENT', recipient: 'a@b.it' }] },
    {
      filter: { state: ['waiting'], kind: ['digest'], queuedAt: { from: '2025-10-01' } },
      paginator: { page: 1, pageSize: 10 },
      searchTerm: 'a@',
    },
  ],
  ['mutation { markRead(ids: [4, 5]) }', 'POST /notifications/inbox/read', { unread: 1 }, 1 as never, { ids: [4, 5] }],
  ['mutation { markAllRead }', 'POST /notifications/inbox/read-all', { unread: 0 }, 0 as never, undefined],
  [
    `mutation { updateNotificationPreferences(input: {
      language: EN kinds: [{ kind: RULES_CHANGED, inbox: true, mail: AT_ONCE }]
    }) { language } }`,
    'PUT /notifications/preferences',
    { preferences },
    { language: 'EN' },
    preferences,
  ],
  [
    'mutation { unsubscribe(token: "abc~def") }',
    'POST /notifications/unsubscribe/abc~def',
    {},
    true as never,
    undefined,
  ],
];

const nameOf = (operation: string) => /\{ (\w+)/.exec(operation)?.[1] ?? '';

test.each(fields)('%s', async (operation, call, response, data, body) => {
  upstream.on(call, enveloped(response));
  const visible = await gateway.send(operation);
  expect(visible.errors).toEqual([]);
  expect(visible.data).toEqual({ [nameOf(operation)]: data });
  expect(upstream.requestsOf(call)[0]?.body).toEqual(body);
});

test('a token with half a character is refused like any other that is wrong', async () => {
  const operation = 'mutation Unsubscribe($token: ID!) { unsubscribe(token: $token) }';
  const { code } = await gateway.send(operation, { variables: { token: '\ud800' } });
  expect([code, upstream.calls]).toEqual(['BAD_USER_INPUT', ['GET /user']]);
});

test('every field of notifications is asked for here', () => {
  const over = fieldsOver(buildGatewaySchema(), (path) => /^\/(notifications|mails)/.test(path));
  expect(fields.map(([operation]) => nameOf(operation)).sort()).toEqual(over.sort());
});

test('mail programs end mails by a form, and nothing else does', async () => {
  const call = 'POST /notifications/unsubscribe/abc~def';
  upstream.on(call, enveloped({}));
  const post = (body?: string, type = 'application/x-www-form-urlencoded', token = 'abc~def') =>
    fetch(`${gateway.url}/unsubscribe/${token}`, {
      method: 'POST',
      ...(body === undefined ? {} : { body, headers: { 'content-type': type } }),
    });
  const multipart = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  expect((await post('List-Unsubscribe=One-Click')).status).toBe(200);
  expect((await post(multipart, 'multipart/form-data; boundary=x')).status).toBe(200);
  expect(upstream.requestsOf(call).length).toBe(2);
  for (const other of [undefined, '', 'x=y', '{}']) expect([other, (await post(other)).status]).toEqual([other, 422]);
  expect((await fetch(`${gateway.url}/unsubscribe/abc~def`)).status).not.toBe(500);
  expect(upstream.requestsOf(call).length).toBe(2);
  upstream.on('POST /notifications/unsubscribe/wrong', (_request, reply) => refuse(reply, 'NOT_FOUND'));
  expect((await post('List-Unsubscribe=One-Click', undefined, 'wrong')).status).toBe(404);
});

test('a mail program is answered while the service is silent', async () => {
  const call = 'POST /notifications/unsubscribe/abc~def';
  upstream.on(call, () => new Promise(() => undefined));
  const deadlines = { ...testConfig.deadlines, write: 100 };
  const impatient = await TestGateway.start({ restUrl: upstream.url, deadlines });
  const response = await fetch(`${impatient.url}/unsubscribe/abc~def`, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(response.status).toBe(504);
  await impatient.close();
});
