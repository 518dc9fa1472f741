import { destination } from 'pino';

/**
 * Bytes that are buffered before they are written: writing each line at once would be a system call for every request.
 */
const bufferSize = 8_192;
/** Milliseconds after which the buffer is written in any case. */
const flushMs = 1_000;

/** The destination of log lines; the process calls `flushSync` at its end. */
interface LogDestination {
  write(line: string): void;
  flushSync(): void;
}

/** The standard output, buffered. Only a process that is killed (SIGKILL) loses the lines of its last second. */
export function standardOutput(): LogDestination {
  return destination({ fd: 1, sync: true, minLength: bufferSize, periodicFlush: flushMs });
}
