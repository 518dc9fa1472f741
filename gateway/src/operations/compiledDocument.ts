import { execute, GraphQLError, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { GatewayContext } from '../context.js';
import { maxRequestFaults } from '../errors/formatError.js';
import type { Variables } from '../limits/variables.js';

/** An operation of a document, ready to run. */
export type Executable = (context: GatewayContext, variables: Variables) => ExecutionResult | Promise<ExecutionResult>;

/** An operation as graphql-js interprets it. */
export function interpreted(schema: GraphQLSchema, document: DocumentNode, operationName?: string): Executable {
  // Apollo hides the suggestions of validation, but not those for variables, which would also reveal the schema.
  const options = { maxCoercionErrors: maxRequestFaults };
  const request = { schema, document, operationName: operationName ?? null, hideSuggestions: true, options };
  return (contextValue, variableValues) => {
    const result = execute({ ...request, contextValue, variableValues });
    if (result instanceof Promise || result.data !== undefined || result.errors === undefined) return result;
    return { errors: result.errors.map(badInput) };
  };
}

/** An error of variables, the only request error that is possible with a valid document. */
function badInput(error: GraphQLError): GraphQLError {
  return new GraphQLError(error.message, { nodes: error.nodes ?? null, extensions: { code: 'BAD_USER_INPUT' } });
}

/**
 * An operation compiled to a function. Its result equals that of graphql-js byte for byte, which
 * `differential.test.ts` verifies. Where the compiled form cannot guarantee that (invalid variables, a document that
 * cannot be compiled), graphql-js executes it.
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
