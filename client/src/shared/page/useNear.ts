import { useEffect, useState, type RefObject } from 'react';

/** The distance from the window in pixels within which an element is near. */
const margin = 300;

/**
 * Whether an element has been near the window, so that content far below is rendered only when it is scrolled to.
 * Always true without IntersectionObserver.
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
