import { destination } from 'pino';

/**
 * Bytes that are gathered before they are written: a line for every request would be a system call for every request.
 */
const pieceSize = 8_192;
/** Milliseconds after which what was gathered is written in any case. */
const patience = 1_000;

/** Where lines of the log go; what is gathered is written at the end of the process too. */
interface LogDestination {
  write(line: string): void;
  flushSync(): void;
}

/** The standard output, in pieces. Only a process that is killed outright takes its last second of lines with it. */
export function standardOutput(): LogDestination {
  return destination({ fd: 1, sync: true, minLength: pieceSize, periodicFlush: patience });
}
