import { useIntl } from 'react-intl';
import { useAction } from '../../shared/actions/useAction';
import { forgetNotes } from './noteCache';
import { useSetNoteStepDoneMutation, type NoteDetailsFragment } from './notes.generated';

/** Marks the next step of a note as done, or as not done where it was. */
export function useStepDone(): {
  readonly toggle: (note: Pick<NoteDetailsFragment, 'id' | 'nextStep'>) => void;
  readonly busy: boolean;
} {
  const intl = useIntl();
  const [setDone] = useSetNoteStepDoneMutation({ update: forgetNotes });
  const { run, busy } = useAction();
  return {
    toggle: ({ id, nextStep }) => {
      const done = !nextStep?.doneAt;
      run(() => setDone({ variables: { id, done } }), {
        done: intl.formatMessage({ id: done ? 'note.done.toast' : 'note.undone.toast' }),
      });
    },
    busy,
  };
}
