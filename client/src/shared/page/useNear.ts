import { useEffect, useState, type RefObject } from 'react';

/** Pixels below the window within which something is about to be seen. */
const margin = 300;

/**
 * Whether an element has come near the window, from when on it stays so: what is far below waits until it is scrolled to.
 * True at once where the browser cannot tell.
 */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    const { current } = element;
    if (isNear || current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
