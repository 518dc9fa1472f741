/** The session storage key of the token, with which a reloaded page still works. */
const shareTokenKey = 'gdd-share-token';

/**
 * The share token: from the address's fragment, else from the tab's storage, where it is after a reload. The fragment
 * is removed from the address bar at once, so that the token is neither in the history nor visible on the screen.
 *
 * @returns undefined without a token
 */
export function takeShareToken({ location, history, sessionStorage }: Window): string | undefined {
  const token = location.hash.slice(1);
  if (token === '') return sessionStorage.getItem(shareTokenKey) ?? undefined;
  sessionStorage.setItem(shareTokenKey, token);
  history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}
