import { afterEach } from '@jest/globals';

/**
 * Records the downloads in the tests of a file instead of starting them, each as its address and file name.
 *
 * @returns the downloads of the running test
 */
export function followedFiles(): readonly string[] {
  const followed: string[] = [];
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLAnchorElement) || !event.target.hasAttribute('download')) return;
    event.preventDefault();
    followed.push(`${event.target.getAttribute('href') ?? ''} ${event.target.download}`);
  });
  afterEach(() => {
    followed.length = 0;
  });
  return followed;
}
