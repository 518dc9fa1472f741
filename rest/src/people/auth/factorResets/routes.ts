import { factorResetHours, factorResetOutcomes } from '@gdd/schema/factors';
import { z } from 'zod';
import type { ServiceContext } from '../../../ground/platform/context.js';
import { refusals, success, successOf, type App } from '../../../ground/platform/http/routes.js';
import { answerReset } from './factorResets.js';

/** The person's answer about the removal of lost factors (docs/domain/second-factor.md). */
export function factorResetRoutes(app: App, context: ServiceContext): void {
  app.post(
    '/auth/factorReset',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'answerFactorReset',
        summary: 'Answer whether the removal of the own factors is wanted, by the link of a mail',
        description:
          `Wanted, it takes effect at once after a second person’s approval, which otherwise waits ${factorResetHours} hours; ` +
          'not wanted, it ends, and whoever manages users is told. The link of the newest mail counts (invalidLink).',
        tags: ['auth'],
        body: z.strictObject({
          token: z.string().min(1).max(200),
          wanted: z.boolean().describe('false: the person did not ask for it'),
        }),
        response: {
          200: successOf(
            z.object({
              outcome: z
                .enum(factorResetOutcomes)
                .meta({ id: 'FactorResetOutcome' })
                .describe('waiting: for the second person'),
            }),
          ),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) => {
      const { token, wanted: isWanted } = request.body;
      return success({ outcome: await answerReset(context, { token, isWanted }) });
    },
  );
}
