import type { Permission } from '@gdd/schema/permissions';
import { isPersonalToken } from '@gdd/schema/session';
import type { Caller, Callers } from './access/callers.js';
import { OperationAccess, type CallerSource } from './access/operationAccess.js';
import { getUser } from './auth/auth.endpoints.js';
import { totalsByCampaignIdLoader, type TotalsByCampaignId } from './campaigns/campaigns.loaders.js';
import { memberByIdLoader, type MemberById } from './dealers/dealers.loaders.js';
import { lookedUpUser } from './users/users.types.js';
import type { UpstreamRequest } from './upstream/upstreamRequest.js';
import type { ExplanationRule } from './telemetry/explanation.js';
import type { Observation } from './web/requestLog.js';

/** What the parts of one operation share. */
export interface GatewayContext {
  readonly requestId: string;
  /** What the log will say about the operation. */
  readonly observation: Observation;
  /** Who may see the calls behind the operation; `nobody` where they were not asked for. */
  readonly explanation: ExplanationRule;
  /** Who pays for the operation (`limits/callerKey.ts`). */
  readonly payer: string;
  readonly access: OperationAccess;
  readonly callerSource: CallerSource;
  readonly upstream: UpstreamRequest;
  readonly loaders: { readonly memberById: MemberById; readonly totalsByCampaignId: TotalsByCampaignId };
}

interface Parts {
  readonly requestId: string;
  readonly observation: Observation;
  readonly explanation: ExplanationRule;
  readonly token: string | undefined;
  readonly payer: string;
  readonly callers: Callers;
  readonly upstream: UpstreamRequest;
}

/** The context of one operation: everything in it lives as long as the request. */
export function createContext({ token, callers, ...parts }: Parts): GatewayContext {
  const { upstream } = parts;
  const callerSource = callerSourceOf(token, callers, upstream);
  const caller = async () => callerSource.remembered() ?? (await callerSource.lookUp());
  if (token !== undefined) upstream.onDoubt(() => callers.forget(token));
  return {
    ...parts,
    access: new OperationAccess(),
    callerSource,
    loaders: {
      memberById: memberByIdLoader(upstream, caller),
      totalsByCampaignId: totalsByCampaignIdLoader(upstream, caller),
    },
  };
}

function callerSourceOf(token: string | undefined, callers: Callers, upstream: UpstreamRequest): CallerSource {
  const ask = async () => callerOf(lookedUpUser(await upstream.callWithHeaders(getUser, {})));
  return {
    hasToken: token !== undefined,
    onlyReads: token !== undefined && isPersonalToken(token),
    remembered: () => (token === undefined ? undefined : callers.remembered(token)),
    lookUp: () => (token === undefined ? ask() : callers.lookUp(token, ask)),
  };
}

function callerOf(user: { permissions: readonly Permission[]; roles: readonly unknown[]; member: unknown }): Caller {
  return { permissions: new Set(user.permissions), signedIn: user.roles.length > 0 && user.member !== null };
}
