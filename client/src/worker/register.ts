/** Milliseconds after the first render, so that caching for later does not delay the first page. */
const delay = 3_000;

/** Registers the service worker where the browser supports it. */
export function registerWorker({ navigator }: Pick<Window, 'navigator'>): void {
  if (!('serviceWorker' in navigator)) return;
  // The portal works without a worker, so a failed registration is ignored.
  setTimeout(() => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined), delay);
}
