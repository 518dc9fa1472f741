const ends = new Set<() => void>();
process.once('exit', () => [...ends].toReversed().forEach((stop) => stop()));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/**
 * Runs something when this process ends, however it ends: a broken or interrupted run leaves no process behind. The
 * last added runs first.
 *
 * @param stop must be synchronous
 * @returns takes it back
 */
export function atEnd(stop: () => void): () => void {
  ends.add(stop);
  return () => void ends.delete(stop);
}
