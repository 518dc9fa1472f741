import type { GatewayInterface } from '@apollo/server-gateway-interface';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GatewayContext } from '../context.js';
import { compiled, interpreted, type Executable } from './compiledDocument.js';

/** Compiled documents that are cached at most; the least recently used is dropped first. */
const capacity = 500;

/**
 * Executes free documents, passed to Apollo Server as its `gateway`, the only way to replace its executor. A document
 * is compiled on its second use, so that sending a new one each time does not cause compilations.
 */
export function compilingExecutor(schema: GraphQLSchema): GatewayInterface {
  const seen = new LRUCache<string, Executable | 'once'>({ max: capacity });
  const executableOf = (key: string, make: (how: typeof compiled) => Executable): Executable => {
    const known = seen.get(key);
    if (known !== undefined && known !== 'once') return known;
    const executable = make(known === undefined ? interpreted : compiled);
    seen.set(key, known === undefined ? 'once' : executable);
    return executable;
  };
  return {
    load: () =>
      Promise.resolve({
        // Apollo asks its gateways for promises
        executor: async ({ queryHash, document, operation, operationName, context, request }) => {
          // Without an operation of the requested name nothing was checked, and graphql-js returns an error instead of
          // running one. Apollo's type does not include that case.
          const executable = (operation as OperationDefinitionNode | undefined)
            ? executableOf(`${queryHash}:${operationName ?? ''}`, (how) =>
                how(schema, document, operationName ?? undefined),
              )
            : interpreted(schema, document, request.operationName);
          return executable(context as GatewayContext, request.variables ?? {});
        },
      }),
    onSchemaLoadOrUpdate: (listener) => {
      listener({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: () => Promise.resolve(),
  };
}
