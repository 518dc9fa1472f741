import type { IncomingHttpHeaders } from 'node:http';
import type { Permission } from '@gdd/schema/permissions';
import type { ExecutionResult } from 'graphql';
import type { CallerSource } from '../access/operationAccess.js';
import type { Mode } from '../config.js';
import { GatewayError } from '../errors/gatewayError.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';

/**
 * Who may see the calls behind an operation, by the header `x-explain`. 1: everybody in demo and development, by
 * permission in production. `price`: the operation does not run; whoever may run it sees its price.
 */
export type ExplanationRule = 'nobody' | 'everybody' | 'permitted' | 'price';

/** The permission required in production. */
const permission: Permission = 'accessAnalytics';

interface Explained {
  readonly callerSource: CallerSource;
  readonly upstream: UpstreamRequest;
}

/**
 * The rule for a request: the header `x-explain: 1` asks for an explanation, `x-explain: price` for the price alone.
 */
export function explanationRule(headers: IncomingHttpHeaders, mode: Mode): ExplanationRule {
  if (headers['x-explain'] === 'price') return 'price';
  if (headers['x-explain'] !== '1') return 'nobody';
  return mode === 'production' ? 'permitted' : 'everybody';
}

/** Records the calls of an operation from now on, if its caller may see them. */
export async function explainWherePermitted({ callerSource, upstream }: Explained): Promise<void> {
  if (await isPermitted(callerSource)) upstream.explain();
}

/**
 * Adds `extensions.upstream` to a response, if recorded: each call with route, duration, status and batch size.
 */
export function withExplanation(result: Pick<ExecutionResult, 'extensions'>, { upstream }: Explained): void {
  const calls = upstream.explanation;
  if (calls !== undefined) result.extensions = { ...result.extensions, upstream: calls };
}

async function isPermitted(source: CallerSource): Promise<boolean> {
  if (!source.hasToken) return false;
  try {
    const caller = source.remembered() ?? (await source.lookUp());
    return caller.signedIn && caller.permissions.has(permission);
  } catch (error) {
    // an unknown caller sees nothing; the operation itself reports the error
    if (error instanceof GatewayError) return false;
    throw error;
  }
}
