import type { PasswordCost } from '../domain/password.js';
import type { Database, Meanwhile } from '../database/connections/connection.js';
import { isAway } from '../database/connections/failures.js';
import type { Clock } from '../clock.js';
import type { ProgrammeDay } from './programmeDay.js';
import type { Storage } from './storage/storage.js';

/** The resources of the services of the areas. */
export interface ServiceContext {
  readonly database: Database;
  /** The database for reads of figures, which a replica answers; undefined without one. */
  readonly reading?: Database | undefined;
  /** The embedded database during a transaction; undefined on a server. */
  readonly meanwhile?: Meanwhile | undefined;
  readonly clock: Clock;
  readonly programmeDay: ProgrammeDay;
  readonly storage: Storage;
  /** Tells the outbox that a mail was queued. */
  readonly wakeOutbox: () => void;
  /** Milliseconds for which callers are waited for who neither send nor take. Default: those of `callerPace`. */
  readonly patienceMs?: number;
  /** Milliseconds without a call after which a session ends. Default: those of `sessionIdleMinutes`. */
  readonly sessionIdleMs?: number;
  /** The cost of hashing a password. Default: as much as is recommended. */
  readonly passwordCost?: PasswordCost | undefined;
}

/** The context of a call that is answered also while an import holds the embedded database. */
export function duringWork(context: ServiceContext): ServiceContext {
  return context.meanwhile === undefined ? context : { ...context, database: context.meanwhile.database };
}

/** The context of a call that does nothing but read, and reads much: a replica answers it where there is one. */
export function readingOnly<C extends Pick<ServiceContext, 'database' | 'reading'>>(context: C): C {
  return context.reading === undefined ? context : { ...context, database: context.reading };
}

/**
 * Reads on the primary, and while that is away on the replica, where there is one: who calls is known during a failover too
 * (docs/decisions/0031-reads-from-a-replica.md).
 *
 * @param orElse the read where nothing can be written. Default: the same
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
