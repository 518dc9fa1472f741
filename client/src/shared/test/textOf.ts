/** The text of an element, with ordinary blanks in place of those that do not break. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replaceAll('\u00a0', ' ');
}
