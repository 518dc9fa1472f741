import { startBackgroundWork, type BackgroundWork } from './backgroundWork.js';

/** Milliseconds after a stop in which work may still end by itself before its signal is aborted. */
const graceMs = 500;

interface PoolWork<Item> {
  /** Milliseconds between two polls. */
  readonly pollMs: number;
  /** The maximum number of items that are worked on at once. */
  readonly slots: number;
  /** Called before items are claimed. */
  readonly prepare?: (isStopped: () => boolean) => Promise<void>;
  /** Claims at most `free` items; `inHand` are those that this pool is working on. */
  readonly claim: (free: number, inHand: readonly Item[]) => Promise<readonly Item[]>;
  /** Works on an item. When the signal is aborted, because the process stops, it must release the item and return. */
  readonly work: (item: Item, signal: AbortSignal) => Promise<void>;
  /** Called with the error of a poll that nobody awaits, and of an item's work. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Starts background work on several items at once. Whenever one ends, or a wake-up comes, the free slots are filled: a
 * slow item holds its own slot only.
 */
export function startWorkPool<Item>({
  pollMs,
  slots,
  prepare,
  claim,
  work,
  onFailure,
}: PoolWork<Item>): BackgroundWork {
  const inHand = new Map<Item, Promise<void>>();
  const stopping = new AbortController();
  const filling = startBackgroundWork({ pollMs, drainNow: fill, onFailure });

  async function fill(isStopped: () => boolean): Promise<void> {
    if (isStopped()) return;
    await prepare?.(isStopped);
    const free = slots - inHand.size;
    if (isStopped() || free === 0) return;
    for (const item of await claim(free, [...inHand.keys()])) inHand.set(item, workOn(item));
  }

  async function workOn(item: Item): Promise<void> {
    try {
      await work(item, stopping.signal);
    } catch (error) {
      onFailure(error);
    } finally {
      inHand.delete(item);
      filling.wake();
    }
  }

  return {
    wake: () => filling.wake(),
    drain: async () => {
      await filling.drain();
      while (inHand.size > 0) {
        await Promise.race(inHand.values());
        await filling.drain();
      }
    },
    stop: async () => {
      const timer = setTimeout(() => stopping.abort(), graceMs);
      await filling.stop();
      await Promise.all(inHand.values());
      clearTimeout(timer);
    },
  };
}
