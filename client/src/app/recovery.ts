import type { Session } from '../shared/session/session';

/** Milliseconds between two tries, doubled after each from the first to the longest. */
const pauses = { first: 3_000, longest: 30_000 } as const;

interface RecoveryOptions {
  readonly session: Pick<Session, 'store' | 'start'>;
  /** Emits `online` when the connection is back. */
  readonly browser: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Loads the data of the page again. */
  readonly refetch: () => void;
}

/**
 * Retries the session's lookup when the portal started without a response, until there is one; then refetches the page.
 *
 * @returns stops trying
 */
export function recover({ session: { store, start }, browser, refetch }: RecoveryOptions): () => void {
  let pause: number = pauses.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTrying = false;
  const isWaiting = (): boolean => store.getState().startProblem !== undefined;

  const tryAgain = async (): Promise<void> => {
    if (isTrying || !isWaiting()) return;
    clearTimeout(timer);
    isTrying = true;
    await start();
    isTrying = false;
    timer = undefined;
    if (isWaiting()) return plan();
    pause = pauses.first;
    if (store.getState().user !== undefined) refetch();
  };
  const plan = (): void => {
    if (isTrying || timer !== undefined || !isWaiting()) return;
    timer = setTimeout(() => void tryAgain(), pause);
    pause = Math.min(2 * pause, pauses.longest);
  };
  const tryNow = (): void => void tryAgain();

  const stopListening = store.subscribe(plan);
  browser.addEventListener('online', tryNow);
  plan();
  return () => {
    stopListening();
    browser.removeEventListener('online', tryNow);
    clearTimeout(timer);
    timer = undefined;
    // Blocks any later try.
    isTrying = true;
  };
}
