import type { ApolloServerPlugin } from '@apollo/server';
import type { GatewayContext } from '../context.js';
import { withExplanation } from '../telemetry/explanation.js';
import { withRequestId, type Operations } from './operations.js';

const done = Promise.resolve();

/** What happens once per operation, in Apollo's pipeline. No hook runs per field. */
export function operationPlugin(operations: Operations): ApolloServerPlugin<GatewayContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation({ operation, document, request, contextValue }) {
          if (!operation) return done;
          return operations.begin(contextValue, operations.know(document, operation), request.variables ?? {});
        },
        didEncounterErrors({ errors, contextValue }) {
          operations.noteErrors(contextValue, errors);
          return done;
        },
        willSendResponse({ response, contextValue }) {
          operations.end(contextValue);
          if (response.body.kind !== 'single') return done;
          const { singleResult } = response.body;
          withExplanation(singleResult, contextValue);
          if (singleResult.errors) singleResult.errors = withRequestId(singleResult.errors, contextValue.requestId);
          return done;
        },
      }),
  };
}
