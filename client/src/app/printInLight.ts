import { colorSchemeAttribute } from './theme/theme';

/** Prints every page in the light colour scheme, whatever the screen shows. @returns removes the listeners */
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
