import { z } from 'zod';
import { refusals, signedInCallerOf, success, successOf, type App } from '../../ground/platform/http/routes.js';
import { consentEntry, consentsState, setConsentBody } from './schemas.js';
import { consentsTable } from './register.js';
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
        body: setConsentBody,
        response: { 200: consent, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT') },
      },
    },
    async (request) => success({ consent: await setSmsConsent(context, signedInCallerOf(request), request.body) }),
  );

  app.post(
    '/sms-consents/table',
    {
      config: { access: ['accessUsersManager'], effect: 'read' },
      schema: {
        operationId: 'smsConsentsTable',
        summary: 'A page of the register of decisions on SMS messages',
        description:
          'Who agreed or no longer, when, to which version of the notice and where; every decision, newest first. Filtered, searched by dealer, sorted (ties by id) and paged.',
        tags,
        body: consentsState,
        response: {
          200: successOf(z.object({ items: z.array(consentEntry), total: z.number().int() })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) => success(await consentsTable(context, signedInCallerOf(request), request.body)),
  );
}
