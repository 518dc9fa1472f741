import { useEffect, useState } from 'react';
import { useOpenForms } from '../../unsaved/OpenFormsContext';
import type { Draft } from './useDraft';

interface FirstText {
  /** What was pasted to open the dialog: it replaces the draft. */
  readonly pasted?: string;
  /** What the text begins with where nothing was typed; it is no draft. */
  readonly initial?: string;
}

/** A text of a dialog without a form, stored as useDraft stores the fields of one. */
export function useDraftText(name: string, { pasted = '', initial = '' }: FirstText = {}) {
  const forms = useOpenForms();
  const [id] = useState(() => Symbol('form'));
  const [stored] = useState(() => (pasted === '' ? forms.drafts.get(name)?.['text'] : undefined));
  const [isRestored, setRestored] = useState(typeof stored === 'string');
  const [text, setState] = useState(typeof stored === 'string' ? stored : pasted === '' ? initial : pasted);
  // what a dialog begins with was typed or pasted before it opened
  useEffect(() => {
    if (pasted !== '') forms.drafts.put(name, { text: pasted });
    return () => forms.remove(id);
  }, [forms, id, name, pasted]);

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
      setState(initial);
      forget();
    },
  };
  return { text, setText, draft };
}
