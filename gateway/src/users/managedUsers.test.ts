import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ErrorReason } from '@gdd/schema/errors';
import { enveloped, refuse, StubUpstream, userWith } from '../test/stubUpstream.js';
import { forgetfulClock, TestGateway } from '../test/testGateway.js';

let upstream: StubUpstream;
let gateway: TestGateway;
beforeAll(async () => {
  upstream = await StubUpstream.start();
  gateway = await TestGateway.start({ restUrl: upstream.url }, { clock: forgetfulClock() });
});
beforeEach(() => {
  upstream.on('GET /user', userWith('GD Administrator'));
});
afterEach(() => upstream.reset());
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const member = { id: 31, code: 'DI0001', businessName: 'Gomme Nord', role: 'Distributor' };
const record = {
  ...{ id: 8, username: 'rosa@esempio.it', email: 'rosa@esempio.it', emailConfirmed: true, name: 'Rosa', phone: null },
  ...{ state: 'active', roles: ['Agent', 'Distributor User'], member, lastLoginAt: null },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', version: 3 },
};
const access = { sessions: 2, personalTokens: 1 };

interface Case {
  readonly ask: string;
  readonly call: string;
  readonly answer: object;
  readonly data: unknown;
  readonly body?: object;
}

describe('each field asks for what its route takes, and shows what it answers', () => {
  test.each<Case>([
    {
      ask: `{ usersTable(input: { filter: { state: [WAITING], role: [DEALER], memberId: "31" }
        sort: { column: LAST_LOGIN_AT, direction: DESC } search: "rosa" pageSize: 50 }) {
        total items { id state roles permissions member { id code } } } }`,
      call: 'POST /users/table',
      body: {
        filter: { state: ['waiting'], role: ['Dealer'], memberId: 31 },
        sorting: { column: 'lastLoginAt', direction: 'desc' },
        searchTerm: 'rosa',
        paginator: { page: 1, pageSize: 50 },
      },
      answer: { items: [record], total: 51 },
      data: {
        usersTable: {
          total: 51,
          items: [
            {
              id: '8',
              state: 'ACTIVE',
              roles: ['AGENT', 'DISTRIBUTOR_USER'],
              permissions: ['ACCESS_REPORT', 'ACCESS_DEALER_MANAGER', 'ACCESS_MONTHLY_REPORT', 'ACCESS_DEALER_DETAIL'],
              member: { id: '31', code: 'DI0001' },
            },
          ],
        },
      },
    },
    { ask: '{ waitingUsers }', call: 'GET /users/waiting-count', answer: { count: 4 }, data: { waitingUsers: 4 } },
    {
      ask: '{ managedUser(id: 8) { user { id version } access { sessions personalTokens } } }',
      call: 'GET /users/8',
      answer: { user: record, access },
      data: { managedUser: { user: { id: '8', version: 3 }, access } },
    },
    {
      ask: '{ proposedMembers(id: 8) { member { id } roles } }',
      call: 'GET /users/8/members',
      answer: { members: [{ member, roles: ['Distributor', 'Distributor User'] }] },
      data: { proposedMembers: [{ member: { id: '31' }, roles: ['DISTRIBUTOR', 'DISTRIBUTOR_USER'] }] },
    },
    {
      ask: 'mutation { updateManagedUser(id: 8, input: { name: "Rosa", roles: [DISTRIBUTOR], memberId: "31", version: 3 }) { id } }',
      call: 'PUT /users/8',
      body: { name: 'Rosa', roles: ['Distributor'], memberId: 31, version: 3 },
      answer: { user: record },
      data: { updateManagedUser: { id: '8' } },
    },
    {
      ask: 'mutation { disableUser(id: 8) { id } }',
      call: 'PUT /users/8/disable',
      answer: { user: record },
      data: { disableUser: { id: '8' } },
    },
    {
      ask: 'mutation { enableUser(id: 8) { id } }',
      call: 'PUT /users/8/enable',
      answer: { user: record },
      data: { enableUser: { id: '8' } },
    },
    {
      ask: 'mutation { inviteUserAgain(id: 8, idempotencyKey: "k") { id } }',
      call: 'POST /users/8/invitation',
      answer: { user: record },
      data: { inviteUserAgain: { id: '8' } },
    },
    {
      ask: 'mutation { endUserSessions(id: 8) { sessions personalTokens } }',
      call: 'DELETE /users/8/sessions',
      answer: { ended: access },
      data: { endUserSessions: access },
    },
  ])('$ask', async ({ ask, call, answer, data, body }) => {
    upstream.on(call, enveloped(answer));
    const shown = await gateway.ask(ask);
    expect(shown.errors).toEqual([]);
    expect(shown.data).toEqual(data);
    expect(upstream.calls).toEqual(['GET /user', call]);
    expect(upstream.requestsOf(call)[0]?.body).toEqual(body);
  });
});

test.each<[ErrorReason, string, string]>([
  ['ownAccount', 'PUT /users/8/disable', 'mutation { disableUser(id: 8) { id } }'],
  ['lastAdministrator', 'PUT /users/8/disable', 'mutation { disableUser(id: 8) { id } }'],
  ['notInvited', 'POST /users/8/invitation', 'mutation { inviteUserAgain(id: 8, idempotencyKey: "k") { id } }'],
])('a refusal says why: %s', async (reason, call, ask) => {
  upstream.on(call, (_, reply) => refuse(reply, 'CONFLICT', { reason }));
  expect((await gateway.ask(ask)).errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason });
});
