import { challengeMinutes, factorKinds, factorLimits, recoveryCodeCount } from '@gdd/schema/factors';
import type { AppSecret } from '@gdd/schema/secret';
import { z } from 'zod';
import { clientOf } from '../../../ground/platform/http/client.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import { line } from '../../../ground/platform/http/inputs.js';
import {
  callerOf,
  nothing,
  pathId,
  refusals,
  success,
  successOf,
  type App,
} from '../../../ground/platform/http/routes.js';
import type { Site } from '../factors/passkeys.js';
import { challengeText, knownPasskey, typedAttestation, typedCode } from '../factors/schemas.js';
import {
  beginPasskey,
  beginTotp,
  confirmPasskey,
  confirmTotp,
  ownFactors,
  removeFactor,
  renewRecoveryCodes,
} from './service.js';

const tags = ['auth'];

const factor = z
  .object({
    id: z.number().int(),
    kind: z.enum(factorKinds),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable().describe('Null: never'),
  })
  .meta({ id: 'SecondFactor' });

const recoveryCodesLeft = z
  .object({ left: z.number().int().describe('Codes that were not used yet'), createdAt: z.iso.datetime() })
  .meta({ id: 'RecoveryCodesLeft' });

const newCodes = z.array(z.string()).describe(`${recoveryCodeCount} codes, answered this once`);

const added = z
  .object({ factor, recoveryCodes: newCodes.nullable().describe('With the first factor; null with a later one') })
  .meta({ id: 'AddedFactor' });

const totpSetup = z
  .object({
    challenge: challengeText.describe('What the first code answers'),
    secret: z.string().describe('The key of the app, base32'),
    uri: z.string().describe('The same as otpauth://, for a QR code'),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'TotpSetup' });

const passkeySetup = z
  .object({
    challenge: challengeText.describe('Goes with the answer of the browser'),
    request: z
      .object({
        challenge: z.string().describe('The challenge as WebAuthn has it'),
        rpId: z.string(),
        userHandle: z.string().describe('The id of the user, base64url'),
        username: z.string(),
        displayName: z.string(),
        algorithms: z.array(z.number().int()).describe('COSE, the preferred one first'),
        excludeCredentials: z.array(knownPasskey).describe('Those that the user has already'),
      })
      .meta({ id: 'PasskeyCreation' }),
  })
  .meta({ id: 'PasskeySetup' });

/** A stolen session sets up no factor of its own, and removes none. */
const withStepUp = { access: 'account', stepUp: true } as const;
const settingUp = { ...withStepUp, whileFactorDue: true } as const;

/** Routes of the caller's own factors (docs/domain/second-factor.md). */
export function ownFactorRoutes(app: App, context: ServiceContext, secret: AppSecret, site: Site): void {
  app.get(
    '/user/factors',
    {
      config: { access: 'account', sessionOnly: true, whileFactorDue: true },
      schema: {
        operationId: 'listFactors',
        summary: 'The own second factors',
        description: 'Authenticator apps and passkeys, and how many recovery codes are left (null: there are none).',
        tags,
        response: {
          200: successOf(
            z.object({
              factors: z.array(factor),
              recoveryCodes: recoveryCodesLeft.nullable(),
              offered: z.boolean().describe('Whether one can be set up: the settings may say no'),
            }),
          ),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN'),
        },
      },
    },
    async (request) => success(await ownFactors(context, callerOf(request))),
  );

  app.post(
    '/user/factors/totp',
    {
      config: settingUp,
      schema: {
        operationId: 'beginTotp',
        summary: 'Begin to set up an authenticator app',
        description: `Answers the key for the app; its first code sets it up within ${challengeMinutes} minutes.`,
        tags,
        response: {
          200: successOf(z.object({ setup: totpSetup })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT'),
        },
      },
    },
    async (request) => success({ setup: await beginTotp(context, callerOf(request), secret) }),
  );

  app.post(
    '/user/factors/totp/confirm',
    {
      config: settingUp,
      schema: {
        operationId: 'confirmTotp',
        summary: 'Set up an authenticator app by its first code',
        description:
          'From then on a sign-in asks for a code. With the first factor ten recovery codes are answered, once. 409 ' +
          'challengeInvalid where the five minutes or the five tries are over.',
        tags,
        body: z.strictObject({
          challenge: challengeText,
          code: typedCode,
          name: line(factorLimits.nameLength).describe('Which app or telephone, in the owner’s words'),
        }),
        response: {
          200: successOf(added),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) => success(await confirmTotp(context, callerOf(request), request.body, clientOf(request), secret)),
  );

  app.post(
    '/user/factors/passkey',
    {
      config: settingUp,
      schema: {
        operationId: 'beginPasskey',
        summary: 'Begin to make a passkey',
        description: `Answers what the browser is asked for; its answer is good for ${challengeMinutes} minutes, once.`,
        tags,
        response: {
          200: successOf(z.object({ setup: passkeySetup })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT'),
        },
      },
    },
    async (request) => success({ setup: await beginPasskey(context, callerOf(request), site) }),
  );

  app.post(
    '/user/factors/passkey/confirm',
    {
      config: settingUp,
      schema: {
        operationId: 'confirmPasskey',
        summary: 'Register a passkey that the browser has made',
        description:
          'From then on it signs in, beside the password or in its place. With the first factor ten recovery codes are ' +
          'answered, once. 422 passkeyOrigin, passkeyInvalid; 409 challengeInvalid, passkeyTaken.',
        tags,
        body: z.strictObject({
          challenge: challengeText,
          name: line(factorLimits.nameLength).describe('Which device, in the owner’s words'),
          attestation: typedAttestation,
        }),
        response: {
          200: successOf(added),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) => success(await confirmPasskey(context, callerOf(request), request.body, clientOf(request), site)),
  );

  app.delete(
    '/user/factors/:id',
    {
      config: { ...withStepUp, object: 'id' },
      schema: {
        operationId: 'removeFactor',
        summary: 'Remove an own factor',
        description: 'With the last one go the recovery codes: the password alone signs in again.',
        tags,
        params: z.object({ id: pathId }),
        response: { 200: nothing, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) => {
      await removeFactor(context, callerOf(request), request.params.id, clientOf(request));
      return success({});
    },
  );

  app.post(
    '/user/recoveryCodes',
    {
      config: withStepUp,
      schema: {
        operationId: 'renewRecoveryCodes',
        summary: 'Make new recovery codes',
        description: 'They replace all earlier ones. 409 noFactor for a user without a factor.',
        tags,
        response: {
          200: successOf(z.object({ recoveryCodes: newCodes })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT'),
        },
      },
    },
    async (request) => success({ recoveryCodes: await renewRecoveryCodes(context, callerOf(request)) }),
  );
}
