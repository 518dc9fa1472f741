import { useSyncExternalStore } from 'react';

/**
 * Whether no dialog, menu or sheet stands over the page. What opens by itself waits for that: it would take the keys,
 * such as Escape, that belong to what a person has opened.
 */
export function usePageUncovered(): boolean {
  return useSyncExternalStore(subscribe, isPageUncovered);
}

// what covers the page comes and goes as a child of the body
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

const isPageUncovered = () => document.body.querySelector(':scope > .MuiModal-root:not(.MuiModal-hidden)') === null;
