import { isNativeError } from 'node:util/types';
import { DrizzleQueryError } from 'drizzle-orm';

/** The constraint for which Postgres refused a statement; undefined: it was another failure. */
export function violatedConstraint(error: unknown): string | undefined {
  const cause = driverError(error);
  return cause?.code === '23505' ? cause.constraint : undefined;
}

/** The code that the database or the driver gave a failure; undefined: none. */
export function stateOf(error: unknown): string | undefined {
  return driverError(error)?.code;
}

/** A transaction whose connection broke. */
export class TransactionLost extends Error {
  /** @param isTakenBack false where it broke during the commit: nobody knows what became of it */
  constructor(
    readonly isTakenBack: boolean,
    cause: unknown,
  ) {
    super('The connection broke in a transaction.', { cause });
  }
}

/**
 * Whether an error says that the database cannot be reached, is shutting down, cannot be written to, or let a lock be
 * waited for too long.
 */
export function isDatabaseDown(error: unknown): boolean {
  const { code = '', message = '' } = driverError(error) ?? {};
  return isAway(error) || isReadOnly(error) || busyCodes.has(code) || message.startsWith('timeout exceeded');
}

/** Whether an error says that nobody answers at the database's address, or that it starts or stops; not that it is busy. */
export function isAway(error: unknown): boolean {
  const { code = '', message = '' } = driverError(error) ?? {};
  return isConnectionLost(error) || awayCodes.has(code) || message.startsWith('Connection terminated');
}

/**
 * Whether an error says that the server at the other end takes no writes: a standby, or a primary that has become one.
 * The connection is of no use any more, although it stands.
 */
export function isReadOnly(error: unknown): boolean {
  return readOnlyCodes.has(driverError(error)?.code ?? '');
}

const readOnlyCodes: ReadonlySet<string> = new Set([
  // a write, and what follows it in its transaction
  ...['25006', '25P02'],
  // a standby cancels a statement that is in the way of what the primary sends
  '40001',
]);

const awayCodes: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENOENT'],
  // it starts or stops
  '57P03',
]);

const busyCodes: ReadonlySet<string> = new Set([
  // it has no connection left, has kept a lock for too long
  ...['53300', '55P03'],
  // its disk is full
  '53100',
]);

/** Whether an error says that a connection to the database broke that was there. */
export function isConnectionLost(error: unknown): boolean {
  const { code = '', message = '' } = driverError(error) ?? {};
  return lostCode.test(code) || lostMessage.test(message);
}

const lostCode = /^(08...|57P01|57P02|ECONNRESET|EPIPE|ETIMEDOUT)$/;
/** The driver's own errors have no code. */
const lostMessage = /^(Connection terminated unexpectedly|Client has encountered a connection error|Client was closed)/;

/**
 * An error as it is logged. An error of a query holds the query's parameters, in its message and beside it, and among
 * them are password hashes and addresses: of such a one only what the database itself said is kept.
 */
export function loggable(error: unknown): { type: string; message: string; stack: string; code?: string } {
  if (!isNativeError(error)) return { type: typeof error, message: 'no error, yet thrown', stack: '' };
  let root: Error & { readonly code?: string } = error;
  while (isNativeError(root.cause)) root = root.cause;
  return {
    type: error.name,
    ...(root.code === undefined ? {} : { code: root.code }),
    message: root.message,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
  };
}

interface DriverError {
  readonly code?: string;
  readonly constraint?: string;
  readonly message: string;
}

/**
 * The driver's own error below what is wrapped around it. A failure of the files or of another service may have a cause with
 * the same code, such as ECONNREFUSED: it says nothing about the database.
 */
function driverError(error: unknown): DriverError | undefined {
  let cause = error;
  while (cause instanceof DrizzleQueryError || cause instanceof TransactionLost) cause = cause.cause;
  return isNativeError(cause) ? cause : undefined;
}
