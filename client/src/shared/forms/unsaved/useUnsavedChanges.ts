import { useEffect, useState } from 'react';
import { useOpenForms } from '../../unsaved/OpenFormsContext';

/**
 * Asks for a confirmation before the page is left with changes that no draft stores (else: useDraft), by a link, the back
 * button or the browser.
 *
 * @param isDirty whether the form differs from what is saved
 * @returns allows leaving without a confirmation: to be called when the changes are saved, before navigating
 */
export function useUnsavedChanges(isDirty: boolean): () => void {
  const forms = useOpenForms();
  const [form] = useState(() => Symbol('form'));

  useEffect(() => {
    if (!isDirty) return;
    forms.add(form, 'lost');
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      forms.remove(form);
      window.removeEventListener('beforeunload', ask);
    };
  }, [forms, form, isDirty]);

  return () => forms.remove(form);
}
