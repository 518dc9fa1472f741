import { authPathOf, signInPath, type AuthPath } from '@gdd/schema/entries';
import { createContext, useContext, useEffect, useMemo, useState, type MouseEvent } from 'react';

/** The current sign-in page, and the navigation to another one. */
interface Address {
  readonly path: AuthPath;
  readonly search: string;
  readonly hash: string;
  readonly open: (path: AuthPath) => void;
  /** Removes the fragment from the address bar. */
  readonly removeHash: () => void;
}

type Place = Pick<Address, 'path' | 'search' | 'hash'>;

export const AddressContext = createContext<Address | undefined>(undefined);

export function useAddress(): Address {
  const address = useContext(AddressContext);
  if (address === undefined) throw new Error('useAddress needs an AddressContext above it.');
  return address;
}

/** The address bar as state: links change it without a load, and the browser's back button works. */
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
      removeHash: () => go('replaceState', location.pathname + location.search),
    };
  }, [place, location, history]);
}

function placeOf({ pathname, search, hash }: Location): Place {
  return { path: authPathOf(pathname) ?? signInPath, search, hash };
}

/** Whether the page handles a click itself; the browser handles other buttons and modifiers (new tab, download). */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
