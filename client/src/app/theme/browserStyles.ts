import type { StylisElement } from '@emotion/cache';

/** Properties that a supported browser still reads only with a prefix, such as `user-select` in Safari. */
const prefixed: ReadonlySet<StylisElement['props']> = new Set([
  'backdrop-filter',
  'hyphens',
  'mask',
  'print-color-adjust',
  'text-size-adjust',
  'user-select',
]);

/**
 * A Stylis plugin that replaces Emotion's own vendor prefixes, most of which are for browsers that are not supported.
 * Rules for pseudo-elements of old versions of Firefox and Edge, which MUI's styles contain, are dropped: every other
 * browser throws an exception when such a rule is inserted.
 */
export function browserStyles(element: StylisElement): void {
  if (element.type === 'decl' && prefixed.has(element.props)) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
  if (element.type === 'rule' && /::-(moz|ms)-/.test(element.value)) element.children = [];
}
