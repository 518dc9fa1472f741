import type { AppSecret } from '@gdd/schema/secret';
import { z } from 'zod';
import { downloadRoute, type Downloads } from '../../ground/files/downloads.js';
import { idempotentRequest } from '../../ground/platform/http/idempotency.js';
import {
  type App,
  idempotencyHeader,
  nothing,
  pageOf,
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
} from '../../ground/platform/http/routes.js';
import { spreadsheetTypes } from '../../ground/platform/spreadsheets/spreadsheet.js';
import {
  simulation,
  simulationBody,
  simulationDealer,
  simulationDealersFile,
  simulationDealersState,
  simulationPreviewBody,
  simulationResult,
} from './schemas.js';
import {
  campaignSimulations,
  oneSimulation,
  previewCost,
  removeSimulation,
  requestSimulation,
  simulationDealersPage,
  simulationFile,
  type SimulationContext,
} from './service.js';

const tags = ['simulations'];
const byId = z.object({ id: pathId });
const oneOf = successOf(z.object({ simulation }));

/** Simulations of campaigns over real lines, made in the background and stored (docs/domain/simulations.md). */
export function simulationRoutes(app: App, context: SimulationContext, secret: AppSecret, downloads: Downloads): void {
  campaignRoutes(app, context, secret);
  app.get(
    '/simulations/:id',
    {
      config: { access: ['accessCampaigns'], object: 'id' },
      schema: {
        operationId: 'getSimulation',
        summary: 'One simulation',
        description: 'With its inputs, how far it is, and its results: they come before the rows of its dealers.',
        tags,
        params: byId,
        response: { 200: oneOf, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) => success({ simulation: await oneSimulation(context, request.params.id) }),
  );

  app.delete(
    '/simulations/:id',
    {
      config: { access: ['accessCampaigns'], object: 'id' },
      schema: {
        operationId: 'deleteSimulation',
        summary: 'Delete a simulation',
        description: 'One that is not done is cancelled.',
        tags,
        params: byId,
        response: { 200: nothing, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) => {
      await removeSimulation(context, request.params.id);
      return success({});
    },
  );

  app.post(
    '/simulations/:id/dealers',
    {
      config: { access: ['accessCampaigns'], effect: 'read', object: 'id' },
      schema: {
        operationId: 'simulationDealers',
        summary: 'A page of a simulation’s dealers',
        description:
          'What each comes to at one volume, as if it had accepted: filtered, searched, sorted and paged. None until it is done.',
        tags,
        params: byId,
        body: simulationDealersState,
        response: {
          200: pageOf(simulationDealer),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request) =>
      success(await simulationDealersPage(context, signedInCallerOf(request), request.params.id, request.body)),
  );

  downloadRoute(app, downloads, context, {
    operationId: 'exportSimulation',
    file: 'recorded',
    method: 'POST',
    cost: 200,
    url: '/simulations/:id/export',
    access: ['accessCampaigns'],
    object: 'id',
    summary: 'The dealers of a simulation as a table',
    description: 'Filtered, searched and sorted as their table is.',
    tags,
    produces: [spreadsheetTypes.xlsx, spreadsheetTypes.csv, spreadsheetTypes.jsonl],
    params: byId,
    body: simulationDealersFile,
    produce: (caller, { params, body }, at) => simulationFile(at, caller, params.id, body),
  });
}

/** The routes for the simulations of a campaign. */
function campaignRoutes(app: App, context: SimulationContext, secret: AppSecret): void {
  app.post(
    '/campaigns/:id/simulations',
    {
      config: { access: ['accessCampaigns'], object: 'id' },
      schema: {
        operationId: 'createSimulation',
        summary: 'Simulate a campaign',
        description:
          'Its rules over the lines of a base period, for its dealers with their goals or those of a proposal, as if all had accepted. In the background; the newest thirty of a campaign are stored.',
        tags,
        params: byId,
        headers: idempotencyHeader,
        body: simulationBody,
        response: { 201: oneOf, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND') },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const idempotent = idempotentRequest(request, caller, secret);
      const made = await requestSimulation(context, caller, request.params.id, request.body, idempotent);
      return reply.code(201).send(success({ simulation: made }));
    },
  );

  app.get(
    '/campaigns/:id/simulations',
    {
      config: { access: ['accessCampaigns'], object: 'id' },
      schema: {
        operationId: 'listSimulations',
        summary: 'The simulations of a campaign',
        description: 'The newest first.',
        tags,
        params: byId,
        response: {
          200: successOf(z.object({ simulations: z.array(simulation) })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) => success({ simulations: await campaignSimulations(context, request.params.id) }),
  );

  app.post(
    '/campaigns/:id/simulations/preview',
    {
      config: { access: ['accessCampaigns'], effect: 'read', cost: 40, object: 'id' },
      schema: {
        operationId: 'previewCampaignCost',
        summary: 'The cost of rules for the whole network',
        description:
          'At one volume, for the campaign’s dealers: what the editor shows while one types. Nothing is stored.',
        tags,
        params: byId,
        body: simulationPreviewBody,
        response: {
          200: successOf(
            z.object({
              from: z.string().meta({ format: 'date' }),
              to: z.string().meta({ format: 'date' }),
              result: simulationResult,
            }),
          ),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request) => success(await previewCost(context, request.params.id, request.body)),
  );
}
