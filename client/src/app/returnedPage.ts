import type { SessionStore } from '../shared/session/SessionStore';

interface ReturnedPageOptions {
  readonly store: SessionStore;
  readonly browser: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Loads the page's document anew. */
  readonly reload: () => void;
}

/**
 * Reloads a page to which somebody goes back where the browser restores it from its back/forward cache and its session is
 * no longer the one in storage: a cached page learns of no logout.
 *
 * @returns stops listening
 */
export function reloadReturnedPage({ store, browser, reload }: ReturnedPageOptions): () => void {
  const returned = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    const { token } = store;
    const isSame = store.reread() && store.token === token;
    if (!isSame || store.getState().user === undefined) reload();
  };
  browser.addEventListener('pageshow', returned);
  return () => browser.removeEventListener('pageshow', returned);
}
