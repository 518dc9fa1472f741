import { createContext, useContext } from 'react';

/** Reports an action's outcome at the top right of the page. */
export interface Toasts {
  readonly success: (text: string, title?: string) => void;
  readonly error: (text: string, title?: string) => void;
}

export const ToastsContext = createContext<Toasts | undefined>(undefined);

export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (toasts === undefined) throw new Error('useToasts needs a ToastsProvider above it.');
  return toasts;
}
