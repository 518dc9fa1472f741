import type { Database } from '../database/connection.js';
import type { Clock } from './clock.js';

/** What the services of the areas work with. */
export interface ServiceContext {
  readonly database: Database;
  readonly clock: Clock;
  /** Tells the outbox that a mail was queued. */
  readonly wakeOutbox: () => void;
}
