import { expect, test } from '@jest/globals';
import { printInLight } from './printInLight';
import { colorSchemeAttribute } from './theme/theme';

const scheme = () => document.documentElement.getAttribute(colorSchemeAttribute);

test('printing switches to the light colours, and the screen gets its own back afterwards', () => {
  document.documentElement.setAttribute(colorSchemeAttribute, 'dark');
  const undo = printInLight(window);
  window.dispatchEvent(new Event('beforeprint'));
  expect(scheme()).toBe('light');
  window.dispatchEvent(new Event('afterprint'));
  expect(scheme()).toBe('dark');
  undo();
  window.dispatchEvent(new Event('beforeprint'));
  expect(scheme()).toBe('dark');
});
