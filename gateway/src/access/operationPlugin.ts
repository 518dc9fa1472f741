import type { ApolloServerPlugin } from '@apollo/server';
import { errorStatus } from '@gdd/schema/errors';
import { OperationTypeNode, type GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context.js';
import { accessByRootField } from '../directives/rootFields.js';
import { shownCode } from '../errors/formatError.js';
import { GatewayError } from '../errors/gatewayError.js';
import type { Limits } from '../limits/operationLimits.js';
import { beginExplanation, withExplanation } from '../telemetry/explanation.js';
import { selectedRootFields } from './selectedRootFields.js';

const done = Promise.resolve();

/**
 * What happens once per operation: its deadline starts, its limits and its access are decided before anything runs; its errors get
 * the request id, and those that are faults of the gateway itself are logged. No hook runs per field.
 */
export function operationPlugin(schema: GraphQLSchema, limits: Limits): ApolloServerPlugin<GatewayContext> {
  const access = accessByRootField(schema);
  return {
    requestDidStart: () =>
      Promise.resolve({
        async didResolveOperation({ operation, document, request, response, contextValue }) {
          if (!operation) return;
          const isMutation = operation.operation === OperationTypeNode.MUTATION;
          contextValue.observation.lane ??= 'open';
          contextValue.observation.operationName = operation.name?.value.slice(0, 100);
          contextValue.upstream.startDeadline(isMutation ? 'write' : 'read');
          await beginExplanation(contextValue);
          try {
            limits.prepare(document, operation).check(request.variables ?? {}, 'open', contextValue.payer);
          } catch (error) {
            if (!(error instanceof GatewayError)) throw error;
            response.http.status = errorStatus[error.code];
            const { retryAfter } = error.details;
            if (retryAfter !== undefined) response.http.headers.set('retry-after', String(retryAfter));
            throw error;
          }
          const fields = selectedRootFields(operation, document, request.variables);
          await contextValue.access.decide(fields, operation.operation, access, contextValue.callerSource);
        },
        didEncounterErrors({ errors, contextValue, logger }) {
          const { observation, requestId } = contextValue;
          observation.codes = errors.map(shownCode);
          for (const error of errors) {
            // What the gateway itself did wrong, with its stack; the caller gets the request id alone.
            const err = error.originalError ?? error;
            if (shownCode(error) === 'INTERNAL_SERVER_ERROR') logger.error({ requestId, err });
          }
          return done;
        },
        willSendResponse({ response, contextValue }) {
          contextValue.upstream.end();
          contextValue.observation.upstreamCalls = contextValue.upstream.callCount;
          if (response.body.kind !== 'single') return done;
          withExplanation(response.body.singleResult, contextValue);
          if (!response.body.singleResult.errors) return done;
          const { requestId } = contextValue;
          response.body.singleResult.errors = response.body.singleResult.errors.map((error) => ({
            ...error,
            extensions: { ...error.extensions, requestId },
          }));
          return done;
        },
      }),
  };
}
