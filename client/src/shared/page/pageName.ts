import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

let visible = { path: '', name: '' };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the name of the open page in the shell: the name of the dealer, the title of the campaign. */
export function useNamePage(name: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    visible = { path: pathname, name };
    for (const listener of listeners) listener();
  }, [pathname, name]);
}

/** The name that the page at a path has set; undefined until then. */
export function usePageName(pathname: string): string | undefined {
  const { path, name } = useSyncExternalStore(subscribe, () => visible);
  return path === pathname ? name : undefined;
}
