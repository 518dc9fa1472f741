/** Background work of every instance, one item at a time, which is polled for and started early by a wake-up. */
export interface BackgroundWork {
  /** Starts a poll now, because there is work. */
  wake(): void;
  /** Processes all pending work; resolves when there is none. */
  drain(): Promise<void>;
  /** Stops: resolves when the current work, which is notified by `isStopped`, has ended. */
  stop(): Promise<void>;
}

interface WorkToDo {
  /** Milliseconds between two polls. */
  readonly pollMs: number;
  /** Processes all pending work until it is stopped. */
  readonly drainNow: (isStopped: () => boolean) => Promise<void>;
  /** Called with the error of a poll that nobody awaits. */
  readonly onFailure: (error: unknown) => void;
}

/** Starts polling. A `drain` during a running one waits for it, and for one more poll after it. */
export function startBackgroundWork({ pollMs, drainNow, onFailure }: WorkToDo): BackgroundWork {
  let stopped = false;
  let running: Promise<void> | undefined;
  let pollAgain = false;

  async function drain(): Promise<void> {
    if (running !== undefined) {
      pollAgain = true;
      return running;
    }
    running = poll();
    return running;
  }

  async function poll(): Promise<void> {
    try {
      do {
        pollAgain = false;
        await drainNow(() => stopped);
      } while (pollAgain);
    } finally {
      // in the same turn as the last look at `pollAgain`: no wake-up is lost between them
      running = undefined;
    }
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
