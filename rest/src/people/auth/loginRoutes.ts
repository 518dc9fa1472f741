import type { AppSecret } from '@gdd/schema/secret';
import { z } from 'zod';
import { isStorable } from '../../ground/domain/text.js';
import { clientOf } from '../../ground/platform/http/client.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { typedPassword } from '../../ground/platform/http/inputs.js';
import { refusals, type App } from '../../ground/platform/http/routes.js';
import { isPasskeyChallenge, type Site } from './factors/passkeys.js';
import { factorAnswer, loginChallenge, passkeySignIn } from './factors/schemas.js';
import { beginPasskeySignIn, loginFactor, loginPasskey } from './signIn/factorSignIn.js';
import { login } from './signIn/signIn.js';

const tags = ['auth'];

const loginResponse = z
  .object({
    api_token: z.string().describe('Opaque; goes into the bearer authorisation header'),
    accessToken: z.string().describe('Equal to api_token'),
    refreshToken: z.null().describe('A session is never prolonged'),
    expiresIn: z.number().int().describe('Seconds that the session lasts'),
    max_age: z.number().int().describe('Equal to expiresIn'),
  })
  .meta({ id: 'LoginResponse' });

/** Routes for signing in: by password, by a factor after it, and by a passkey alone (docs/domain/second-factor.md). */
export function loginRoutes(app: App, context: ServiceContext, secret: AppSecret, site: Site): void {
  app.post(
    '/login',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'login',
        summary: 'Sign in',
        description:
          'Answers the bare login response, or, of a user with a second factor, the challenge that it answers: no token. ' +
          'Failures are limited, for an account by address and over all accounts from an ' +
          'address (429, tooManyFailures): a forgotten password leads back in.',
        tags,
        body: z.strictObject({
          username: z.string().trim().min(1).max(254).refine(isStorable),
          password: typedPassword,
        }),
        response: {
          200: z.union([loginResponse, loginChallenge]),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'RATE_LIMITED'),
        },
      },
    },
    (request) => login(context, request.body, clientOf(request), site),
  );

  app.post(
    '/login/factor',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'loginFactor',
        summary: 'Complete a sign-in by a factor',
        description:
          'Answers the bare login response. One of `code`, `recoveryCode` and `assertion` (a passkey) answers the ' +
          'challenge of POST /login, an assertion alone that of POST /login/passkey; a wrong one counts as a failed ' +
          'sign-in (401: wrongFactor, passkeyUnknown, passkeyOrigin, passkeyCounter, passkeyInvalid). Five tries, five ' +
          'minutes, once (401, challengeInvalid).',
        tags,
        body: factorAnswer,
        response: {
          200: loginResponse,
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'RATE_LIMITED'),
        },
      },
    },
    (request) => {
      const { body } = request;
      const { challenge, assertion } = body;
      return assertion !== undefined && isPasskeyChallenge(challenge)
        ? loginPasskey(context, { challenge, assertion }, clientOf(request), { secret, site })
        : loginFactor(context, body, clientOf(request), { secret, site });
    },
  );

  app.post(
    '/login/passkey',
    {
      config: { access: 'public', effect: 'read' },
      schema: {
        operationId: 'beginPasskeySignIn',
        summary: 'Begin a sign-in by passkey alone',
        description:
          'Answers what the browser is asked for. Nothing is stored; the challenge is good once, five minutes.',
        tags,
        response: { 200: passkeySignIn, ...refusals('UNAUTHENTICATED', 'FORBIDDEN') },
      },
    },
    () => beginPasskeySignIn(context, { secret, site }),
  );
}
