import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type ExecutionResult } from 'graphql';
import type { GatewayContext } from '../context.js';
import { formatError } from '../errors/formatError.js';
import { withExplanation } from '../telemetry/explanation.js';
import type { Operations } from './operations.js';
import type { TrustedDocument } from './trustedDocuments.js';
import type { Variables } from '../limits/variables.js';

const json = 'application/json; charset=utf-8';
const graphqlResponse = 'application/graphql-response+json; charset=utf-8';

/**
 * `Accept` headers → the type of the response; the first is that of the portal. Requests with others are executed by
 * Apollo.
 */
const contentTypes: ReadonlyMap<string | undefined, string> = new Map([
  ['application/graphql-response+json,application/json;q=0.9', graphqlResponse],
  ['application/json', json],
  ['*/*', json],
  [undefined, json],
]);

/** A request for a trusted document in the form in which the portal sends it. */
interface PlainRequest {
  readonly variables: Variables;
  readonly contentType: string;
}

/** A request in the portal's form; undefined for any other form, which Apollo's pipeline executes. */
export function plainRequest(
  { method, headers, body }: FastifyRequest,
  { operation }: TrustedDocument,
): PlainRequest | undefined {
  const contentType = contentTypes.get(headers.accept);
  if (method !== 'POST' || contentType === undefined || headers['x-explain'] === 'price') return undefined;
  const { variables = null, operationName = null } = body as Readonly<Record<string, unknown>>;
  if (operationName !== null && operationName !== operation.name) return undefined;
  if (typeof variables !== 'object' || Array.isArray(variables)) return undefined;
  return { variables: (variables ?? {}) as Variables, contentType };
}

/**
 * Executes a trusted document without Apollo's pipeline: the document was parsed and compiled at start. The steps per
 * operation are the same code (`Operations`), and the response is the same byte for byte (`differential.test.ts`).
 */
export async function executeTrusted(
  { operation, execute }: TrustedDocument,
  { variables, contentType }: PlainRequest,
  context: GatewayContext,
  operations: Operations,
  reply: FastifyReply,
): Promise<string> {
  void reply.header('content-type', contentType);
  const response = (failures?: readonly GraphQLError[], data?: ExecutionResult['data']): string => {
    if (failures) operations.noteErrors(context, failures);
    const formatted = failures?.map((error) => formatError(error.toJSON(), error));
    const errors = formatted && operations.complete(formatted, context);
    const explained: Pick<ExecutionResult, 'extensions'> = {};
    withExplanation(explained, context);
    return `${JSON.stringify({ errors, data, extensions: explained.extensions })}\n`;
  };
  try {
    await operations.begin(context, operation, variables);
    const { data, errors } = await execute(context, variables);
    // a string, which Node writes together with the head: a Buffer measured slower
    if (data !== undefined || errors === undefined) return response(errors, data);
    void reply.code(400);
    return response(errors);
  } catch (error) {
    const refusal = error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error });
    const { status, headers = [] } = (refusal.extensions['http'] ?? { status: 500 }) as HttpHead;
    for (const [name, value] of headers) void reply.header(name, value);
    void reply.code(status);
    return response([refusal]);
  } finally {
    operations.end(context);
  }
}

/** The status and headers that an error requests for its response, in Apollo's form. */
interface HttpHead {
  readonly status: number;
  readonly headers?: Iterable<readonly [string, string]>;
}
