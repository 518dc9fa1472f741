import type { GatewayInterface } from '@apollo/server-gateway-interface';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GatewayContext } from '../context.js';
import { compiled, interpreted, type Executable } from './compiledDocument.js';

/** Documents of which the compiled form is cached; the one that was not used for longest goes first. */
const capacity = 500;

/**
 * Executes free documents, in the one place where Apollo Server lets another executor in. A document is compiled when
 * it comes for the second time: whoever sends a new one each time makes nothing be compiled.
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
          // Where the document has no operation of the name asked for, nothing was checked and nothing may run:
          // graphql-js says so. The type of Apollo's gateways does not know that case.
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
