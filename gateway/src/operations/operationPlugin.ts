import { HeaderMap, type ApolloServerPlugin, type GraphQLResponse } from '@apollo/server';
import { errorStatus } from '@gdd/schema/errors';
import type { GatewayContext } from '../context.js';
import { formatError } from '../errors/formatError.js';
import type { GatewayError } from '../errors/gatewayError.js';
import { withExplanation } from '../telemetry/explanation.js';
import type { KnownOperation, Operations } from './operations.js';

const done = Promise.resolve();

/** The steps of an operation in Apollo's pipeline. No hook runs per field. */
export function operationPlugin(operations: Operations): ApolloServerPlugin<GatewayContext> {
  return {
    requestDidStart: () => {
      let known: KnownOperation | undefined;
      return Promise.resolve({
        didResolveOperation({ operation, document, request, contextValue }) {
          if (!operation) return done;
          known = operations.know(document, operation);
          return operations.begin(contextValue, known, request.variables ?? {});
        },
        responseForOperation({ contextValue }) {
          const price = operations.priceAlone(contextValue);
          if (!price) return Promise.resolve(null);
          return Promise.resolve({ http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult: price } });
        },
        didEncounterErrors({ errors, contextValue }) {
          operations.noteErrors(contextValue, errors);
          return done;
        },
        async willSendResponse({ response, contextValue }) {
          const refusal = await operations.refusalOfUnknown(contextValue);
          if (refusal) hideResult(response, contextValue, refusal);
          operations.end(contextValue);
          if (response.body.kind !== 'single') return;
          const { singleResult } = response.body;
          withExplanation(singleResult, contextValue);
          if (!refusal) await operations.settle(contextValue, known, singleResult);
          if (singleResult.errors) singleResult.errors = operations.complete(singleResult.errors, contextValue);
        },
      });
    },
  };
}

/** Replaces the result by the refusal and its status. */
function hideResult(response: GraphQLResponse, { operationLog }: GatewayContext, refusal: GatewayError): void {
  operationLog.codes = [refusal.code];
  response.http.status = errorStatus[refusal.code];
  response.body = {
    kind: 'single',
    singleResult: { errors: [formatError({ message: refusal.message }, refusal)] },
  };
}
