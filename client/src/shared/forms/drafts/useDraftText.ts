import { useEffect, useState } from 'react';
import { useOpenForms } from '../../unsaved/OpenFormsContext';
import type { Draft } from './useDraft';

/**
 * A text of a dialog without a form, stored as useDraft stores the fields of one.
 *
 * @param first a text that was pasted to open the dialog: it replaces the draft
 */
export function useDraftText(name: string, first = '') {
  const forms = useOpenForms();
  const [id] = useState(() => Symbol('form'));
  const [stored] = useState(() => (first === '' ? forms.drafts.get(name)?.['text'] : undefined));
  const [isRestored, setRestored] = useState(typeof stored === 'string');
  const [text, setState] = useState(typeof stored === 'string' ? stored : first);
  // what a dialog begins with was typed or pasted before it opened
  useEffect(() => {
    if (first !== '') forms.drafts.put(name, { text: first });
    return () => forms.remove(id);
  }, [first, forms, id, name]);

  const setText = (typed: string) => {
    setState(typed);
    if (typed.trim() === '') return forget();
    forms.drafts.put(name, { text: typed });
    forms.add(id, 'stored');
  };
  const forget = () => {
    forms.drafts.remove(name);
    forms.remove(id);
    setRestored(false);
  };
  const draft: Draft = {
    isRestored,
    sent: forget,
    discard: () => {
      setState('');
      forget();
    },
  };
  return { text, setText, draft };
}
