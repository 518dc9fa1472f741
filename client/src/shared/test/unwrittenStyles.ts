import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * A style cache that names styles but never inserts them. jsdom has no layout, and matches every rule of a document
 * against every element that a query by role reads, which would take most of a test's time.
 */
export function unwrittenStyles(): EmotionCache {
  const cache = createCache({ key: 'gdd', container: document.createElement('div') });
  cache.insert = () => undefined;
  return cache;
}
