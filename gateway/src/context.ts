import type { Caller, Callers } from './access/callers.js';
import { OperationAccess, type CallerSource } from './access/operationAccess.js';
import { getUser } from './upstream/endpoints.generated.js';
import { totalsByCampaignIdLoader, type TotalsByCampaignId } from './campaigns/campaigns.loaders.js';
import { coverTicketByContentIdLoader, imageTicketByIdLoader, type TicketById } from './content/content.loaders.js';
import type { Entrance } from './operations/entrance.js';
import { GatewayError } from './errors/gatewayError.js';
import type { OperationCost } from './limits/cost.js';
import type { Charge } from './limits/operationLimits.js';
import { memberByIdLoader, type MemberById } from './dealers/dealers.loaders.js';
import { lookedUpUser, type User } from './users/users.types.js';
import type { UpstreamRequest } from './upstream/upstreamRequest.js';
import type { ExplanationRule } from './telemetry/explanation.js';
import type { Bearer } from './web/requestIdentity.js';
import type { Observation } from './web/requestLog.js';

/** What the parts of one operation share. */
export interface GatewayContext {
  readonly requestId: string;
  /** The lane of the request, as far as it is known before its document. */
  readonly lane: Entrance['lane'];
  /** What the log will say about the operation. */
  readonly observation: Observation;
  /** Who may see the calls behind the operation; `nobody` where they were not asked for. */
  readonly explanation: ExplanationRule;
  /** The client's address, as `TRUSTED_PROXIES` gives it. */
  readonly clientAddress: string;
  /** The header by which messages choose their language. */
  readonly acceptLanguage: string | undefined;
  readonly access: OperationAccess;
  readonly callerSource: CallerSource;
  readonly upstream: UpstreamRequest;
  readonly loaders: Loaders;
  /** What the operation was priced at, and what was charged for it, once it was. */
  price?: OperationCost;
  charge?: Charge;
}

/** The loaders of one operation, each made when it is first used: most operations use none. */
export interface Loaders {
  readonly memberById: MemberById;
  readonly totalsByCampaignId: TotalsByCampaignId;
  readonly coverTicketByContentId: TicketById;
  readonly imageTicketById: TicketById;
}

interface Parts {
  readonly requestId: string;
  readonly lane: Entrance['lane'];
  readonly observation: Observation;
  readonly explanation: ExplanationRule;
  readonly bearer: Bearer | undefined;
  readonly clientAddress: string;
  readonly acceptLanguage: string | undefined;
  readonly callers: Callers;
  readonly upstream: UpstreamRequest;
}

/** The context of one operation: everything in it lives as long as the request. */
export function createContext({ bearer, callers, ...parts }: Parts): GatewayContext {
  const callerSource = callerSourceOf(bearer, callers, parts);
  return Object.assign(parts, {
    access: new OperationAccess(),
    callerSource,
    loaders: new LazyLoaders(parts.upstream, callerSource),
  });
}

/** A class, because an object with getters of its own costs more to make than all the rest of a context. */
class LazyLoaders implements Loaders {
  private members: MemberById | undefined;
  private totals: TotalsByCampaignId | undefined;
  private covers: TicketById | undefined;
  private images: TicketById | undefined;

  constructor(
    private readonly upstream: UpstreamRequest,
    private readonly source: CallerSource,
  ) {}

  get memberById(): MemberById {
    return (this.members ??= memberByIdLoader(this.upstream, this.caller));
  }

  get totalsByCampaignId(): TotalsByCampaignId {
    return (this.totals ??= totalsByCampaignIdLoader(this.upstream, this.caller));
  }

  get coverTicketByContentId(): TicketById {
    return (this.covers ??= coverTicketByContentIdLoader(this.upstream));
  }

  get imageTicketById(): TicketById {
    return (this.images ??= imageTicketByIdLoader(this.upstream));
  }

  private readonly caller = async () => this.source.remembered() ?? (await this.source.lookUp());
}

function callerSourceOf(
  bearer: Bearer | undefined,
  callers: Callers,
  { upstream, observation }: Pick<Parts, 'upstream' | 'observation'>,
): CallerSource {
  const ask = async () => callerOf(lookedUpUser(await upstream.callWithHeaders(getUser, {}, true)));
  if (bearer === undefined) return { hasToken: false, onlyReads: false, remembered: () => undefined, lookUp: ask };
  const { key, isPersonal } = bearer;
  let failure: GatewayError | undefined;
  upstream.onDoubt(() => callers.forget(key));
  return {
    hasToken: true,
    onlyReads: isPersonal,
    remembered: () => callers.remembered(key),
    lookUp: async () => {
      // whom the service did not know, or did not say, a moment ago is not asked for again
      if (failure) throw failure;
      try {
        const caller = await callers.lookUp(key, ask);
        observation.userId = caller.userId;
        return caller;
      } catch (error) {
        if (error instanceof GatewayError) failure = error;
        throw error;
      }
    },
  };
}

function callerOf({ id, permissions, roles, member }: User): Caller {
  return { userId: Number(id), permissions: new Set(permissions), signedIn: roles.length > 0 && member !== null };
}
