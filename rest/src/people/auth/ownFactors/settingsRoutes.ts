import { z } from 'zod';
import type { ServiceContext } from '../../../ground/platform/context.js';
import { callerOf, refusals, success, successOf, type App } from '../../../ground/platform/http/routes.js';
import { changeSettings, securitySettingsBody, securitySettingsView, settingsView } from './settings.js';

const tags = ['users'];
const access = ['accessUsersManager'] as const;
const response = successOf(z.object({ settings: securitySettingsView }));

/** Routes of the settings of who has to have a second factor (docs/domain/second-factor.md). */
export function securitySettingsRoutes(app: App, context: ServiceContext): void {
  app.get(
    '/security/settings',
    {
      config: { access },
      schema: {
        operationId: 'getSecuritySettings',
        summary: 'Who has to have a second factor',
        description: 'Offered to everybody at first, asked of nobody.',
        tags,
        response: { 200: response, ...refusals('UNAUTHENTICATED', 'FORBIDDEN') },
      },
    },
    async () => success({ settings: await settingsView(context) }),
  );

  app.put(
    '/security/settings',
    {
      config: { access, stepUp: true },
      schema: {
        operationId: 'updateSecuritySettings',
        summary: 'Change who has to have a second factor',
        description:
          'All of it. Whoever has to have one and has none is told by GET /user (factor_deadline); after the last day the ' +
          'session may only set one up (403, factorRequired). Personal tokens and service accounts go on.',
        tags,
        body: securitySettingsBody,
        response: { 200: response, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT') },
      },
    },
    async (request) => success({ settings: await changeSettings(context, callerOf(request), request.body) }),
  );
}
