import { useEffect, useRef } from 'react';
import { hideSplash } from './splash';

/** Milliseconds after which a page is marked loaded (specification, section 2). */
const loadedAfter = 500;

/** After each completed navigation: focuses the h1 (not of the first page), hides the splash, marks the page loaded. */
export function useArrival(pathname: string): void {
  const first = useRef(true);

  useEffect(() => {
    const stopWatching = first.current ? undefined : focusHeading();
    first.current = false;
    hideSplash();
    delete document.body.dataset['pageLoaded'];
    const timer = setTimeout(() => (document.body.dataset['pageLoaded'] = 'true'), loadedAfter);
    return () => {
      clearTimeout(timer);
      stopWatching?.();
    };
  }, [pathname]);
}

/**
 * Focuses the h1, and an h1 that replaces it while the page is loading, until the user moves the focus.
 *
 * @returns stops watching
 */
function focusHeading(): () => void {
  const focus = (): Element | null => {
    const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
    // The router sets the scroll position: focusing must not change it.
    heading?.focus({ preventScroll: true });
    return document.activeElement;
  };
  let focused = focus();
  const observer = new MutationObserver(() => {
    const isMoved = document.activeElement !== focused && document.activeElement !== document.body;
    if (isMoved) observer.disconnect();
    else if (!focused?.isConnected || focused.localName !== 'h1') focused = focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
