import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { hideSplash } from './splash';

/** Milliseconds after which a page is marked loaded (specification, section 2). */
const loadedAfter = 500;

/** After each completed navigation: the focus on the h1, the splash away, and the page marked loaded. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const first = useRef(true);

  useEffect(() => {
    const stopWaiting = first.current ? undefined : focusHeading();
    first.current = false;
    hideSplash();
    delete document.body.dataset['pageLoaded'];
    const timer = setTimeout(() => (document.body.dataset['pageLoaded'] = 'true'), loadedAfter);
    return () => {
      clearTimeout(timer);
      stopWaiting?.();
    };
  }, [pathname]);
}

/**
 * Focuses the h1. Where the page still waits for what its heading says, the focus stands on the main part until the h1
 * comes, unless the person has moved it meanwhile.
 *
 * @returns ends the waiting
 */
function focusHeading(): () => void {
  // The scroll is the router's business: focusing must not move it.
  const focus = (selector: string): boolean => {
    const element = document.querySelector<HTMLElement>(selector);
    element?.focus({ preventScroll: true });
    return element !== null;
  };
  if (focus('h1')) return () => undefined;
  focus('main');
  const waitingAt = document.activeElement;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== waitingAt || focus('h1')) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
