/** Serialises work by key, within this process and for one database. */
import type { Database } from '../../../ground/database/connections/connection.js';

const queues = new WeakMap<Database, Map<string, Promise<unknown>>>();

/**
 * Runs work after all earlier work under the same key. Replicas do not wait for one another: what must hold for all of
 * them is left to the database.
 *
 * @returns the result of the work; a failure rejects only this call, and later work runs all the same
 */
export async function inTurn<T>(database: Database, key: string, work: () => Promise<T>): Promise<T> {
  const tails = queues.get(database) ?? new Map<string, Promise<unknown>>();
  queues.set(database, tails);
  const mine = (tails.get(key) ?? Promise.resolve()).then(work, work);
  tails.set(key, mine);
  try {
    return await mine;
  } finally {
    if (tails.get(key) === mine) tails.delete(key);
  }
}
