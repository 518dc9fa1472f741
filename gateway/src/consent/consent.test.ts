import { expect, test } from '@jest/globals';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { enveloped, refuse } from '../test/stubUpstream.js';

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
    'mutation { setSmsConsent(given: false, version: "2025-01") { given decidedAt } }',
  );
  expect(data).toEqual({ setSmsConsent: { given: false, decidedAt: '2025-12-31T10:00:00.000Z' } });
  expect(upstream.requestsOf('PUT /sms-consent')[0]?.body).toEqual({ given: false, version: '2025-01' });
});

test('an answer to an older notice is refused', async () => {
  upstream.on('PUT /sms-consent', (_, reply) => refuse(reply, 'CONFLICT', { reason: 'staleVersion' }));
  const { errors } = await gateway.send('mutation { setSmsConsent(given: true, version: "2020") { given } }');
  expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'staleVersion' });
});
