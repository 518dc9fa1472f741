import { afterEach } from '@jest/globals';

/**
 * The files that the browser is sent to in the tests of this file, which fetches none of them: address and name.
 *
 * @returns a list that each test begins empty
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
