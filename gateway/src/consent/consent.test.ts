import { expect, test } from '@jest/globals';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { enveloped, refuse, userWith } from '../test/stubUpstream.js';

const { upstream, gateway } = await startStubbedGateway('Dealer');

const consent = { given: null, version: '2025-01', decidedAt: null, contactEmail: 'privacy@example.test' };

test('a dealer that was not asked yet has given no answer', async () => {
  upstream.on('GET /sms-consent', enveloped({ consent }));
  const { data } = await gateway.send('{ smsConsent { given version decidedAt contactEmail } }');
  expect(data).toEqual({ smsConsent: consent });
});

test('an answer names the version of the notice that was read', async () => {
  const given = { ...consent, given: false, decidedAt: '2025-12-31T10:00:00.000Z' };
  upstream.on('PUT /sms-consent', enveloped({ consent: given }));
  const { data } = await gateway.send(
    'mutation { setSmsConsent(given: false, version: "2025-01", source: STRIP) { given decidedAt } }',
  );
  expect(data).toEqual({ setSmsConsent: { given: false, decidedAt: '2025-12-31T10:00:00.000Z' } });
  expect(upstream.requestsOf('PUT /sms-consent')[0]?.body).toEqual({
    ...{ given: false, version: '2025-01', source: 'strip' },
  });
});

test('an answer to an older notice is refused', async () => {
  upstream.on('PUT /sms-consent', (_, reply) => refuse(reply, 'CONFLICT', { reason: 'staleVersion' }));
  const { errors } = await gateway.send('mutation { setSmsConsent(given: true, version: "2020") { given } }');
  expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'staleVersion' });
});

test('the office reads the register with its filters', async () => {
  upstream.on('GET /user', userWith('KA Administrator'));
  const entry = {
    ...{ id: 3, dealerId: 7, code: 'DE00007', businessName: 'Gomme 7', decidedBy: 'Donatella', given: true },
    ...{ version: '2025-01', decidedAt: '2025-12-31T10:00:00.000Z', source: 'account', holds: true },
  };
  upstream.on('POST /sms-consents/table', enveloped({ items: [entry], total: 1 }));
  const { data } = await gateway.send(
    '{ smsConsentsTable(input: { filter: { holds: true, source: [ACCOUNT], decidedFrom: "2025-01-01" } }) { total items { id dealerId source } } }',
  );
  expect(data).toEqual({ smsConsentsTable: { total: 1, items: [{ id: '3', dealerId: '7', source: 'ACCOUNT' }] } });
  expect(upstream.requestsOf('POST /sms-consents/table')[0]?.body).toMatchObject({
    filter: { holds: true, source: ['account'], decidedAt: { from: '2025-01-01' } },
  });
});
