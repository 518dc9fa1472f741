import type { Permission } from '@gdd/schema/permissions';
import { z } from 'zod';
import type { ServiceContext } from '../../../ground/platform/context.js';
import {
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
  type App,
} from '../../../ground/platform/http/routes.js';
import { holdBody, holdsState, settlementHold } from './schemas.js';
import { dealerHolds, holdCredits, holdsTable, releaseCredits } from './service.js';

const tags = ['settlements'];
const office: readonly Permission[] = ['accessCampaigns'];
/** The office, the network for the dealers below it, a dealer for itself. */
const readers: readonly Permission[] = ['accessCampaigns', 'accessReport', 'accessSubscription'];
const oneOf = successOf(z.object({ hold: settlementHold }));

/** Credits on hold (docs/domain/settlement.md, 'Holds'). */
export function settlementHoldRoutes(app: App, context: ServiceContext): void {
  app.post(
    '/settlements/holds/table',
    {
      config: { access: office, effect: 'read' },
      schema: {
        operationId: 'settlementHoldsTable',
        summary: 'A page of the credits on hold',
        description:
          'Released ones too: filtered, searched by dealer, sorted (ties by id) and paged, with the exact total; newest first.',
        tags,
        body: holdsState,
        response: {
          200: successOf(z.object({ items: z.array(settlementHold), total: z.number().int() })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) => success(await holdsTable(context, signedInCallerOf(request), request.body)),
  );

  app.post(
    '/settlements/holds',
    {
      config: { access: office, stepUp: true },
      schema: {
        operationId: 'holdSettlementCredits',
        summary: 'Put credits of a dealer on hold',
        description:
          'All of them, or that in one campaign: until they are released no run pays them or covers debts with them. A conflict, alreadyHeld, for the same credits once more.',
        tags,
        body: holdBody,
        response: { 201: oneOf, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT') },
      },
    },
    async (request, reply) =>
      reply.code(201).send(success({ hold: await holdCredits(context, signedInCallerOf(request), request.body) })),
  );

  app.post(
    '/settlements/holds/:holdId/release',
    {
      config: { access: office, object: 'holdId', stepUp: true },
      schema: {
        operationId: 'releaseSettlementCredits',
        summary: 'Release credits on hold',
        description: 'The next run finds them. A conflict, notHeld, the second time.',
        tags,
        params: z.object({ holdId: pathId }),
        response: { 200: oneOf, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT') },
      },
    },
    async (request) =>
      success({ hold: await releaseCredits(context, signedInCallerOf(request), request.params.holdId) }),
  );

  app.get(
    '/dealers/:id/settlement-holds',
    {
      config: { access: readers, object: 'id' },
      schema: {
        operationId: 'dealerSettlementHolds',
        summary: 'The credits of a dealer on hold',
        description: 'Those that last, oldest first; the reason where it is marked for others than the office.',
        tags,
        params: z.object({ id: pathId }),
        response: {
          200: successOf(z.object({ holds: z.array(settlementHold) })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) => success({ holds: await dealerHolds(context, signedInCallerOf(request), request.params.id) }),
  );
}
