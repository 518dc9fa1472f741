import { Kind, OperationTypeNode, parse, type OperationDefinitionNode } from 'graphql';
import { http, type DefaultBodyType, type GraphQLVariables, type HttpHandler, type RequestHandlerOptions } from 'msw';

/** What a handler is given of an operation. */
interface Operation {
  readonly operationName: string;
  readonly variables: GraphQLVariables;
  readonly request: Request;
}

type Resolver = (operation: Operation) => Response | undefined | Promise<Response | undefined>;

interface SentOperation extends Pick<Operation, 'operationName' | 'variables'> {
  readonly type: OperationTypeNode;
}

const definitions = new Map<string, OperationDefinitionNode | undefined>();
/** A request's operation, read once for all handlers that are asked about it. */
const operations = new WeakMap<Request, Promise<SentOperation | undefined>>();

/**
 * Handlers of GraphQL operations by their names, as msw's own: without a response the next handler is asked. msw's
 * import graphql anew with each request that they read, which Jest refuses where a page sends one as its test ends.
 */
export const graphql = {
  query: (name: string, resolver: Resolver, options?: RequestHandlerOptions) =>
    handler((sent) => sent.type === OperationTypeNode.QUERY && sent.operationName === name, resolver, options),
  mutation: (name: string, resolver: Resolver, options?: RequestHandlerOptions) =>
    handler((sent) => sent.type === OperationTypeNode.MUTATION && sent.operationName === name, resolver, options),
  operation: (resolver: Resolver, options?: RequestHandlerOptions) => handler(() => true, resolver, options),
};

function handler(
  matches: (sent: SentOperation) => boolean,
  resolver: Resolver,
  options?: RequestHandlerOptions,
): HttpHandler {
  return http.post<never, DefaultBodyType>(
    async ({ request }) => {
      const sent = await operationOf(request);
      return sent !== undefined && matches(sent);
    },
    async ({ request }) => {
      const sent = await operationOf(request);
      return sent && resolver({ operationName: sent.operationName, variables: sent.variables, request });
    },
    options,
  );
}

function operationOf(request: Request): Promise<SentOperation | undefined> {
  const known = operations.get(request) ?? readOperation(request.clone());
  operations.set(request, known);
  return known;
}

/** @returns undefined where the request is none of GraphQL, or sends a document's hash instead of its text */
async function readOperation(request: Request): Promise<SentOperation | undefined> {
  const body = (await request.json().catch(() => ({}))) as {
    readonly query?: string;
    readonly variables?: GraphQLVariables;
  } | null;
  const definition = body?.query === undefined ? undefined : definitionIn(body.query);
  return (
    definition && {
      type: definition.operation,
      operationName: definition.name?.value ?? '',
      variables: body?.variables ?? {},
    }
  );
}

function definitionIn(text: string): OperationDefinitionNode | undefined {
  if (!definitions.has(text)) {
    definitions.set(
      text,
      parse(text).definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION),
    );
  }
  return definitions.get(text);
}
