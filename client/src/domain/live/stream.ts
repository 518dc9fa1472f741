import { beatMs } from '@gdd/schema/live';
import { createClient } from 'graphql-sse';
import { csrfHeaders } from '../../shared/apollo/csrf';
import { hashOf } from '../../shared/apollo/documentHash';
import type { LiveSignals } from '../../shared/live/LiveSignals';
import { LiveDocument, type LiveSubscription } from './live.generated';

/** Milliseconds of silence after which a connection counts as dead: beats come more often. */
const silence = 2.5 * beatMs;
/** Milliseconds after which the stream of a hidden tab is ended; it goes on where it was when the tab is looked at. */
const hiddenFor = 15_000;
/** Milliseconds before a stream that was cut is opened again, doubled each time up to the most. */
const firstPause = 1_000;
const longestPause = 30_000;

interface StreamOptions {
  readonly live: LiveSignals;
  readonly url: string;
  /** The bearer of the session that the stream is of. */
  readonly token: string;
  /** Called when the service says that the session has ended. */
  readonly onEnded: () => void;
  readonly browser: Document;
  /** Between 0 and 1: tabs that were cut together do not come back together. */
  readonly random: () => number;
}

type Ending = 'ended' | 'away' | 'cut';

/**
 * Keeps one live stream open for the tab, for as long as it is looked at: goes on where it was cut, and says what it
 * hears.
 *
 * @returns what ends it
 */
export function followLive(options: StreamOptions): () => void {
  const { live, browser, random } = options;
  const client = createClient({
    url: options.url,
    retryAttempts: 0,
    headers: () => ({ ...csrfHeaders(browser.cookie), authorization: `Bearer ${options.token}` }),
  });
  let cursor: string | undefined;
  let isOver = false;
  let failures = 0;
  let stopReading: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const later = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void open(), milliseconds);
  };
  const open = async (): Promise<void> => {
    if (isOver || browser.hidden || stopReading !== undefined) return;
    const ending = await read();
    stopReading = undefined;
    live.setOpen(false);
    if (isOver) return;
    if (ending === 'ended') {
      isOver = true;
      options.onEnded();
    } else if (ending === 'away') later(random() * firstPause);
    else later((0.5 + random()) * Math.min(longestPause, firstPause * 2 ** failures++));
  };

  /** Reads a stream to its end. */
  const read = (): Promise<Ending> =>
    new Promise((resolve) => {
      let isRead = false;
      let dead: ReturnType<typeof setTimeout> | undefined;
      const finish = (ending: Ending): void => {
        isRead = true;
        clearTimeout(dead);
        dispose();
        resolve(ending);
      };
      const lives = (): void => {
        clearTimeout(dead);
        dead = setTimeout(() => finish('cut'), silence);
      };
      const request = {
        // named by its hash, as all documents of the portal are
        query: undefined as never,
        variables: { after: cursor },
        extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(LiveDocument) } },
      };
      const dispose = client.subscribe<LiveSubscription>(request, {
        next: ({ data }) => {
          if (isRead) return;
          lives();
          const ending = data ? heard(data.live) : 'cut';
          if (ending !== undefined) finish(ending);
        },
        error: (error) => finish(statusOf(error) === 401 ? 'ended' : 'cut'),
        complete: () => finish('cut'),
      });
      stopReading = () => finish('cut');
      lives();
    });

  const heard = ({ kind, id, cursor: next }: LiveSubscription['live']): Ending | undefined => {
    failures = 0;
    const isFirst = cursor === undefined;
    cursor = next;
    live.setOpen(true);
    // what pages read before the stream began may be older than where it began
    if (isFirst) live.reset();
    switch (kind) {
      case 'ENDED':
        return 'ended';
      case 'AWAY':
        return 'away';
      case 'RESET':
        live.reset();
        return undefined;
      case 'BEAT':
        return undefined;
      default:
        live.signal(kind, id ?? undefined);
        return undefined;
    }
  };

  const onVisibility = (): void => {
    clearTimeout(hiding);
    if (!browser.hidden) return void open();
    hiding = setTimeout(() => stopReading?.(), hiddenFor);
  };
  browser.addEventListener('visibilitychange', onVisibility);
  void open();
  return () => {
    isOver = true;
    browser.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(timer);
    clearTimeout(hiding);
    stopReading?.();
    client.dispose();
    live.setOpen(false);
  };
}

/** The HTTP status with which a stream was refused. */
function statusOf(error: unknown): number | undefined {
  const { response } = error as { readonly response?: { readonly status?: number } };
  return response?.status;
}
