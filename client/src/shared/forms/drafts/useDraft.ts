import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useOpenForms } from '../../unsaved/OpenFormsContext';
import type { DraftValues } from '../../unsaved/Drafts';

/** The draft of a form. */
export interface Draft {
  /** Whether the form began with values that had been typed before and not sent. */
  readonly isRestored: boolean;
  /** Puts the form back to what it begins with. */
  readonly discard: () => void;
  /** Removes the draft: its values were sent. */
  readonly sent: () => void;
}

/**
 * Stores what is typed into a form until it is sent, and fills it in again when the form is opened the next time: after
 * Esc, Back, a reload, another page, or the end of the session.
 *
 * @param name of the form and of the object that it is about, such as `note.12`
 */
export function useDraft<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'setFocus' | 'subscribe'>,
  name: string,
): Draft {
  const forms = useOpenForms();
  const [id] = useState(() => Symbol('form'));
  const [isRestored, setRestored] = useState(() => forms.drafts.get(name) !== undefined);
  /** The values that were sent, as JSON: they are no draft, although the form may still show them. */
  const sentValues = useRef<string>(undefined);
  /** The field that gets the focus once the form has been put back. */
  const nextFocus = useRef<string>(undefined);
  const { getValues, reset, setFocus, subscribe } = form;

  useEffect(() => {
    const typed = forms.drafts.get(name);
    if (typed !== undefined) {
      reset({ ...getValues(), ...typed }, { keepDefaultValues: true });
      forms.add(id, 'stored');
    }
    const stop = subscribe({
      formState: { values: true, isDirty: true, dirtyFields: true },
      callback: ({ values, isDirty = false, dirtyFields = {} }) => {
        if (sentValues.current === JSON.stringify(values)) return;
        sentValues.current = undefined;
        const typed = isDirty ? changedValues(values, dirtyFields) : {};
        forms.drafts.put(name, typed);
        if (isDirty) forms.add(id, 'stored');
        else {
          forms.remove(id);
          setRestored(false);
        }
      },
    });
    return () => {
      stop();
      forms.remove(id);
    };
  }, [forms, getValues, id, name, reset, subscribe]);

  useEffect(() => {
    if (nextFocus.current !== undefined) setFocus(nextFocus.current as Path<Values>);
    nextFocus.current = undefined;
  }, [isRestored, setFocus]);

  return useMemo(
    () => ({
      isRestored,
      discard: () => {
        // the button that was pressed goes away with the notice
        const [field] = Object.keys(forms.drafts.get(name) ?? {});
        reset();
        forms.drafts.remove(name);
        setRestored(false);
        nextFocus.current = field;
      },
      sent: () => {
        sentValues.current = JSON.stringify(getValues());
        forms.drafts.remove(name);
        forms.remove(id);
        setRestored(false);
      },
    }),
    [forms, getValues, id, isRestored, name, reset],
  );
}

/** The fields of a form, of the first level, in which something was changed. */
function changedValues(values: DraftValues, dirtyFields: DraftValues): DraftValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => hasTrue(dirtyFields[name])));
}

function hasTrue(dirty: unknown): boolean {
  return dirty === true || (typeof dirty === 'object' && dirty !== null && Object.values(dirty).some(hasTrue));
}
