/** Milliseconds after the first page has been drawn: what is cached for later never delays the page on the screen. */
const delay = 3_000;

/** Has the browser run the service worker; where it does not, the portal is what it is without one. */
export function registerWorker({ navigator }: Pick<Window, 'navigator'>): void {
  if (!('serviceWorker' in navigator)) return;
  setTimeout(() => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined), delay);
}
