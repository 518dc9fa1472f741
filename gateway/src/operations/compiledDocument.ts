import { execute, GraphQLError, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { GatewayContext } from '../context.js';
import { maxRequestFaults } from '../errors/formatError.js';
import type { Variables } from '../limits/variables.js';

/** An operation of a document, ready to run. */
export type Executable = (context: GatewayContext, variables: Variables) => ExecutionResult | Promise<ExecutionResult>;

/** An operation as graphql-js interprets it. */
export function interpreted(schema: GraphQLSchema, document: DocumentNode, operationName?: string): Executable {
  // Names that variables get wrong are corrected for nobody: Apollo hides what validation would suggest, not this.
  const options = { maxCoercionErrors: maxRequestFaults };
  const request = { schema, document, operationName: operationName ?? null, hideSuggestions: true, options };
  return (contextValue, variableValues) => {
    const result = execute({ ...request, contextValue, variableValues });
    if (result instanceof Promise || result.data !== undefined || result.errors === undefined) return result;
    return { errors: result.errors.map(badInput) };
  };
}

/** The fault of variables: all that can be wrong with a request for a document that is valid. */
function badInput(error: GraphQLError): GraphQLError {
  return new GraphQLError(error.message, { nodes: error.nodes ?? null, extensions: { code: 'BAD_USER_INPUT' } });
}

/**
 * An operation compiled to a function of its own. It answers byte for byte as graphql-js does, which
 * `differential.test.ts` compares. Where the compiled form cannot answer as graphql-js would (variables that do not fit,
 * a document that it cannot compile), graphql-js itself answers.
 */
export function compiled(schema: GraphQLSchema, document: DocumentNode, operationName?: string): Executable {
  const asWritten = interpreted(schema, document, operationName);
  const query = compileQuery(schema, document, operationName);
  if (!isCompiledQuery(query)) return asWritten;
  const complete = (result: ExecutionResult, context: GatewayContext, variables: Variables) =>
    result.data === undefined ? asWritten(context, variables) : result;
  return (context, variables) => {
    const result: unknown = query.query(undefined, context, variables);
    return result instanceof Promise
      ? result.then((each: ExecutionResult) => complete(each, context, variables))
      : complete(result as ExecutionResult, context, variables);
  };
}
