import type { StylisElement } from '@emotion/cache';

/** Properties that a browser of the build's target still reads by their prefixed name alone, as Safari `user-select`. */
const prefixed: ReadonlySet<StylisElement['props']> = new Set([
  'backdrop-filter',
  'hyphens',
  'mask',
  'print-color-adjust',
  'text-size-adjust',
  'user-select',
]);

/**
 * A plugin of the style cache in place of its own prefixes, most of which are for browsers that do not run the portal.
 * Rules for pseudo-elements of the old Firefox and Edge, which MUI names too, are left out: each is an exception to the
 * browser that does not know them, whenever a style is written.
 */
export function browserStyles(element: StylisElement): void {
  if (element.type === 'decl' && prefixed.has(element.props)) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
  if (element.type === 'rule' && /::-(moz|ms)-/.test(element.value)) element.children = [];
}
