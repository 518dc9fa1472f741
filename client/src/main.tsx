import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { createPortal } from './app/portal';
import type { AskedAhead } from './shared/apollo/askedAhead';
import { registerWorker } from './worker/register';

declare global {
  interface Window {
    /** Begun by the script at the document's start (build/documentStart.html). */
    readonly askedAhead?: AskedAhead;
  }
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

const portal = await createPortal({
  uri: '/graphql',
  documents: import.meta.env.PROD ? 'hash' : 'text',
  storage: localStorage,
  tabStorage: sessionStorage,
  now: Date.now,
  askedAhead: window.askedAhead,
  createRouter: createBrowserRouter,
  leave: (address) => window.location.replace(address),
});

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
createRoot(root).render(<App portal={portal} {...(nonce && { nonce })} />);
if (import.meta.env.PROD) registerWorker(window);
