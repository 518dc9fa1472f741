import { sendByHash } from '../shared/apollo/sendByHash';
import type { Send } from '../shared/apollo/send';
import { LoadingFlags } from '../shared/apollo/loadingFlags';
import { MessageCatalogue } from '../shared/i18n/MessageCatalogue';
import { handOver, takeOver } from '../shared/session/handover';
import { createSession } from '../shared/session/session';
import { SessionStore } from '../shared/session/SessionStore';
import type { Entry } from './EntryContext';
import { loadDemonstration } from './loadDemonstration';
import { loadTexts } from './loadTexts';

interface EntryOptions {
  readonly browser: Window;
  /** The API's address. */
  readonly uri: string;
  readonly now: () => number;
  /** Loads another document. */
  readonly leave: (address: string) => void;
  /** Returns the part of a request that identifies its document; default: the hash. */
  readonly identify?: Parameters<typeof sendByHash>[0]['identify'];
  readonly fetchPortal?: () => void;
}

/** Looks up the stored session's user and makes the entry; nothing is rendered before (specification, section 4). */
export async function createEntry(options: EntryOptions): Promise<Entry> {
  const { browser, uri, now, leave, identify, fetchPortal = () => undefined } = options;
  const store = new SessionStore({ storage: browser.localStorage, now });
  const flags = new LoadingFlags();
  const send = withLoadingFlag(
    flags,
    sendByHash({
      uri,
      cookies: () => browser.document.cookie,
      token: () => store.token,
      ...(identify && { identify }),
    }),
  );
  const session = createSession({ store, send });
  const catalogue = MessageCatalogue.open({ load: loadTexts, storage: browser.localStorage });
  const demonstration = catalogue.then((opened) => loadDemonstration(browser.document, opened, now));
  await session.start();
  const { notice } = takeOver(browser.sessionStorage);
  if (notice !== undefined) store.notify(notice);
  return {
    browser,
    session,
    send,
    flags,
    catalogue: await catalogue,
    demonstration: await demonstration,
    openPortal: (address, handover) => {
      if (handover !== undefined) handOver(browser.sessionStorage, handover);
      leave(address);
    },
    fetchPortal,
    close: session.followOtherTabs(browser),
  };
}

/** Keeps the flag `auth` on during each call: these pages send no calls but those of authentication. */
function withLoadingFlag(flags: LoadingFlags, send: Send): Send {
  return async (...args) => {
    flags.count('auth', 1);
    try {
      return await send(...args);
    } finally {
      flags.count('auth', -1);
    }
  };
}
