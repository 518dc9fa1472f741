import type { Session } from '../shared/session/session';

/** Milliseconds between two tries: the first, and the longest, to which each next one is twice as far. */
const pauses = { first: 3_000, longest: 30_000 } as const;

interface RecoveryOptions {
  readonly session: Pick<Session, 'store' | 'start'>;
  /** Says when there is a connection again. */
  readonly browser: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Has the page ask again for what it shows. */
  readonly refetch: () => void;
}

/**
 * After a start without a response looks the session up again until there is one, and then has the page ask again.
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
  const atOnce = (): void => void tryAgain();

  const stopListening = store.subscribe(plan);
  browser.addEventListener('online', atOnce);
  plan();
  return () => {
    stopListening();
    browser.removeEventListener('online', atOnce);
    clearTimeout(timer);
    timer = undefined;
    isTrying = true;
  };
}
