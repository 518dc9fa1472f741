import { useDeferredValue, type ReactNode } from 'react';

interface DeferredProps {
  readonly children: ReactNode;
}

/** Renders its children after what surrounds them, as a deferred update, during which the browser paints and reacts. */
export function Deferred({ children }: DeferredProps) {
  const isDrawn = useDeferredValue(true, false);
  return isDrawn && children;
}
