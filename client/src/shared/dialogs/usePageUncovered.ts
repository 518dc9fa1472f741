import { useSyncExternalStore } from 'react';

/**
 * Whether no dialog, menu or sheet covers the page. A dialog that opens by itself waits for that: it would take over
 * keys, such as Escape, that the user means for the other one.
 */
export function usePageUncovered(): boolean {
  return useSyncExternalStore(subscribe, isPageUncovered);
}

// MUI renders dialogs, menus and sheets as children of the body.
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

const isPageUncovered = () => document.body.querySelector(':scope > .MuiModal-root:not(.MuiModal-hidden)') === null;
