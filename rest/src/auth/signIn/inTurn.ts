/** Runs work one at a time by key, within this process and for one database. */
import type { Database } from '../../database/connections/connection.js';

const queues = new WeakMap<Database, Map<string, Promise<unknown>>>();

/**
 * Does work when all that was asked for before under the same key is done. Replicas do not wait for one another: what
 * must hold for all of them is left to the database.
 *
 * @returns what the work returns; its failure is the caller's alone
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
