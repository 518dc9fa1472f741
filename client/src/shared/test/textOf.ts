/** The text of an element, with non-breaking spaces replaced by ordinary ones. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replaceAll('\u00a0', ' ');
}
