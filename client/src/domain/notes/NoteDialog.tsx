import { noteLimits } from '@gdd/schema/notes';
import { useForm, useWatch } from 'react-hook-form';
import { DateField } from '../../shared/dates/DateField';
import { FormDialog } from '../../shared/dialogs/FormDialog';
import { useDraft } from '../../shared/forms/drafts/useDraft';
import { FieldColumns } from '../../shared/forms/fields/FieldColumns';
import { TextField } from '../../shared/forms/fields/TextField';
import { FormProblem } from '../../shared/forms/FormProblem';
import { useSubmit } from '../../shared/forms/saving/useSubmit';
import { useIdempotencyKey } from '../../shared/forms/saving/useIdempotencyKey';
import { useTexts } from '../../shared/i18n/useTexts';
import { useToasts } from '../../shared/toasts/ToastsContext';
import { useCalendar } from '../calendar/useCalendar';
import { forgetNotes } from './noteCache';
import { useCreateNoteMutation, useUpdateNoteMutation, type NoteDetailsFragment } from './notes.generated';

interface NoteDialogProps {
  readonly dealer: { readonly id: string; readonly businessName: string };
  /** The note to change; undefined for a new one. */
  readonly note?: NoteDetailsFragment | undefined;
  readonly onClose: () => void;
}

interface NoteForm {
  text: string;
  calledOn: string;
  nextStep: { text: string; on: string };
}

/** The form of a note on a dealer, new or one's own: what was agreed, and the next step (docs/domain/notes.md). */
export function NoteDialog({ dealer, note, onClose }: NoteDialogProps) {
  const { say } = useTexts('note');
  const toasts = useToasts();
  const { today } = useCalendar();
  const keyOf = useIdempotencyKey();
  const [create] = useCreateNoteMutation({ update: forgetNotes });
  const [update] = useUpdateNoteMutation({ update: forgetNotes });
  const form = useForm<NoteForm>({
    mode: 'onTouched',
    // a new note usually follows a call: its day is filled in when the calendar is loaded
    values: {
      text: note?.text ?? '',
      calledOn: note === undefined ? (today ?? '') : (note.calledOn ?? ''),
      nextStep: { text: note?.nextStep?.text ?? '', on: note?.nextStep?.on ?? '' },
    },
    resetOptions: { keepDirtyValues: true },
  });
  const draft = useDraft(form, note === undefined ? `note.new.${dealer.id}` : `note.${note.id}`);
  const { control, trigger } = form;
  const step = useWatch({ control, name: 'nextStep' });
  const hasStep = step.text.trim() !== '' || step.on !== '';
  const { submit, busy, problem } = useSubmit(form, async ({ text, calledOn, nextStep }) => {
    const input = {
      text: text.trim(),
      calledOn: calledOn === '' ? null : calledOn,
      nextStep: hasStep ? { on: nextStep.on, text: nextStep.text.trim() } : null,
    };
    if (note === undefined) {
      await create({ variables: { dealerId: dealer.id, input, idempotencyKey: keyOf(input) } });
    } else {
      await update({ variables: { id: note.id, input: { ...input, version: note.version } } });
    }
    draft.sent();
    toasts.success(say('saved'));
    onClose();
  });
  return (
    <FormDialog
      open
      wide
      title={say(note === undefined ? 'write.title' : 'edit.title', { name: dealer.businessName })}
      submitLabel={say('save')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem
        problem={problem}
        draft={draft}
        text={problem?.reason === 'staleVersion' ? say('stale') : undefined}
      />
      <TextField
        control={control}
        name="text"
        multiline
        autoFocus
        autoComplete="off"
        label={say('text')}
        hint={say('text.hint')}
        rules={{ required: true, maxLength: noteLimits.text }}
      />
      <DateField
        control={control}
        name="calledOn"
        label={say('calledOn')}
        rules={{ validate: (day: string) => today === undefined || day <= today || say('calledOn.late') }}
      />
      <FieldColumns>
        <TextField
          control={control}
          name="nextStep.text"
          autoComplete="off"
          label={say('step.text')}
          rules={{ required: hasStep, maxLength: noteLimits.step, onChange: () => void trigger('nextStep.on') }}
        />
        <DateField control={control} name="nextStep.on" label={say('step.on')} rules={{ required: hasStep }} />
      </FieldColumns>
    </FormDialog>
  );
}
