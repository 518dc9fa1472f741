import { describe, expect, test } from '@jest/globals';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { enveloped, refuse } from '../test/stubUpstream.js';

const { upstream, gateway } = await startStubbedGateway('Agent');

const record = {
  id: 4,
  name: 'Foglio vendite',
  ending: 'a1_Z',
  createdAt: '2025-12-01T08:00:00.000Z',
  expiresAt: '2026-03-01T08:00:00.000Z',
  expired: false,
  lastUsedAt: null,
};

test('personal tokens are listed without the tokens themselves', async () => {
  upstream.on('GET /user/tokens', enveloped({ personalTokens: [record] }));
  const { data } = await gateway.send('{ personalTokens { id name ending createdAt expiresAt expired lastUsedAt } }');
  expect(data).toEqual({ personalTokens: [{ ...record, id: '4' }] });
});

describe('a personal token', () => {
  const create = `mutation {
    createPersonalToken(name: "Foglio vendite", expiresInDays: 90, currentPassword: "c", idempotencyKey: "k-1") {
      personalToken { id ending }
      token
    }
  }`;

  test.each(['gdd_pat_segreto', null])('is made under an idempotency key; its answer shows %j', async (token) => {
    upstream.on('POST /user/tokens', (_, reply) => reply.code(201).send(enveloped({ personalToken: record, token })));
    const { data } = await gateway.send(create);
    expect(data).toEqual({ createPersonalToken: { personalToken: { id: '4', ending: 'a1_Z' }, token } });
    const [made] = upstream.requestsOf('POST /user/tokens');
    expect(made?.body).toEqual({ data: { name: 'Foglio vendite', expiresInDays: 90, current_password: 'c' } });
    expect(made?.headers['idempotency-key']).toBe('k-1');
  });

  test('with a wrong name is refused under the name of its argument', async () => {
    upstream.on('POST /user/tokens', (_, reply) =>
      refuse(reply, 'BAD_USER_INPUT', { fields: { 'data.name': 'tooLong' } }),
    );
    expect((await gateway.send(create)).errors[0]?.extensions['fields']).toEqual({ name: 'tooLong' });
  });

  test('beyond the twentieth is refused with what to do about it', async () => {
    upstream.on('POST /user/tokens', (_, reply) => refuse(reply, 'CONFLICT', { reason: 'tooManyTokens' }));
    const { errors } = await gateway.send(create);
    expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'tooManyTokens' });
    expect(errors[0]?.message).toBe('Hai già 20 token personali validi: revocane uno prima di crearne un altro.');
  });

  test('is revoked by its number', async () => {
    upstream.on('DELETE /user/tokens/4', enveloped({}));
    expect((await gateway.send('mutation { revokePersonalToken(id: "4") }')).data).toEqual({
      revokePersonalToken: true,
    });
  });

  test('whose number cannot be one does not exist', async () => {
    expect((await gateway.send('mutation { revokePersonalToken(id: "x") }')).code).toBe('NOT_FOUND');
    expect(upstream.calls).toEqual(['GET /user']);
  });
});
