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
    if (!first.current) focusHeading();
    first.current = false;
    hideSplash();
    delete document.body.dataset['pageLoaded'];
    const timer = setTimeout(() => (document.body.dataset['pageLoaded'] = 'true'), loadedAfter);
    return () => clearTimeout(timer);
  }, [pathname]);
}

/** The scroll is the router's business: focusing must not move it. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
  heading?.focus({ preventScroll: true });
}
