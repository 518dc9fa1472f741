import { isRole, permissionsOf } from '@gdd/schema/permissions';
import type { DocumentFormat } from '@gdd/schema/exports';
import { permissionsOfScopes } from '@gdd/schema/serviceAccounts';
import type { Caller, Callers } from './access/callers.js';
import { OperationAccess, type CallerSource } from './access/operationAccess.js';
import type { RequestChannel } from './access/requestChannel.js';
import { GatewayError } from './errors/gatewayError.js';
import type { OperationCost } from './limits/cost.js';
import type { Charge } from './limits/operationLimits.js';
import type { Variables } from './limits/variables.js';
import type { ExplanationRule } from './telemetry/explanation.js';
import type { OperationLog } from './telemetry/operationLog.js';
import type { Schema } from './upstream/endpoint.js';
import { getUser } from './upstream/endpoints.generated.js';
import type { UpstreamRequest } from './upstream/upstreamRequest.js';
import type { Bearer } from './web/requests/requestIdentity.js';

/** The request to export the list of a document as a file. */
export interface DocumentRequest {
  readonly document: string;
  readonly variables: Variables;
  readonly format: DocumentFormat;
  readonly idempotencyKey: string;
}

/** The state that the parts of one operation share. */
export interface GatewayContext {
  readonly requestId: string;
  /** The channel of the request, as far as it is known before its document. */
  readonly channel: RequestChannel;
  /** The operation's part of the log line. */
  readonly operationLog: OperationLog;
  /** Who may see the calls behind the operation; `nobody` if they were not requested. */
  readonly explanation: ExplanationRule;
  /** The client's address, as `TRUSTED_PROXIES` gives it. */
  readonly clientAddress: string;
  /** The header by which messages choose their language. */
  readonly acceptLanguage: string | undefined;
  readonly access: OperationAccess;
  readonly callerSource: CallerSource;
  readonly upstream: UpstreamRequest;
  readonly loaders: Loaders;
  /** Opens the live stream of the request, after an earlier cursor. @throws Error unless the request is for a stream */
  readonly openLive: (after: string | undefined) => AsyncIterable<unknown>;
  /** Starts the export of a document, whose pages are read as the same caller. @throws as `DocumentExports.start` */
  readonly startDocument: (request: DocumentRequest, upstream: UpstreamRequest) => Promise<Schema<'Export'>>;
  /** The operation's price and the charge for it, once it has them. */
  price?: OperationCost;
  charge?: Charge;
}

interface Parts {
  readonly requestId: string;
  readonly channel: RequestChannel;
  readonly operationLog: OperationLog;
  readonly explanation: ExplanationRule;
  readonly bearer: Bearer | undefined;
  readonly clientAddress: string;
  readonly acceptLanguage: string | undefined;
  readonly callers: Callers;
  readonly upstream: UpstreamRequest;
  readonly startDocument: GatewayContext['startDocument'];
}

/** The context of one operation: everything in it lives as long as the request. */
export function createContext({ bearer, callers, ...parts }: Parts): GatewayContext {
  const callerSource = callerSourceOf(bearer, callers, parts);
  return Object.assign(parts, {
    access: new OperationAccess(),
    callerSource,
    loaders: new Loaders(parts.upstream, callerSource),
    openLive: noStream,
  });
}

function noStream(): never {
  throw new Error('A response is no stream.');
}

/** Makes a loader for one operation, with the identity of its caller. */
type LoaderFactory<L> = (upstream: UpstreamRequest, caller: () => Promise<Caller>) => L;

/** The loaders of one operation, each made when it is first used: most operations use none. */
class Loaders {
  private made: Map<LoaderFactory<unknown>, unknown> | undefined;

  constructor(
    private readonly upstream: UpstreamRequest,
    private readonly source: CallerSource,
  ) {}

  /** The operation's loader of this kind. */
  of<L>(factory: LoaderFactory<L>): L {
    const made = (this.made ??= new Map<LoaderFactory<unknown>, unknown>());
    const known = made.get(factory);
    // each factory is the key of what it made, so the type holds
    if (known !== undefined) return known as L;
    const loader = factory(this.upstream, this.caller);
    made.set(factory, loader);
    return loader;
  }

  private readonly caller = async () => this.source.remembered() ?? (await this.source.lookUp());
}

function callerSourceOf(
  bearer: Bearer | undefined,
  callers: Callers,
  { upstream, operationLog }: Pick<Parts, 'upstream' | 'operationLog'>,
): CallerSource {
  const load = async () => callerOf((await upstream.callWithHeaders(getUser, {}, true)).data);
  if (bearer === undefined)
    return { hasToken: false, onlyReads: false, isService: false, remembered: () => undefined, lookUp: load };
  const { key, isPersonal, isService } = bearer;
  let failure: GatewayError | undefined;
  upstream.onInvalidated(() => callers.forget(key));
  return {
    hasToken: true,
    onlyReads: isPersonal || isService,
    isService,
    remembered: () => callers.remembered(key),
    lookUp: async () => {
      // a failed look-up is not repeated within the operation
      if (failure) throw failure;
      try {
        const caller = await callers.lookUp(key, load);
        operationLog.userId = caller.userId;
        return caller;
      } catch (error) {
        if (error instanceof GatewayError) failure = error;
        throw error;
      }
    },
  };
}

function callerOf({ id, roles, member, scopes }: Schema<'User'>): Caller {
  return {
    userId: id,
    permissions: new Set(scopes === undefined ? permissionsOf(roles) : permissionsOfScopes(scopes)),
    signedIn: (roles.some(isRole) || scopes !== undefined) && member !== null,
  };
}
