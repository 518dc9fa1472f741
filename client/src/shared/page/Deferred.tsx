import { useDeferredValue, type ReactNode } from 'react';

interface DeferredProps {
  readonly children: ReactNode;
}

/** Drawn after what stands round it, in pieces, between which the browser paints and a press is answered. */
export function Deferred({ children }: DeferredProps) {
  const isDrawn = useDeferredValue(true, false);
  return isDrawn && children;
}
