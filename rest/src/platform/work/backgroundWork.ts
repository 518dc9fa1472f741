/** Work in the background of every replica, one piece at a time: polled now and then, and at once on a wake-up. */
export interface BackgroundWork {
  /** Looks at once: there is work. */
  wake(): void;
  /** Does all the work there is; resolves when there is none. */
  drain(): Promise<void>;
  /** Ends it: resolves when the work in hand has ended, which hears of it by `isStopped`. */
  stop(): Promise<void>;
}

interface WorkToDo {
  /** Milliseconds between two looks. */
  readonly pollMs: number;
  /** Does all the work there is, as long as it is not stopped. */
  readonly drainNow: (isStopped: () => boolean) => Promise<void>;
  /** Called with the error of a poll that nobody awaits. */
  readonly onFailure: (error: unknown) => void;
}

/** Starts looking for work. Whoever drains while work is done waits for it, and for one more look after it. */
export function startBackgroundWork({ pollMs, drainNow, onFailure }: WorkToDo): BackgroundWork {
  let stopped = false;
  let running: Promise<void> | undefined;
  let lookAgain = false;

  async function drain(): Promise<void> {
    if (running !== undefined) {
      lookAgain = true;
      return running;
    }
    running = (async () => {
      do {
        lookAgain = false;
        await drainNow(() => stopped);
      } while (lookAgain);
    })().finally(() => (running = undefined));
    return running;
  }

  const wake = () => {
    drain().catch(onFailure);
  };
  const timer = setInterval(wake, pollMs);
  timer.unref();
  return {
    wake,
    drain,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
