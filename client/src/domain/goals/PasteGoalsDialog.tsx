import Box from '@mui/material/Box';
import { useState } from 'react';
import { mostPastedGoals } from '@gdd/schema/proposals';
import { thrownProblem, type Problem } from '../../shared/apollo/problem';
import type { EditedGoalInput } from '../../shared/apollo/schema.generated';
import { FormDialog } from '../../shared/dialogs/FormDialog';
import { TextInput } from '../../shared/forms/fields/TextInput';
import { useDraftText } from '../../shared/forms/drafts/useDraftText';
import { FormProblem } from '../../shared/forms/FormProblem';
import { useTexts } from '../../shared/i18n/useTexts';
import type { GoalsOutcomeFragment as Outcome } from './goals.generated';
import { readPastedGoals, type PastedLine, type VisibleDealer } from './pastedGoals';

interface PasteGoalsDialogProps {
  /** The rows that the page shows, in their order. */
  readonly rows: readonly VisibleDealer[];
  /** The initial text of the field. */
  readonly text: string;
  /** Whether the goals are written directly or handed to an import. */
  readonly purpose: 'write' | 'import';
  /** Sends the goals; with `dryRun` it only returns what they would change. */
  readonly send: (goals: EditedGoalInput[], dryRun: boolean) => Promise<Outcome | undefined>;
  readonly onSent: (outcome: Outcome) => void;
  readonly onClose: () => void;
  /** The name of the dialog's draft, with the campaign that the goals are of. */
  readonly draftName: string;
}

/** Invalid goals listed at most; the others are counted. */
const mostListed = 10;

/** Sends goals that were copied from a spreadsheet, after a preview of the changes. */
export function PasteGoalsDialog(props: PasteGoalsDialogProps) {
  const { rows, text: initialText, purpose, send, onSent, onClose, draftName } = props;
  const { say, format } = useTexts('goals.paste');
  const { text, setText, draft } = useDraftText(draftName, { pasted: initialText });
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const pasted = readPastedGoals(text, rows);
  const message =
    isSent && 'problem' in pasted
      ? say(pasted.problem, {
          most: format.number(mostPastedGoals),
          rows: format.number(rows.length),
          ...('line' in pasted && { line: format.number(pasted.line.line), text: pasted.line.text }),
        })
      : undefined;
  const canWrite = outcome !== undefined && outcome.invalid.length === 0 && outcome.changed > 0;

  const submit = async () => {
    setSent(true);
    if ('problem' in pasted) return;
    setProblem(undefined);
    setBusy(true);
    try {
      const received = await send([...pasted.goals], !canWrite);
      // Somebody else may have changed the goals since the preview.
      if (canWrite && received?.invalid.length === 0) {
        draft.sent();
        onSent(received);
      } else setOutcome(received);
    } catch (error) {
      setProblem(thrownProblem(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <FormDialog
      open
      wide
      title={say('title')}
      submitLabel={
        canWrite ? say(purpose, { count: outcome.changed, number: format.number(outcome.changed) }) : say('preview')
      }
      busy={isBusy}
      disabled={outcome !== undefined && !canWrite}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onClose={onClose}
    >
      <FormProblem problem={problem} draft={draft} />
      <TextInput
        name="goals"
        label={say('field')}
        hint={say('hint')}
        value={text}
        required
        multiline
        autoFocus
        message={message}
        onChange={(event) => {
          setText(event.target.value);
          setOutcome(undefined);
        }}
      />
      {outcome !== undefined && 'lines' in pasted && <OutcomeText outcome={outcome} lines={pasted.lines} />}
    </FormDialog>
  );
}

interface OutcomeTextProps {
  readonly outcome: Outcome;
  /** The lines of the goals that were sent, in their order. */
  readonly lines: readonly PastedLine[];
}

/** What the goals would change, and which are invalid. */
function OutcomeText({ outcome: { changed, unchanged, invalid }, lines }: OutcomeTextProps) {
  const { intl, say, format } = useTexts('goals.paste');
  const counted = (id: string, count: number) => say(id, { count, number: format.number(count) });
  return (
    <Box role="status">
      <Box component="p" sx={{ m: 0, fontWeight: 600 }}>
        {intl.formatList(
          [
            counted('changed', changed),
            ...(unchanged > 0 ? [counted('unchanged', unchanged)] : []),
            ...(invalid.length > 0 ? [counted('invalid', invalid.length)] : []),
          ],
          { type: 'unit' },
        )}
      </Box>
      {invalid.length > 0 && (
        <>
          <Box component="p" sx={{ my: 1 }}>
            {say('invalid.text')}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {invalid.slice(0, mostListed).map(({ place, goal, reason }) => {
              const { line = place, text = goal } = lines[place - 1] ?? {};
              const why = say(`invalid.${reason}`, { goal });
              return <li key={place}>{say('invalid.line', { line: format.number(line), text, why })}</li>;
            })}
            {invalid.length > mostListed && <li>{counted('invalid.others', invalid.length - mostListed)}</li>}
          </Box>
        </>
      )}
    </Box>
  );
}
