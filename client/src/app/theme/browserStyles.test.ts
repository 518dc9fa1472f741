import { expect, test } from '@jest/globals';
import createCache from '@emotion/cache';
import { browserStyles } from './browserStyles';

/** The rules that are written for a class of these styles. */
function written(styles: string): string {
  const container = document.createElement('div');
  const cache = createCache({ key: 'gdd', container, speedy: false, stylisPlugins: [browserStyles] });
  cache.insert('.a', { name: 'a', styles }, cache.sheet, true);
  return container.textContent;
}

test('a property that Safari knows by its prefixed name alone has both names', () => {
  expect(written('user-select:none;color:red;')).toBe('.a{-webkit-user-select:none;user-select:none;color:red;}');
});

test('others have no prefixes, nor have pseudo-elements', () => {
  const styles = 'display:flex;&::placeholder{opacity:0;}';
  expect(written(styles)).toBe('.a{display:flex;}.a::placeholder{opacity:0;}');
});

test('a rule that only an old Firefox understands is not written, and those beside it are', () => {
  const styles = 'color:blue;&::-moz-focus-inner{border-style:none;}&:hover{color:red;}';
  expect(written(styles)).toBe('.a{color:blue;}.a:hover{color:red;}');
});
