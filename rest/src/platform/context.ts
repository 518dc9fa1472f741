import type { Database } from '../database/connection.js';
import type { Clock } from './clock.js';
import type { Storage } from './storage.js';

/** What the services of the areas work with. */
export interface ServiceContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly storage: Storage;
  /** Tells the outbox that a mail was queued. */
  readonly wakeOutbox: () => void;
}
