/** The display of elements without a style of their own, by tag. */
const displays = new Map<string, string>();

/**
 * Replaces `getComputedStyle` while the document has no style sheet. The properties that queries by role read (display,
 * visibility, pointer events) come from inline styles, the `hidden` attribute and the tag's default, the others from
 * jsdom. jsdom is slow: it matches every rule of its default sheet against every element, and copies the result.
 */
export function computeStylesWithoutSheets(): void {
  const computed = window.getComputedStyle.bind(window);

  const display = (element: Element): string => {
    const own = inline(element, 'display');
    if (own !== '') return own;
    if (element.hasAttribute('hidden')) return 'none';
    const known = displays.get(element.tagName) ?? computed(element).display;
    displays.set(element.tagName, known);
    return known;
  };

  const inherited = (element: Element, property: string, initial: string): string => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const own = inline(at, property);
      if (own !== '') return own;
    }
    return initial;
  };

  window.getComputedStyle = (element, pseudo) => {
    if (document.styleSheets.length > 0) return computed(element, pseudo);
    let all: CSSStyleDeclaration | undefined;
    const full = () => (all ??= computed(element, pseudo));
    const known = (name: string): string | undefined => {
      if (name === 'display') return display(element);
      if (name === 'visibility') return inherited(element, 'visibility', 'visible');
      if (name === 'pointer-events' || name === 'pointerEvents') return inherited(element, 'pointer-events', 'auto');
      return undefined;
    };
    return new Proxy(Object.create(CSSStyleDeclaration.prototype) as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'getPropertyValue')
          return (property: string) => known(property) ?? full().getPropertyValue(property);
        const knownValue = typeof name === 'string' ? known(name) : undefined;
        if (knownValue !== undefined) return knownValue;
        const value: unknown = Reflect.get(full(), name);
        return typeof value === 'function' ? (value.bind(full()) as unknown) : value;
      },
    });
  };
}

function inline(element: Element, property: string): string {
  const styled = element instanceof HTMLElement && element.hasAttribute('style');
  return styled ? element.style.getPropertyValue(property) : '';
}
