import '../app/theme/fonts.css';
import '../shared/light/tokens.css';
import './auth.css';
import { createRoot } from 'react-dom/client';
import { AuthEntry } from './AuthEntry';
import { createEntry } from './entry';
import { fetchOnce } from './portalFiles';

/** A function, not a top-level await: that would wait for the demonstration's chunk, which imports from this one. */
async function showEntry(): Promise<void> {
  const entry = await createEntry({
    browser: window,
    uri: '/graphql',
    now: Date.now,
    leave: (address) => window.location.replace(address),
    fetchPortal: fetchOnce(window),
  });
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root.');
  createRoot(root).render(<AuthEntry entry={entry} />);
}

void showEntry();
