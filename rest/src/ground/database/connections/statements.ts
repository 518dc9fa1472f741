import { isNativeError } from 'node:util/types';
import type { CopyRows } from './copyRows.js';

/** The kinds of statements that metrics and traces distinguish; `connect` is the wait for a connection of the pool. */
const statementKinds = [
  'select',
  'insert',
  'update',
  'delete',
  'with',
  'copy',
  'begin',
  'commit',
  'rollback',
  'connect',
  'other',
] as const;
type StatementKind = (typeof statementKinds)[number];

/** Called when a statement begins; the function that it returns is called when it ends. Neither may throw. */
export type StatementObserver = (statement: string) => (error?: unknown) => void;

export const unobserved: StatementObserver = () => () => undefined;

/** Combines two observers. */
export function bothObserve(one: StatementObserver, other: StatementObserver): StatementObserver {
  return (statement) => {
    const ended = one(statement);
    const otherEnded = other(statement);
    return (error) => {
      ended(error);
      otherEnded(error);
    };
  };
}

/** The kind of a statement, by its first word. */
export function kindOf(statement: string): StatementKind {
  const word = /^\s*\(*(\w+)/.exec(statement)?.[1]?.toLowerCase();
  return statementKinds.find((kind) => kind === word) ?? 'other';
}

/** Runs work as one observed statement. */
export async function observing<T>(observe: StatementObserver, statement: string, work: () => Promise<T>): Promise<T> {
  const ended = observe(statement);
  try {
    const result = await work();
    ended();
    return result;
  } catch (error) {
    ended(error);
    throw error;
  }
}

interface Queryable {
  query(statement: string | { readonly text: string }, ...rest: readonly unknown[]): Promise<unknown>;
}

/**
 * Wraps a driver's client or pool so that its statements are observed. A pool's statement is observed from the call,
 * which includes the wait for a connection: where the pool runs it, it would be attributed to the request that released
 * one.
 */
export function observed<C extends object>(client: C, observe: StatementObserver): C {
  const queryable = client as unknown as Queryable;
  const query: Queryable['query'] = (statement, ...rest) =>
    observing(observe, typeof statement === 'string' ? statement : statement.text, () =>
      queryable.query(statement, ...rest),
    );
  return Object.assign(Object.create(client) as C, { query });
}

export function observedCopy(copyRows: CopyRows, observe: StatementObserver): CopyRows {
  return (into, lines) => observing(observe, `copy ${into}`, () => copyRows(into, lines));
}

/** The pool's message where no connection was released in time; the error has no code. */
export const poolExhausted = 'timeout exceeded when trying to connect';

export function isPoolExhausted(error: unknown): boolean {
  return isNativeError(error) && error.message === poolExhausted;
}
