import { useIntl } from 'react-intl';
import { useErrorToast } from '../../shared/apollo/useErrorToast';
import { useToasts } from '../../shared/toasts/ToastsContext';
import { forgetNotes } from './noteCache';
import { useSetNoteStepDoneMutation, type NoteDetailsFragment } from './notes.generated';

/** Marks the next step of a note as done, or as not done where it was. */
export function useStepDone(): {
  readonly toggle: (note: Pick<NoteDetailsFragment, 'id' | 'nextStep'>) => void;
  readonly busy: boolean;
} {
  const intl = useIntl();
  const toasts = useToasts();
  const reportError = useErrorToast();
  const [setDone, { loading }] = useSetNoteStepDoneMutation({
    update: forgetNotes,
    onCompleted: ({ setNoteStepDone: { nextStep } }) =>
      toasts.success(intl.formatMessage({ id: nextStep?.doneAt ? 'note.done.toast' : 'note.undone.toast' })),
    onError: (error) => reportError(error),
  });
  return {
    toggle: ({ id, nextStep }) => void setDone({ variables: { id, done: !nextStep?.doneAt } }),
    busy: loading,
  };
}
