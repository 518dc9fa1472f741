import { colorSchemeAttribute } from './theme/theme';

/** Paper is white: what is printed has the light colours, whatever stands on the screen. @returns undoes it */
export function printInLight(page: Window): () => void {
  const root = page.document.documentElement;
  let visible: string | null = null;
  const before = () => {
    visible = root.getAttribute(colorSchemeAttribute);
    root.setAttribute(colorSchemeAttribute, 'light');
  };
  const after = () => {
    if (visible !== null) root.setAttribute(colorSchemeAttribute, visible);
  };
  page.addEventListener('beforeprint', before);
  page.addEventListener('afterprint', after);
  return () => {
    page.removeEventListener('beforeprint', before);
    page.removeEventListener('afterprint', after);
  };
}
