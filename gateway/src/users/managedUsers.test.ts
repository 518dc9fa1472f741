import { describe, expect, test } from '@jest/globals';
import type { ErrorReason } from '@gdd/schema/errors';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { enveloped, refuse } from '../test/stubUpstream.js';

const { upstream, gateway } = await startStubbedGateway('GD Administrator');

const member = { id: 31, code: 'DI0001', businessName: 'Gomme Nord', role: 'Distributor' };
const record = {
  ...{ id: 8, username: 'rosa@esempio.it', email: 'rosa@esempio.it', emailConfirmed: true, name: 'Rosa', phone: null },
  ...{ state: 'active', roles: ['Agent', 'Distributor User'], member, lastLoginAt: null },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', version: 3 },
};
const access = { sessions: 2, personalTokens: 1 };
const reset = { approvalId: 4, confirmed: false, dueAt: '2025-10-16T08:00:00.000Z' };
const factors = { count: 1 };

interface Case {
  readonly operation: string;
  readonly call: string;
  readonly response: object;
  readonly data: unknown;
  readonly body?: object;
}

describe('each field asks for what its route takes, and shows what it answers', () => {
  test.each<Case>([
    {
      operation: `{ usersTable(input: { filter: { state: [WAITING], role: [DEALER], memberId: "31" }
        sort: { column: LAST_LOGIN_AT, direction: DESC } search: "rosa" pageSize: 50 }) {
        total items { id state roles permissions member { id code } } } }`,
      call: 'POST /users/table',
      body: {
        filter: { state: ['waiting'], role: ['Dealer'], memberId: 31 },
        sorting: { column: 'lastLoginAt', direction: 'desc' },
        searchTerm: 'rosa',
        paginator: { page: 1, pageSize: 50 },
      },
      response: { items: [record], total: 51 },
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
    {
      operation: '{ waitingUsers }',
      call: 'GET /users/waiting-count',
      response: { count: 4 },
      data: { waitingUsers: 4 },
    },
    {
      operation: `{ managedUser(id: 8) { user { id version } access { sessions personalTokens }
        factors { count reset { approvalId confirmed dueAt } } } }`,
      call: 'GET /users/8',
      response: { user: record, access, factors: { ...factors, reset } },
      data: {
        managedUser: {
          user: { id: '8', version: 3 },
          access,
          factors: { ...factors, reset: { ...reset, approvalId: '4' } },
        },
      },
    },
    {
      operation: '{ proposedMembers(id: 8) { member { id } roles } }',
      call: 'GET /users/8/members',
      response: { members: [{ member, roles: ['Distributor', 'Distributor User'] }] },
      data: { proposedMembers: [{ member: { id: '31' }, roles: ['DISTRIBUTOR', 'DISTRIBUTOR_USER'] }] },
    },
    {
      operation:
        'mutation { updateManagedUser(id: 8, input: { name: "Rosa", roles: [DISTRIBUTOR], memberId: "31", version: 3 }) { id } }',
      call: 'PUT /users/8',
      body: { name: 'Rosa', roles: ['Distributor'], memberId: 31, version: 3 },
      response: { user: record },
      data: { updateManagedUser: { id: '8' } },
    },
    {
      operation: 'mutation { disableUser(id: 8) { id } }',
      call: 'PUT /users/8/disable',
      response: { user: record },
      data: { disableUser: { id: '8' } },
    },
    {
      operation: 'mutation { enableUser(id: 8) { id } }',
      call: 'PUT /users/8/enable',
      response: { user: record },
      data: { enableUser: { id: '8' } },
    },
    {
      operation: 'mutation { inviteUserAgain(id: 8, idempotencyKey: "k") { id } }',
      call: 'POST /users/8/invitation',
      response: { user: record },
      data: { inviteUserAgain: { id: '8' } },
    },
    {
      operation: 'mutation { endUserSessions(id: 8) { sessions personalTokens } }',
      call: 'DELETE /users/8/sessions',
      response: { ended: access },
      data: { endUserSessions: access },
    },
  ])('$operation', async ({ operation, call, response, data, body }) => {
    upstream.on(call, enveloped(response));
    const visible = await gateway.send(operation);
    expect(visible.errors).toEqual([]);
    expect(visible.data).toEqual(data);
    expect(upstream.calls).toEqual(['GET /user', call]);
    expect(upstream.requestsOf(call)[0]?.body).toEqual(body);
  });
});

test.each<[ErrorReason, string, string]>([
  ['ownAccount', 'PUT /users/8/disable', 'mutation { disableUser(id: 8) { id } }'],
  ['lastAdministrator', 'PUT /users/8/disable', 'mutation { disableUser(id: 8) { id } }'],
  ['notInvited', 'POST /users/8/invitation', 'mutation { inviteUserAgain(id: 8, idempotencyKey: "k") { id } }'],
])('a refusal says why: %s', async (reason, call, operation) => {
  upstream.on(call, (_, reply) => refuse(reply, 'CONFLICT', { reason }));
  expect((await gateway.send(operation)).errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason });
});
