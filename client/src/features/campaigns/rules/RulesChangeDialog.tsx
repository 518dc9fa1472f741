import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { campaignTextLengths } from '@gdd/schema/campaigns';
import { useState, type FormEvent } from 'react';
import { problemOf } from '../../../shared/apollo/problem';
import { FormDialog } from '../../../shared/dialogs/FormDialog';
import { TextInput } from '../../../shared/forms/fields/TextInput';
import { useDraftText } from '../../../shared/forms/drafts/useDraftText';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { RulesPreview } from './RulesPreview';
import { useTexts } from '../../../shared/i18n/useTexts';
import type { useRulesChange } from './useRulesChange';

type RulesChangeDialogProps = NonNullable<ReturnType<typeof useRulesChange>['pending']>;

/** Previews the effect of a change of rules on the prizes of dealers that accepted them, and requires a reason. */
export function RulesChangeDialog(props: RulesChangeDialogProps) {
  const { campaignId, preview, problem, setProblem, makePreview, send, onGiveUp } = props;
  const { say } = useTexts('campaigns.rules.change');
  const { text: reason, setText: setReason, draft } = useDraftText(`campaign.rules.${campaignId}`);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (preview === undefined) return;
    setBusy(true);
    try {
      await send(reason.trim(), preview.id);
      draft.sent();
    } catch (error) {
      const refused = problemOf(error);
      if (refused?.reason === 'staleVersion' && error instanceof Error) return onGiveUp(error);
      setBusy(false);
      if (refused?.reason === 'previewOutdated') await makePreview();
      setProblem(refused);
    }
  };

  return (
    <FormDialog
      open
      wide
      title={say('title')}
      submitLabel={say('confirm')}
      busy={busy}
      disabled={preview === undefined || reason.trim() === '' || reason.length > campaignTextLengths.reason}
      onSubmit={(event) => void submit(event)}
      onClose={() => onGiveUp()}
    >
      <Typography>{say('text')}</Typography>
      <FormProblem problem={problem} draft={draft} />
      {preview !== undefined && <RulesPreview key={preview.id} preview={preview} />}
      {preview === undefined && problem === undefined && <LinearProgress aria-label={say('loading')} />}
      {preview === undefined && problem !== undefined && (
        <Button variant="outlined" onClick={() => void makePreview()}>
          {say('again')}
        </Button>
      )}
      <TextInput
        name="reason"
        label={say('reason')}
        hint={say('reasonHint')}
        value={reason}
        required
        multiline
        message={undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
