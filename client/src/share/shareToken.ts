/** The tab's storage key for its token, so that a reload still shows the page. */
const shareTokenKey = 'gdd-share-token';

/**
 * The token of the page: the address's fragment, or what a reload left. The address bar is rid of it at once, so that it
 * stands neither in the history nor over whose shoulder one may look.
 *
 * @returns undefined where there is none
 */
export function takeShareToken({ location, history, sessionStorage }: Window): string | undefined {
  const given = location.hash.slice(1);
  if (given === '') return sessionStorage.getItem(shareTokenKey) ?? undefined;
  sessionStorage.setItem(shareTokenKey, given);
  history.replaceState(history.state, '', location.pathname + location.search);
  return given;
}
