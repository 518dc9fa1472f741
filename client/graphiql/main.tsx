/** GraphiQL at /graphiql: the schema explored from the portal's own files, for networks without Apollo's CDN. */
import 'graphiql/style.css';
import './page.css';
import { GraphiQL } from 'graphiql';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { examples } from './examples.ts';
import { createFetcher } from './fetcher.ts';
import { memoryStorage } from './memoryStorage.ts';

/** The policy of the page lets styles in by this nonce alone; the menus' library takes it from here. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
Object.assign(globalThis, { __webpack_nonce__: nonce });

/** A placeholder for a personal token; `x-explain` shows the calls behind a response. */
const headers = JSON.stringify({ authorization: 'Bearer ', 'x-explain': '1' }, null, 2);

const password = document.querySelector<HTMLMetaElement>('meta[name="example-password"]')?.content ?? '';
const tabs = examples(password).map((example) => ({ ...example, headers }));

const fetcher = createFetcher();
const storage = memoryStorage();
const root = document.querySelector('#graphiql');
if (root === null) throw new Error('The page has no place for GraphiQL.');
createRoot(root).render(
  <StrictMode>
    <GraphiQL
      fetcher={fetcher}
      defaultTabs={tabs}
      // GraphiQL takes the query of the first tab, and forgets its variables.
      {...(tabs[0] && { variables: tabs[0].variables })}
      defaultHeaders={headers}
      defaultEditorToolsVisibility="variables"
      storage={storage}
      shouldPersistHeaders={false}
      showPersistHeadersSettings={false}
    />
  </StrictMode>,
);
