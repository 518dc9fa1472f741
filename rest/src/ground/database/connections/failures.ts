import { isNativeError } from 'node:util/types';
import { DrizzleQueryError } from 'drizzle-orm';

/** The unique constraint or index that a statement violated; undefined for any other failure. */
export function violatedConstraint(error: unknown): string | undefined {
  const cause = driverError(error);
  return cause?.code === '23505' ? cause.constraint : undefined;
}

/**
 * Whether a statement violated a foreign key: what a row names was deleted since it was read, or what is to be deleted is
 * named since. The lock of the key makes the one wait for the other, so it happens only in that order.
 */
export function isReferenceLost(error: unknown): boolean {
  return driverError(error)?.code === '23503';
}

/** The error code of the database (SQLSTATE) or of the connection (`ECONNREFUSED`); undefined without a code. */
export function stateOf(error: unknown): string | undefined {
  return driverError(error)?.code;
}

/** The connection broke during a transaction. */
export class TransactionLost extends Error {
  /** @param isRolledBack false where the connection broke during the commit: the outcome is unknown */
  constructor(
    readonly isRolledBack: boolean,
    cause: unknown,
  ) {
    super('The connection broke in a transaction.', { cause });
  }
}

/**
 * Whether an error means that the database cannot be used now: unreachable, starting or shutting down, not writable,
 * without a free connection or disk space, or a lock that was not released in time.
 */
export function isDatabaseDown(error: unknown): boolean {
  const { code = '', message = '' } = driverError(error) ?? {};
  return isAway(error) || isReadOnly(error) || busyCodes.has(code) || message.startsWith('timeout exceeded');
}

/** Whether an error means that the database is unreachable, starting or shutting down; false where it is only busy. */
export function isAway(error: unknown): boolean {
  const { code = '', message = '' } = driverError(error) ?? {};
  return isConnectionLost(error) || awayCodes.has(code) || message.startsWith('Connection terminated');
}

/**
 * Whether an error means that the server accepts no writes: a standby, or a former primary. The connection is open but
 * must be discarded.
 */
export function isReadOnly(error: unknown): boolean {
  return readOnlyCodes.has(driverError(error)?.code ?? '');
}

const readOnlyCodes: ReadonlySet<string> = new Set([
  // read_only_sql_transaction: a write was refused
  '25006',
  // in_failed_sql_transaction: a statement after that write in its transaction
  '25P02',
  // serialization_failure: a standby cancels a statement that conflicts with what it replays
  '40001',
]);

const awayCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  // the socket file of a local server does not exist
  'ENOENT',
  // cannot_connect_now: the server is starting or shutting down
  '57P03',
]);

const busyCodes: ReadonlySet<string> = new Set([
  // too_many_connections
  '53300',
  // lock_not_available: lock_timeout
  '55P03',
  // disk_full
  '53100',
]);

/** Whether an error means that an established connection to the database broke. */
export function isConnectionLost(error: unknown): boolean {
  const { code = '', message = '' } = driverError(error) ?? {};
  return lostCode.test(code) || lostMessage.test(message);
}

/** Connection exceptions (class 08), admin_shutdown, crash_shutdown, and the errors of sockets. */
const lostCode = /^(08...|57P01|57P02|ECONNRESET|EPIPE|ETIMEDOUT)$/;
/** Messages of the driver's own errors, which have no code. */
const lostMessage = /^(Connection terminated unexpectedly|Client has encountered a connection error|Client was closed)/;

/**
 * An error as it is logged: the message of its innermost cause alone. The error of a query contains the query's
 * parameters, such as password hashes and addresses; its cause, the error of the database, does not.
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
 * The driver's error inside the errors that wrap it. Only known wrappers are opened: the cause of a storage failure may
 * have the same code, such as ECONNREFUSED, and has nothing to do with the database.
 */
function driverError(error: unknown): DriverError | undefined {
  let cause = error;
  while (cause instanceof DrizzleQueryError || cause instanceof TransactionLost) cause = cause.cause;
  return isNativeError(cause) ? cause : undefined;
}
