import Box from '@mui/material/Box';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { mostPastedGoals } from '@gdd/schema/proposals';
import { problemOf, type Problem } from '../../../shared/apollo/problem';
import { FormDialog } from '../../../shared/dialogs/FormDialog';
import { TextInput } from '../../../shared/forms/fields/TextInput';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useFormat } from '../../../shared/i18n/useFormat';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { readPastedGoals } from './pastedGoals';
import type { ProposedGoalRow } from './proposedGoalList';
import { useEditProposedGoalsMutation, type EditProposedGoalsMutation } from './proposals.generated';

type Outcome = EditProposedGoalsMutation['editProposedGoals'];

interface PasteGoalsDialogProps {
  readonly proposalId: string;
  /** The rows that the page shows, in their order. */
  readonly rows: readonly ProposedGoalRow[];
  /** Stands in the field at first. */
  readonly text: string;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** More goals that are none are counted, not listed. */
const mostListed = 10;

/** Writes a column of goals that was copied from a spreadsheet, once it was seen what it changes. */
export function PasteGoalsDialog({ proposalId, rows, text: first, onSaved, onClose }: PasteGoalsDialogProps) {
  const intl = useIntl();
  const format = useFormat();
  const toasts = useToasts();
  const [text, setText] = useState(first);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [editGoals, { loading }] = useEditProposedGoalsMutation();
  const say = (id: string, values = {}) => intl.formatMessage({ id: `simulations.goals.paste.${id}` }, values);
  const pasted = readPastedGoals(text, rows);
  const message =
    isSent && 'problem' in pasted
      ? say(pasted.problem, { most: format.number(mostPastedGoals), rows: format.number(rows.length) })
      : undefined;
  const canWrite = outcome !== undefined && outcome.invalid.length === 0 && outcome.changed > 0;

  const send = async () => {
    setSent(true);
    if ('problem' in pasted) return;
    setProblem(undefined);
    const dryRun = !canWrite;
    try {
      const { data } = await editGoals({ variables: { id: proposalId, goals: [...pasted.goals], dryRun } });
      if (!data) return;
      const { changed, invalid } = data.editProposedGoals;
      // Somebody else may have changed the proposal since the preview.
      if (dryRun || invalid.length > 0) return setOutcome(data.editProposedGoals);
      toasts.success(say('done', { count: changed, number: format.number(changed) }));
      onSaved();
      onClose();
    } catch (error) {
      setProblem(problemOf(error) ?? { code: 'INTERNAL_SERVER_ERROR' });
    }
  };

  return (
    <FormDialog
      open
      wide
      title={say('title')}
      submitLabel={
        canWrite ? say('write', { count: outcome.changed, number: format.number(outcome.changed) }) : say('preview')
      }
      busy={loading}
      disabled={outcome !== undefined && !canWrite}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onClose={onClose}
    >
      <FormProblem problem={problem} />
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
      {outcome !== undefined && <OutcomeText outcome={outcome} />}
    </FormDialog>
  );
}

/** What the goals would change, and which of them are none. */
function OutcomeText({ outcome: { changed, unchanged, invalid } }: { readonly outcome: Outcome }) {
  const intl = useIntl();
  const format = useFormat();
  const say = (id: string, values = {}) => intl.formatMessage({ id: `simulations.goals.paste.${id}` }, values);
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
            {invalid.slice(0, mostListed).map(({ dealerId, dealer, goal }, index) => (
              <li key={index}>
                {say(dealer === null ? 'invalid.row' : 'invalid.one', { dealer: dealer ?? dealerId, goal })}
              </li>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}
