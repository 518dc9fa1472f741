/** What an element says, with ordinary blanks where amounts have such as do not break. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replaceAll('\u00a0', ' ');
}
