/** The display of elements without a style of their own, by tag. */
const displays = new Map<string, string>();

/**
 * Answers what queries by role ask of an element's style (its display and its visibility) from inline styles, the
 * hidden attribute and the default of its tag, while the document has no style sheet; the rest is jsdom's own answer.
 * jsdom matches every rule of its default sheet against every element that is asked for, and copies what it finds.
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
    const whole = () => (all ??= computed(element, pseudo));
    const known = (name: string): string | undefined => {
      if (name === 'display') return display(element);
      if (name === 'visibility') return inherited(element, 'visibility', 'visible');
      if (name === 'pointer-events' || name === 'pointerEvents') return inherited(element, 'pointer-events', 'auto');
      return undefined;
    };
    return new Proxy(Object.create(CSSStyleDeclaration.prototype) as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'getPropertyValue')
          return (property: string) => known(property) ?? whole().getPropertyValue(property);
        const knownValue = typeof name === 'string' ? known(name) : undefined;
        if (knownValue !== undefined) return knownValue;
        const value: unknown = Reflect.get(whole(), name);
        return typeof value === 'function' ? (value.bind(whole()) as unknown) : value;
      },
    });
  };
}

function inline(element: Element, property: string): string {
  const styled = element instanceof HTMLElement && element.hasAttribute('style');
  return styled ? element.style.getPropertyValue(property) : '';
}
