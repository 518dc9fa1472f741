import type { LiveSignals } from '../shared/live/LiveSignals';
import type { Session } from '../shared/session/session';

/** Milliseconds after which the live stream begins: a page's own calls go first. */
const liveAfter = 1_500;

interface Following {
  readonly session: Session;
  readonly live: LiveSignals;
  readonly url: string;
}

/**
 * Follows the live stream of the current session; a newer session replaces it. The stream's code is fetched once a user
 * with permissions is signed in.
 *
 * @returns stops following
 */
export function liveWhileSignedIn({ session, live, url }: Following): () => void {
  const { store } = session;
  let followed: string | undefined;
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const begin = async (token: string): Promise<void> => {
    const { followLive } = await import('../domain/live/stream');
    if (followed !== token) return;
    const onEnded = () => void session.refresh();
    stop = followLive({ live, url, token, onEnded, browser: document, random: Math.random });
  };
  const end = (): void => {
    clearTimeout(timer);
    stop?.();
    stop = undefined;
    followed = undefined;
  };
  const follow = (): void => {
    const token = store.getState().permissions.length > 0 ? store.token : undefined;
    if (token === followed) return;
    end();
    followed = token;
    // If the stream's code cannot be fetched, there is no stream, and the pages poll at their own pace.
    if (token !== undefined) timer = setTimeout(() => void begin(token).catch(() => undefined), liveAfter);
  };
  follow();
  const unsubscribe = store.subscribe(follow);
  return () => {
    unsubscribe();
    end();
  };
}
