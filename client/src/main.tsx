// Vite imports this by itself only where a page names its entry in a tag, as this one does not.
import 'vite/modulepreload-polyfill';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { createPortal } from './app/portal';
import { makeTheme } from './app/theme/theme';
import type { Prefetched } from './shared/apollo/prefetched';
import { nextTask } from './shared/page/nextTask';
import { registerWorker } from './worker/register';

declare global {
  interface Window {
    /** Begun by the script at the document's start (build/documentStart.html). */
    readonly prefetched?: Prefetched;
  }
}

/** Makes the portal and draws it. Each step is a task of its own, between which the browser may paint. */
async function start(): Promise<void> {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  const opening = createPortal({
    uri: '/graphql',
    liveUri: '/graphql/stream',
    documents: import.meta.env.PROD ? 'hash' : 'text',
    storage: localStorage,
    tabStorage: sessionStorage,
    now: Date.now,
    ownFile: import.meta.env.PROD ? new URL(import.meta.url).pathname : undefined,
    prefetched: window.prefetched,
    createRouter: createBrowserRouter,
    leave: (address) => window.location.replace(address),
  });

  // While the session is looked up.
  await nextTask();
  const theme = makeTheme();
  await nextTask();
  // The browser reads its tables of languages when they are asked for first, which is some 13 ms of a phone's start.
  Intl.NumberFormat.supportedLocalesOf('it');
  Intl.DateTimeFormat.supportedLocalesOf('it');
  const portal = await opening;
  await nextTask();

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root.');
  // Drawn in pieces, between which the browser may answer.
  startTransition(() => createRoot(root).render(<App portal={portal} theme={theme} {...(nonce && { nonce })} />));
  if (import.meta.env.PROD) registerWorker(window);
}

// After the task that runs the modules, which is long by itself. Not called by the module's own code: where a task begins
// is noted by a recording browser, which would read all of the file anew to find that place.
void Promise.resolve().then(nextTask).then(start);
