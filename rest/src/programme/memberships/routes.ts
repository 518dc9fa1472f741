import type { AppSecret } from '@gdd/schema/secret';
import { z } from 'zod';
import type { ServiceContext } from '../../ground/platform/context.js';
import { idempotentRequest } from '../../ground/platform/http/idempotency.js';
import {
  idempotencyHeader,
  nothing,
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
  type App,
} from '../../ground/platform/http/routes.js';
import { approval } from '../../decisions/approvals/requests/schemas.js';
import { acceptBody, addDealerBody, campaignDealer, editGoalBody, membership } from './membership/schemas.js';
import { acceptCampaign, addDealer, editGoal, removeDealer } from './membership/service.js';
import { remindDealer } from './reminders/reminders.js';
import { campaign } from '../campaigns/campaign/schemas.js';
import { campaignDetails } from '../campaigns/campaign/service.js';
import { ownMembership } from './dealers/dealerCampaigns.js';

const tags = ['campaigns'];

const campaignParams = z.object({ id: pathId });
const dealerParams = z.object({ id: pathId, dealerId: pathId });
const oneDealer = successOf(z.object({ dealer: campaignDealer }));
const changeRefusals = refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT');
const stateRefusals = refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT');

/**
 * Routes that change the dealers of a campaign, and remind them (docs/specification.md, section 7;
 * docs/domain/campaigns-and-prizes.md).
 */
export function membershipRoutes(app: App, context: ServiceContext, secret: AppSecret): void {
  app.post(
    '/campaigns/:id/dealer/add',
    {
      config: { access: ['accessCampaigns'], object: 'id' },
      schema: {
        operationId: 'addDealerToCampaign',
        summary: 'Add a dealer to a campaign',
        description: 'It has not accepted yet; its figures count what it bought already. Until the campaign is closed.',
        tags,
        params: campaignParams,
        headers: idempotencyHeader,
        body: addDealerBody,
        response: { 201: oneDealer, ...changeRefusals },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const idempotent = idempotentRequest(request, caller, secret);
      const dealer = await addDealer(context, caller, request.params.id, request.body.data, idempotent);
      return reply.code(201).send(success({ dealer }));
    },
  );

  app.patch(
    '/campaigns/:id/dealer/:dealerId/edit',
    {
      config: { access: ['accessCampaigns'], object: 'dealerId' },
      schema: {
        operationId: 'editDealerGoal',
        summary: 'Edit the goal of a dealer',
        description:
          'Until the campaign is closed. With a version: an outdated one is a conflict, which tells the newer goal. A dealer that accepted is told; what makes something worse for it may be refused (worseForDealers), or wait for the approval of a second person (HTTP 202).',
        tags,
        params: dealerParams,
        body: editGoalBody,
        response: {
          200: oneDealer,
          202: successOf(z.object({ dealer: campaignDealer, approval })),
          ...changeRefusals,
        },
      },
    },
    async (request, reply) => {
      const edit = 'data' in request.body ? request.body.data : request.body;
      const edited = await editGoal(context, signedInCallerOf(request), request.params, edit);
      return edited.approval === undefined
        ? success({ dealer: edited.dealer })
        : reply.code(202).send(success({ dealer: edited.dealer, approval: edited.approval }));
    },
  );

  app.delete(
    '/campaigns/:id/dealer/:dealerId',
    {
      config: { access: ['accessCampaigns'], object: 'dealerId' },
      schema: {
        operationId: 'removeDealerFromCampaign',
        summary: 'Remove a dealer from a campaign',
        description:
          'Until the campaign is closed, and unless the dealer has entries in its ledger. A dealer that accepted is told; its removal may be refused (worseForDealers), or wait for the approval of a second person (HTTP 202).',
        tags,
        params: dealerParams,
        response: { 200: nothing, 202: successOf(z.object({ approval })), ...stateRefusals },
      },
    },
    async (request, reply) => {
      const waiting = await removeDealer(context, signedInCallerOf(request), request.params);
      return waiting === undefined ? success({}) : reply.code(202).send(success({ approval: waiting }));
    },
  );

  app.patch(
    '/campaigns/:id/dealer/accept',
    {
      config: { access: ['accessSubscription'], object: 'id' },
      schema: {
        operationId: 'acceptCampaign',
        summary: 'Accept a campaign',
        description:
          'For the own member, while the registration is open, until the last day. Again, it succeeds and changes nothing.',
        tags,
        params: campaignParams,
        body: acceptBody,
        response: { 200: successOf(z.object({ campaign, membership })), ...changeRefusals },
      },
    },
    async (request) => {
      const caller = signedInCallerOf(request);
      await acceptCampaign(context, caller, request.params.id);
      const [campaign, membership] = await Promise.all([
        campaignDetails(context, caller, request.params.id),
        ownMembership(context, caller, request.params.id),
      ]);
      return success({ campaign, membership });
    },
  );

  app.get(
    '/campaigns/:id/dealer-email/:dealerId',
    {
      config: { access: ['accessCampaigns'], effect: 'write', object: 'dealerId' },
      schema: {
        operationId: 'sendCampaignReminder',
        summary: 'Send a dealer a reminder',
        description:
          'By mail: of the acceptance, or of what is missing to the goal. Once a day for a dealer and campaign, until its last day.',
        tags,
        params: dealerParams,
        response: { 200: nothing, ...stateRefusals },
      },
    },
    async (request) => {
      await remindDealer(context, signedInCallerOf(request), request.params);
      return success({});
    },
  );
}
