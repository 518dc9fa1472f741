import { colorSchemeAttribute } from './theme/theme';

/** Paper is white: what is printed has the light colours, whatever stands on the screen. @returns undoes it */
export function printInLight(page: Window): () => void {
  const root = page.document.documentElement;
  let shown: string | null = null;
  const before = () => {
    shown = root.getAttribute(colorSchemeAttribute);
    root.setAttribute(colorSchemeAttribute, 'light');
  };
  const after = () => {
    if (shown !== null) root.setAttribute(colorSchemeAttribute, shown);
  };
  page.addEventListener('beforeprint', before);
  page.addEventListener('afterprint', after);
  return () => {
    page.removeEventListener('beforeprint', before);
    page.removeEventListener('afterprint', after);
  };
}
