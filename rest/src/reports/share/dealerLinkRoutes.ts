import type { Permission } from '@gdd/schema/permissions';
import { shareTokenDays, shareTokenPrefix } from '@gdd/schema/session';
import { z } from 'zod';
import type { ServiceContext } from '../../ground/platform/context.js';
import {
  nothing,
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
  type App,
} from '../../ground/platform/http/routes.js';
import { createShareToken, revokeShareToken, shareTokenList } from './dealerLinks.js';

const tags = ['share'];
const sharePermissions: readonly Permission[] = ['editDealer'];

const shareToken = z
  .object({
    id: z.number().int(),
    ending: z.string().describe('The last four characters of the token'),
    createdAt: z.iso.datetime(),
    createdBy: z.object({ id: z.number().int(), name: z.string() }),
    expiresAt: z.iso.datetime(),
    expired: z.boolean().describe('Whether it has expired'),
    lastUsedAt: z.iso.datetime().nullable().describe('To the minute; null: never'),
  })
  .meta({ id: 'ShareToken' });

const madeShareToken = z
  .object({
    id: z.number().int(),
    token: z.string().describe(`Begins with ${shareTokenPrefix}; answered this once`),
    url: z.string().describe('The link to the share page, with the token in its fragment'),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'CreatedShareToken' });

/**
 * Routes to create, list and revoke the links to a dealer's share page (specification, section 7).
 *
 * @param publicUrl the base URL of the portal, for the links
 */
export function dealerLinkRoutes(app: App, context: ServiceContext, publicUrl: string): void {
  app.get(
    '/dealerAuthToken/:a/:b',
    {
      config: { access: sharePermissions, effect: 'write', object: 'a' },
      schema: {
        operationId: 'createShareToken',
        summary: 'Make a link to a dealer’s share page',
        description:
          `a: the dealer, b: the audience, share. Asked again it makes another; each is good for ${shareTokenDays} ` +
          'days. Not for a closed dealer (conflict: dealerClosed).',
        tags,
        params: z.object({ a: pathId, b: z.literal('share') }),
        response: {
          200: successOf(madeShareToken),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request) => {
      const { a: dealerId, b: audience } = request.params;
      return success(await createShareToken(context, signedInCallerOf(request), { dealerId, audience }, publicUrl));
    },
  );

  app.get(
    '/dealers/:id/share-tokens',
    {
      config: { access: sharePermissions, object: 'id' },
      schema: {
        operationId: 'listShareTokens',
        summary: 'The links to a dealer’s share page',
        description: 'Those that were not revoked, expired ones last; up to 100.',
        tags,
        params: z.object({ id: pathId }),
        response: {
          200: successOf(z.object({ shareTokens: z.array(shareToken) })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) => {
      const shareTokens = await shareTokenList(context, signedInCallerOf(request), request.params.id);
      return success({ shareTokens });
    },
  );

  app.delete(
    '/dealers/:id/share-tokens/:tokenId',
    {
      config: { access: sharePermissions, object: 'tokenId' },
      schema: {
        operationId: 'revokeShareToken',
        summary: 'Revoke a link to a dealer’s share page',
        description: 'It shows nothing from the next request on.',
        tags,
        params: z.object({ id: pathId, tokenId: pathId }),
        response: { 200: nothing, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) => {
      const { id: dealerId, tokenId } = request.params;
      await revokeShareToken(context, signedInCallerOf(request), { dealerId, tokenId });
      return success({});
    },
  );
}
