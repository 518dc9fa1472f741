import type { PasswordCost } from '../domain/password.js';
import type { Database, Meanwhile } from '../database/connections/connection.js';
import { isAway } from '../database/connections/failures.js';
import type { Clock } from '../clock.js';
import type { ProgrammeDay } from './programmeDay.js';
import type { Scanner } from './scanner.js';
import type { Storage } from './storage/storage.js';

/** What new passwords of a company may not be. */
export interface PasswordRules {
  /** Its names, brands and words. */
  readonly words: readonly string[];
  /** The passwords of breaches that are known. Default: none. */
  readonly breached?: { has(password: string): Promise<boolean> } | undefined;
}

/** The dependencies of the services of all areas. */
export interface ServiceContext {
  readonly database: Database;
  /** The database for reads of figures, which go to the replica; undefined without a replica. */
  readonly reading?: Database | undefined;
  /** Access to the embedded database during a transaction; undefined on a server. */
  readonly meanwhile?: Meanwhile | undefined;
  readonly clock: Clock;
  readonly programmeDay: ProgrammeDay;
  readonly storage: Storage;
  /** Notifies the outbox that a mail was queued. */
  readonly wakeOutbox: () => void;
  /** Timeout in milliseconds for clients that neither send nor receive. Default: that of `callerPace`. */
  readonly patienceMs?: number;
  /** Milliseconds without a call after which a session expires. Default: `sessionIdleMinutes`. */
  readonly sessionIdleMs?: number;
  /** What new passwords are compared with beside the most common ones. Default: nothing of one company. */
  readonly passwordRules?: PasswordRules | undefined;
  /** Looks through received files before they are of use. Default: none does. */
  readonly scanner?: Scanner | undefined;
  /** The cost of hashing a password. Default: the recommended one. */
  readonly passwordCost?: PasswordCost | undefined;
}

/** The context of a call that is served even while an import holds the embedded database's only connection. */
export function duringWork(context: ServiceContext): ServiceContext {
  return context.meanwhile === undefined ? context : { ...context, database: context.meanwhile.database };
}

/** The context of a call with expensive reads and no writes: it reads from the replica where there is one. */
export function readingOnly<C extends Pick<ServiceContext, 'database' | 'reading'>>(context: C): C {
  return context.reading === undefined ? context : { ...context, database: context.reading };
}

/**
 * Reads from the primary, or from the replica, if any, while the primary is unreachable: so callers are identified
 * during a failover too (docs/decisions/0031-reads-from-a-replica.md).
 *
 * @param orElse the read on the replica, which must not write. Default: `read`
 */
export async function duringFailover<C extends Pick<ServiceContext, 'database' | 'reading'>, T>(
  context: C,
  read: (context: C) => Promise<T>,
  orElse = read,
): Promise<T> {
  try {
    return await read(context);
  } catch (error) {
    if (context.reading === undefined || !isAway(error)) throw error;
    return orElse(readingOnly(context));
  }
}
