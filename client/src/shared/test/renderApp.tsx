import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { authPathOf } from '@gdd/schema/entries';
import { print } from 'graphql';
import { App } from '../../app/App';
import type { Portal } from '../../app/portal';
import { layouts } from '../../app/layouts';
import { routes } from '../../app/routes';
import { AuthEntry } from '../../auth/AuthEntry';
import { createEntry } from '../../auth/entry';
import type { Entry } from '../../auth/EntryContext';
import { closeAfterTest } from './network';
import { serve, start, type PortalOptions } from './openPortal';
import { theme } from './theme';
import { unwrittenStyles } from './unwrittenStyles';

export interface RenderedApp {
  /** The portal that was opened last. */
  readonly portal: Portal;
  readonly person: UserEvent;
  /** Returns the current address. */
  readonly path: () => string;
}

let pages: Promise<unknown> | undefined;

/**
 * Imports every page, one after the other: Jest's native modules can deadlock where two dynamic imports that share a
 * module begin at the same time, as those of a layout and its page do.
 */
async function fetchPages(): Promise<void> {
  for (const lazy of [...Object.values(layouts), ...routes.map((entry) => entry.lazy)]) await lazy();
  await fetchAuthPages();
}

async function fetchAuthPages(): Promise<void> {
  await import('../../auth/texts.en');
  await import('../../auth/pages/otherMessages');
  await import('../../auth/pages/others');
  await import('../../auth/demonstration/parts');
}

/** The open document. */
interface Visible {
  readonly path: () => string;
  readonly close: () => void;
}

/**
 * Renders the real client over a mocked network: the entry of the address, and the other entry when the first one
 * leaves for it, as a browser loads another document.
 */
export async function renderApp(options: PortalOptions = {}): Promise<RenderedApp> {
  pages ??= fetchPages();
  await pages;
  serve(options);
  const { now, ownFile } = options;
  let portal: Portal | undefined;
  let visible: Visible | undefined;

  const open = async (url: string): Promise<void> => {
    if (authPathOf(url.split(/[?#]/)[0] ?? '') !== undefined) {
      const { path, close } = await showEntry(url, { leave, ...(now && { now }) });
      visible = { path, close };
      return;
    }
    const opened = await start({ url, leave, ...(now && { now }), ...(ownFile && { ownFile }) }, (tree) => tree);
    portal = opened;
    const { unmount } = render(<App theme={theme} portal={opened} styleCache={unwrittenStyles()} />);
    visible = { path: () => pathOf(opened), close: unmount };
  };
  const leave = (url: string): void => {
    // Cleared at once, so that no document is closed twice.
    const previous = visible;
    visible = undefined;
    queueMicrotask(() => {
      previous?.close();
      void open(url);
    });
  };

  await open(options.url ?? '/');
  return {
    get portal() {
      return portal as Portal;
    },
    person: userEvent.setup({ delay: null }),
    path: () => visible?.path() ?? '',
  };
}

interface RenderedEntry extends Visible {
  readonly entry: Entry;
  readonly person: UserEvent;
}

interface EntryOptions {
  readonly leave?: (address: string) => void;
  readonly now?: () => number;
  readonly fetchPortal?: () => void;
}

/** Renders the sign-in pages at an address, over a mocked network. */
export async function showEntry(url: string, options: EntryOptions = {}): Promise<RenderedEntry> {
  await fetchAuthPages();
  const { leave = () => undefined, now = Date.now, fetchPortal } = options;
  window.history.replaceState(null, '', url);
  const entry = await createEntry({
    browser: window,
    uri: 'http://localhost/graphql',
    now,
    leave,
    // The mocked network recognises operations by their texts, not by hashes.
    identify: (document) => ({ query: print(document) }),
    ...(fetchPortal && { fetchPortal }),
  });
  closeAfterTest(entry.close);
  const { unmount } = render(<AuthEntry entry={entry} />);
  return {
    entry,
    person: userEvent.setup({ delay: null }),
    path: () => window.location.pathname + window.location.search,
    close: unmount,
  };
}

/** Renders a portal as the product does, except for its styles. */
export function show(portal: Portal): RenderedApp {
  render(<App theme={theme} portal={portal} styleCache={unwrittenStyles()} />);
  return { portal, person: userEvent.setup({ delay: null }), path: () => pathOf(portal) };
}

function pathOf({ router }: Portal): string {
  return router.state.location.pathname + router.state.location.search;
}
