import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * A cache whose styles have names and are never written. jsdom has no layout, and matches every rule of a document
 * against every element that a query by role looks at, which would be most of a test's time.
 */
export function unwrittenStyles(): EmotionCache {
  const cache = createCache({ key: 'gdd', container: document.createElement('div') });
  cache.insert = () => undefined;
  return cache;
}
