import { authPathOf, signInPath, type AuthPath } from '@gdd/schema/entries';
import { createContext, useContext, useEffect, useMemo, useState, type MouseEvent } from 'react';

/** The entry's present page, and the navigation from one of its pages to another. */
interface Address {
  readonly path: AuthPath;
  readonly search: string;
  readonly hash: string;
  readonly open: (path: AuthPath) => void;
  /** Takes the fragment out of the address bar. */
  readonly forgetHash: () => void;
}

type Place = Pick<Address, 'path' | 'search' | 'hash'>;

export const AddressContext = createContext<Address | undefined>(undefined);

export function useAddress(): Address {
  const address = useContext(AddressContext);
  if (address === undefined) throw new Error('useAddress needs an AddressContext above it.');
  return address;
}

/** The address bar as state: a link opens a page in place, and the browser's way back leads back. */
export function useAddressBar(browser: Window): Address {
  const { location, history } = browser;
  const [place, setPlace] = useState(() => placeOf(location));
  useEffect(() => {
    const follow = () => setPlace(placeOf(location));
    browser.addEventListener('popstate', follow);
    return () => browser.removeEventListener('popstate', follow);
  }, [browser, location]);
  return useMemo(() => {
    const go = (move: 'pushState' | 'replaceState', path: string) => {
      history[move](null, '', path);
      setPlace(placeOf(location));
    };
    return {
      ...place,
      open: (path) => go('pushState', path),
      forgetHash: () => go('replaceState', location.pathname + location.search),
    };
  }, [place, location, history]);
}

function placeOf({ pathname, search, hash }: Location): Place {
  return { path: authPathOf(pathname) ?? signInPath, search, hash };
}

/** Whether a click is for the page, and not for the browser: a new tab, a download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
