import { expect, test } from '@jest/globals';
import { seal, unseal } from '../../../ground/platform/secrets/sealed.js';
import { goodSecrets, rotated, sealedSecret } from './secrets.js';
import { newWebhookSecret, signedHeaders } from './signing.js';

test('a message is signed as the test vector of Standard Webhooks says', () => {
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  };
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
  expect(signedHeaders([secret], message)).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': signature,
  });
  const byTwo = signedHeaders([newWebhookSecret(), secret], message)['webhook-signature'];
  expect(byTwo).toMatch(/^v1,[\w+/]{43}= v1,/);
  expect(byTwo?.endsWith(` ${signature}`)).toBe(true);
});

test('after one rotation a webhook signs again whose secret cannot be opened any more', () => {
  const lost = { current: 'the secret that is known no more' };
  const secret = { current: 'the secret of today, with 256 bits' };
  const now = new Date('2025-10-15T08:00:00Z');
  const stored = { secret: sealedSecret('whsec_old', lost), previousSecret: null, previousUntil: null };
  expect(() => goodSecrets(stored, now, secret)).toThrow(/rotate it/);
  expect(goodSecrets(rotated(stored, 'whsec_new', now, secret), now, secret)).toEqual(['whsec_new']);
  const readable = { ...stored, secret: sealedSecret('whsec_old', secret) };
  expect(goodSecrets(rotated(readable, 'whsec_new', now, secret), now, secret)).toEqual(['whsec_new', 'whsec_old']);
});

test('a secret has 256 random bits', () => {
  const [one, other] = [newWebhookSecret(), newWebhookSecret()];
  expect(Buffer.from(one.replace('whsec_', ''), 'base64')).toHaveLength(32);
  expect(one).not.toBe(other);
});

test('a sealed secret opens by the secret of its sealing alone, for its purpose, untouched', () => {
  const before = { current: 'the secret before the rotation of today' };
  const after = { current: 'the secret after the rotation of today' };
  const sealed = seal('whsec_x', 'webhooks', before);
  expect(sealed).not.toContain('whsec');
  expect(seal('whsec_x', 'webhooks', before)).not.toBe(sealed);
  expect(unseal(sealed, 'webhooks', before)).toEqual({ text: 'whsec_x', isOld: false });
  const both = { ...after, previous: before.current };
  expect(unseal(sealed, 'webhooks', both)).toEqual({ text: 'whsec_x', isOld: true });
  expect(unseal(sealed, 'webhooks', after)).toBeUndefined();
  expect(unseal(sealed, 'another purpose', before)).toBeUndefined();
  const touched = Buffer.from(sealed, 'base64url');
  touched[touched.length - 1] = (touched.at(-1) ?? 0) ^ 1;
  expect(unseal(touched.toString('base64url'), 'webhooks', before)).toBeUndefined();
});
