import type { Access } from '@gdd/schema/permissions';
import { OperationTypeNode } from 'graphql';
import { GatewayError } from '../errors/gatewayError.js';
import type { Caller } from './callers.js';

/** Provides the caller for the access decision. */
export interface CallerSource {
  /** Whether the request carries a token. */
  readonly hasToken: boolean;
  /** Whether that token is a personal one, or of a service account: these may run only a few mutations. */
  readonly onlyReads: boolean;
  /** Whether it is of a service account. */
  readonly isService: boolean;
  /** The caller, if cached from an earlier request. */
  remembered(): Caller | undefined;
  /** Requests the caller from the REST service. */
  lookUp(): Promise<Caller>;
}

/** The reasons for which a personal token, or a service account, may not run a mutation. */
const onlyReads = { reason: 'readOnlyToken' } as const;
const outOfScope = { reason: 'outOfScope' } as const;

/**
 * The access of one operation, decided once from its root fields before any of them runs. It only refuses early; the
 * REST service decides again by itself, with the caller's token.
 */
export class OperationAccess {
  private readonly decisions = new Map<string, GatewayError | undefined>();

  /**
   * Decides for every selected root field. In a mutation one refused field refuses all, so that none is half done. With
   * a personal or service token all are refused if any is not for such tokens; the REST service is then called only to
   * verify the token. A cached caller can only allow: before a refusal the caller is looked up again, so that a newly
   * granted role takes effect at once.
   *
   * @param fields the root fields that will run; one with two aliases is listed twice
   * @param forTokens the mutations that tokens of the caller's kind may run
   * @returns a promise to await if the caller is looked up; undefined if the decision is made
   */
  decide(
    fields: readonly string[],
    operation: OperationTypeNode,
    accessByField: ReadonlyMap<string, Access>,
    source: CallerSource,
    forTokens: ReadonlySet<string> = new Set(),
  ): Promise<void> | undefined {
    const guarded = new Map<string, Access>();
    for (const name of fields) {
      const access = accessByField.get(name);
      if (access !== undefined) guarded.set(name, access);
    }
    const isForTokens = [...guarded.keys()].every((name) => forTokens.has(name));
    if (operation === OperationTypeNode.MUTATION && source.onlyReads && !isForTokens) {
      return outcomeOf(source).then((outcome) => {
        const refusal =
          outcome instanceof GatewayError
            ? outcome
            : new GatewayError('FORBIDDEN', source.isService ? outOfScope : onlyReads);
        for (const name of guarded.keys()) this.decisions.set(name, refusal);
      });
    }
    const settle = (caller: Caller | GatewayError | undefined) => {
      for (const [name, access] of guarded) this.decisions.set(name, refusalOf(access, source.hasToken, caller));
      if (operation === OperationTypeNode.MUTATION) this.refuseTogether();
    };
    const caller = callerFor([...guarded.values()], source);
    // most callers are cached: no promise is created
    if (caller instanceof Promise) return caller.then(settle);
    settle(caller);
    return undefined;
  }

  /** @throws GatewayError where the root field was refused, or never decided: the default is deny. */
  check(field: string): void {
    if (!this.decisions.has(field)) throw new Error(`No access decision for ${field}.`);
    const refusal = this.decisions.get(field);
    if (refusal) throw new GatewayError(refusal.code, refusal.details);
  }

  private refuseTogether(): void {
    const refusal = [...this.decisions.values()].find((each) => each !== undefined);
    if (refusal) for (const name of this.decisions.keys()) this.decisions.set(name, refusal);
  }
}

/** The caller, or the error of its look-up; undefined if no field needs it. */
function callerFor(
  accesses: readonly Access[],
  source: CallerSource,
): Promise<Caller | GatewayError> | Caller | undefined {
  const needed = accesses.filter((access) => access !== 'public' && access !== 'account');
  if (!source.hasToken || needed.length === 0) return undefined;
  const remembered = source.remembered();
  if (remembered && needed.every((access) => allows(access, remembered))) return remembered;
  return outcomeOf(source);
}

/** The caller, or the error of its look-up, such as an expired token or an unavailable service. */
function outcomeOf(source: CallerSource): Promise<Caller | GatewayError> {
  return source.lookUp().catch((error: unknown) => {
    if (error instanceof GatewayError) return error;
    throw error;
  });
}

function refusalOf(
  access: Access,
  hasToken: boolean,
  caller: Caller | GatewayError | undefined,
): GatewayError | undefined {
  if (access === 'public') return undefined;
  if (!hasToken) return new GatewayError('UNAUTHENTICATED', { reason: 'tokenMissing' });
  if (access === 'account') return undefined;
  if (caller instanceof GatewayError) return caller;
  if (caller && allows(access, caller)) return undefined;
  return new GatewayError('FORBIDDEN', access === 'signedIn' ? {} : { permissions: access });
}

/** Whether a caller satisfies a declared access. */
export function allows(access: Access, caller: Caller): boolean {
  if (access === 'public' || access === 'account') return true;
  return caller.signedIn && (access === 'signedIn' || access.some((permission) => caller.permissions.has(permission)));
}
