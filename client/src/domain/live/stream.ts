import { beatMs } from '@gdd/schema/live';
import { createClient } from 'graphql-sse';
import { csrfHeaders } from '../../shared/apollo/csrf';
import { hashOf } from '../../shared/apollo/documentHash';
import type { LiveSignals } from '../../shared/live/LiveSignals';
import { LiveDocument, type LiveSubscription } from './live.generated';

/** Milliseconds without an event after which a connection counts as dead: heartbeats come more often. */
const maxSilence = 2.5 * beatMs;
/** Milliseconds after which the stream of a hidden tab is closed; a visible tab resumes it at its cursor. */
const hiddenFor = 15_000;
/** Milliseconds before a cut stream is opened again; doubled after each failure, up to the longest pause. */
const firstPause = 1_000;
const longestPause = 30_000;

interface StreamOptions {
  readonly live: LiveSignals;
  readonly url: string;
  /** The bearer token of the session. */
  readonly token: string;
  /** Called when the service reports that the session has ended. */
  readonly onEnded: () => void;
  readonly browser: Document;
  /** Returns a number between 0 and 1, so that tabs that were cut together do not reconnect together. */
  readonly random: () => number;
}

/** Why a stream closed: the session has ended, the service is shutting down, or the connection was lost. */
type CloseReason = 'ended' | 'away' | 'cut';

/**
 * Keeps one live stream open while the tab is visible, resumes it at its cursor after a cut, and passes its events to
 * `live`.
 *
 * @returns a function that ends it
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
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;

  const reopenAfter = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void open(), milliseconds);
  };
  const open = async (): Promise<void> => {
    if (isOver || browser.hidden || stopReading !== undefined) return;
    const reason = await read();
    stopReading = undefined;
    live.setOpen(false);
    if (isOver) return;
    if (reason === 'ended') {
      isOver = true;
      options.onEnded();
    } else if (reason === 'away') reopenAfter(random() * firstPause);
    else reopenAfter((0.5 + random()) * Math.min(longestPause, firstPause * 2 ** failures++));
  };

  /** Reads a stream until it closes. */
  const read = (): Promise<CloseReason> =>
    new Promise((resolve) => {
      let isRead = false;
      let timeout: ReturnType<typeof setTimeout> | undefined;
      const finish = (reason: CloseReason): void => {
        isRead = true;
        clearTimeout(timeout);
        dispose();
        resolve(reason);
      };
      const restartTimeout = (): void => {
        clearTimeout(timeout);
        timeout = setTimeout(() => finish('cut'), maxSilence);
      };
      const request = {
        // identified by its hash, as all documents of the portal are
        query: undefined as never,
        variables: { after: cursor },
        extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(LiveDocument) } },
      };
      const dispose = client.subscribe<LiveSubscription>(request, {
        next: ({ data }) => {
          if (isRead) return;
          restartTimeout();
          const reason = data ? handleEvent(data.live) : 'cut';
          if (reason !== undefined) finish(reason);
        },
        error: (error) => finish(statusOf(error) === 401 ? 'ended' : 'cut'),
        complete: () => finish('cut'),
      });
      stopReading = () => finish('cut');
      restartTimeout();
    });

  const handleEvent = ({ kind, id, cursor: next }: LiveSubscription['live']): CloseReason | undefined => {
    failures = 0;
    const isFirst = cursor === undefined;
    cursor = next;
    live.setOpen(true);
    // pages may hold data that is older than the stream's beginning
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
    clearTimeout(hiddenTimer);
    if (!browser.hidden) return void open();
    hiddenTimer = setTimeout(() => stopReading?.(), hiddenFor);
  };
  browser.addEventListener('visibilitychange', onVisibility);
  void open();
  return () => {
    isOver = true;
    browser.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(timer);
    clearTimeout(hiddenTimer);
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
