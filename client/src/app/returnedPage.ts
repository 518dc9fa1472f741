import type { SessionStore } from '../shared/session/SessionStore';

interface ReturnedPageOptions {
  readonly store: SessionStore;
  readonly browser: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Loads the page's document again. */
  readonly reload: () => void;
}

/**
 * Reloads a page that the browser restores from its back/forward cache if the stored session has changed since: a page
 * in that cache is not notified of a logout.
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
