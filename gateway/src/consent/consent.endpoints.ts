import { endpoint, sameNames, type DataOf } from '../upstream/endpoint.js';
import { enveloped, flag, nullable, record, text } from '../upstream/shape.js';

const oneConsent = enveloped(
  record({
    consent: record<DataOf<'/sms-consent', 'GET'>['consent']>({
      given: nullable(flag),
      version: text,
      decidedAt: nullable(text),
      contactEmail: text,
    }),
  }),
);

export const getSmsConsent = endpoint('GET', '/sms-consent', {
  area: 'consent',
  effect: 'read',
  access: ['accessSubscription'],
  answer: oneConsent,
});

export const setSmsConsent = endpoint('PUT', '/sms-consent', {
  area: 'consent',
  effect: 'write',
  access: ['accessSubscription'],
  answer: oneConsent,
  fields: sameNames('given', 'version'),
});
