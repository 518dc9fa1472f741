import { createContext, useContext } from 'react';
import type { OpenForms } from './OpenForms';

export const OpenFormsContext = createContext<OpenForms | undefined>(undefined);

export function useOpenForms(): OpenForms {
  const forms = useContext(OpenFormsContext);
  if (forms === undefined) throw new Error('useOpenForms needs an OpenFormsContext above it.');
  return forms;
}
