import { z } from 'zod';
import { refusals, signedInCallerOf, success, successOf, type App } from '../../ground/platform/http/routes.js';
import { setSmsConsent, smsConsent, type ConsentContext } from './service.js';

const tags = ['consent'];

const consent = successOf(
  z.object({
    consent: z
      .object({
        given: z.boolean().nullable().describe('Null: not asked yet'),
        version: z.string().describe('The version of the current notice'),
        decidedAt: z.iso.datetime().nullable(),
        contactEmail: z.string().describe('The mailbox for requests about personal data'),
      })
      .meta({ id: 'SmsConsent' }),
  }),
);

/** Routes of the consent to SMS messages; no other function depends on it (docs/domain/sessions.md). */
export function consentRoutes(app: App, context: ConsentContext): void {
  app.get(
    '/sms-consent',
    {
      config: { access: ['accessSubscription'] },
      schema: {
        operationId: 'getSmsConsent',
        summary: 'Whether the own member agreed to SMS messages',
        description: 'The newest answer to the notice that holds now.',
        tags,
        response: { 200: consent, ...refusals('UNAUTHENTICATED', 'FORBIDDEN') },
      },
    },
    async (request) => success({ consent: await smsConsent(context, signedInCallerOf(request)) }),
  );

  app.put(
    '/sms-consent',
    {
      config: { access: ['accessSubscription'] },
      schema: {
        operationId: 'setSmsConsent',
        summary: 'Agree to SMS messages, or no longer',
        description:
          'Earlier answers are kept. An answer to another version of the notice than the current is refused.',
        tags,
        body: z.strictObject({ given: z.boolean(), version: z.string().min(1).max(40) }),
        response: { 200: consent, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT') },
      },
    },
    async (request) => success({ consent: await setSmsConsent(context, signedInCallerOf(request), request.body) }),
  );
}
