import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { App } from '../../app/App';
import type { Portal } from '../../app/portal';
import { layouts, routes } from '../../app/routes';
import { openPortal, type PortalOptions } from './openPortal';
import { unwrittenStyles } from './unwrittenStyles';

export interface RenderedApp {
  readonly portal: Portal;
  readonly person: UserEvent;
  /** The address as it stands. */
  readonly path: () => string;
}

let pages: Promise<void> | undefined;

/**
 * Fetches every page's chunk, one after the other. Jest's native modules can wait for ever on one another where two
 * dynamic imports that share a module begin at once, as a layout and its page do.
 */
async function fetchPages(): Promise<void> {
  for (const lazy of [...Object.values(layouts), ...routes.map((entry) => entry.lazy)]) await lazy();
}

/** Renders the real app: router, providers, links and Italian messages, with msw behind. */
export async function renderApp(options: PortalOptions = {}): Promise<RenderedApp> {
  pages ??= fetchPages();
  await pages;
  return show(await openPortal(options, (tree) => tree));
}

/** Renders a portal as the product does, but for its styles. */
export function show(portal: Portal): RenderedApp {
  render(<App portal={portal} styleCache={unwrittenStyles()} />);
  return {
    portal,
    person: userEvent.setup({ delay: null }),
    path: () => portal.router.state.location.pathname + portal.router.state.location.search,
  };
}
