import { stepUpMinutes } from '@gdd/schema/session';
import type { AppSecret } from '@gdd/schema/secret';
import { z } from 'zod';
import { clientOf } from '../../ground/platform/http/client.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { callerOf, nothing, refusals, success, successOf, type App } from '../../ground/platform/http/routes.js';
import { typedPassword } from '../../ground/platform/http/inputs.js';
import type { Site } from './factors/passkeys.js';
import { factorAnswer, loginChallenge } from './factors/schemas.js';
import { proveByFactor, proveByPassword } from './signIn/proof.js';

const tags = ['auth'];

/** Routes that renew the proof of a session, for the calls that want a recent one (docs/domain/step-up.md). */
export function proofRoutes(app: App, context: ServiceContext, secret: AppSecret, site: Site): void {
  app.post(
    '/user/proof',
    {
      config: { access: 'account', whileFactorDue: true },
      schema: {
        operationId: 'proveByPassword',
        summary: 'Renew the proof of the session by the password',
        description:
          `For ${stepUpMinutes} minutes the session may then make the calls that want a recent proof (403, ` +
          'stepUpRequired). Of a user with a factor it answers the challenge in the place of that, for POST ' +
          '/user/proof/factor. A wrong password counts as a failed sign-in.',
        tags,
        body: z.strictObject({ password: typedPassword }),
        response: {
          200: successOf(z.object({ due: loginChallenge.nullable().describe('Null: the proof is renewed') })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'RATE_LIMITED'),
        },
      },
    },
    async (request) => {
      const due = await proveByPassword(context, callerOf(request), request.body.password, clientOf(request), site);
      return success({ due });
    },
  );

  app.post(
    '/user/proof/factor',
    {
      config: { access: 'account', whileFactorDue: true },
      schema: {
        operationId: 'proveByFactor',
        summary: 'Renew the proof of the session by a factor',
        description:
          'One of `code`, `recoveryCode` and `assertion` (a passkey) answers the challenge of POST /user/proof, an ' +
          'assertion alone that of POST /login/passkey. 422 wrongFactor, passkeyUnknown, passkeyOrigin, passkeyCounter, ' +
          'passkeyInvalid: it counts as a failed sign-in. 409 challengeInvalid: five tries, five minutes, once.',
        tags,
        body: factorAnswer,
        response: {
          200: nothing,
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT', 'BAD_USER_INPUT', 'RATE_LIMITED'),
        },
      },
    },
    async (request) => {
      await proveByFactor(context, callerOf(request), request.body, clientOf(request), { secret, site });
      return success({});
    },
  );
}
