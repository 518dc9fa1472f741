// Vite adds this import only to an entry that the page names in a script tag, which this one does not.
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
    /** Set by the script at the document's start (build/documentStart.html). */
    readonly prefetched?: Prefetched;
  }
}

/** Makes the portal and renders it. Each step is a task of its own, so that the browser can paint between them. */
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

  // The next steps run while the session is looked up.
  await nextTask();
  const theme = makeTheme();
  await nextTask();
  // Makes the browser load its locale data now (some 13 ms on a phone), not during the first render.
  Intl.NumberFormat.supportedLocalesOf('it');
  Intl.DateTimeFormat.supportedLocalesOf('it');
  const portal = await opening;
  await nextTask();

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root.');
  // A transition renders in slices, so that the browser can handle input between them.
  startTransition(() => createRoot(root).render(<App portal={portal} theme={theme} {...(nonce && { nonce })} />));
  if (import.meta.env.PROD) registerWorker(window);
}

// A task of its own, after the long one that evaluates the modules. Called from a promise, not from the module's code:
// a profiling browser records the source position where a task is created, and would parse the whole file again for it.
void Promise.resolve().then(nextTask).then(start);
