import { signalTopics } from '@gdd/schema/live';
import { permissions } from '@gdd/schema/permissions';
import { z } from 'zod';
import { gatewayKey } from '../../ground/platform/http/gatewayKey.js';
import { bodyId } from '../../ground/platform/http/routes.js';

export const signalsBody = z.strictObject({
  key: gatewayKey,
  after: z.string().max(8000).nullable().describe('The cursor of an earlier response; null: from now on'),
  wait: z.boolean().describe('Whether to wait some seconds for a signal where there is none'),
});

export const foundSignals = z
  .object({
    cursor: z.string().describe('Up to where these signals go'),
    isGap: z.boolean().describe('Whether some may be missing: the cursor is too old, or of another database'),
    signals: z.array(
      z.object({
        topic: z.enum(signalTopics),
        userId: z.number().int().nullable().describe('Whom it concerns; null: everybody who may know of it'),
        reference: z.number().int().nullable().describe('The id of the import or export'),
      }),
    ),
  })
  .meta({ id: 'FoundSignals' });

export const sessionsBody = z.strictObject({ key: gatewayKey, ids: z.array(bodyId).max(10_000) });

export const liveSession = z
  .object({
    id: z.number().int(),
    userId: z.number().int(),
    permissions: z.array(z.enum(permissions)).describe('None: the user is not signed in'),
  })
  .meta({ id: 'LiveSession' });
