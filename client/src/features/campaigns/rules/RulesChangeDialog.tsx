import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { campaignTextLengths } from '@gdd/schema/campaigns';
import { useEffect, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemOf, type Problem } from '../../../shared/apollo/problem';
import type { CampaignInput } from '../../../shared/apollo/schema.generated';
import { FormDialog } from '../../../shared/dialogs/FormDialog';
import { TextInput } from '../../../shared/forms/fields/TextInput';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { usePreviewRulesMutation, type RulesPreviewFieldsFragment } from './rules.generated';
import { RulesPreview } from './RulesPreview';

interface RulesChangeDialogProps {
  readonly campaignId: string;
  /** The campaign as it shall be. */
  readonly input: CampaignInput;
  readonly send: (reason: string, preview: string) => Promise<void>;
  readonly onGiveUp: (error?: unknown) => void;
}

/** Shows what a change of rules does to the prizes of dealers that accepted them, and asks for its reason. */
export function RulesChangeDialog({ campaignId, input, send, onGiveUp }: RulesChangeDialogProps) {
  const intl = useIntl();
  const { preview, problem, setProblem, make } = usePreview(campaignId, input);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const label = (id: string) => intl.formatMessage({ id: `campaigns.rules.change.${id}` });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (preview === undefined) return;
    setBusy(true);
    try {
      await send(reason.trim(), preview.id);
    } catch (error) {
      const refused = problemOf(error);
      if (refused?.reason === 'staleVersion') return onGiveUp(error);
      setBusy(false);
      if (refused?.reason === 'previewOutdated') await make();
      setProblem(refused);
    }
  };

  return (
    <FormDialog
      open
      wide
      title={label('title')}
      submitLabel={label('confirm')}
      busy={busy}
      disabled={preview === undefined || reason.trim() === '' || reason.length > campaignTextLengths.reason}
      onSubmit={(event) => void submit(event)}
      onClose={() => onGiveUp()}
    >
      <Typography>{label('text')}</Typography>
      <FormProblem problem={problem} />
      {preview !== undefined && <RulesPreview key={preview.id} preview={preview} />}
      {preview === undefined && problem === undefined && <LinearProgress aria-label={label('loading')} />}
      {preview === undefined && problem !== undefined && (
        <Button variant="outlined" onClick={() => void make()}>
          <FormattedMessage id="campaigns.rules.change.again" />
        </Button>
      )}
      <TextInput
        name="reason"
        label={label('reason')}
        hint={label('reasonHint')}
        value={reason}
        required
        multiline
        message={undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}

/** The preview of a change of rules, and how to make it anew. */
function usePreview(campaignId: string, input: CampaignInput) {
  const [previewRules] = usePreviewRulesMutation();
  const [preview, setPreview] = useState<RulesPreviewFieldsFragment>();
  const [problem, setProblem] = useState<Problem>();
  const make = async () => {
    const { startsOn, endsOn, incentiveDetail, factorBoostDetail, eligibility } = input;
    const rules = { startsOn, endsOn, incentiveDetail, factorBoostDetail, eligibility };
    setPreview(undefined);
    setProblem(undefined);
    try {
      const { data } = await previewRules({ variables: { campaignId, input: rules } });
      setPreview(data?.previewRules);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  useEffect(() => {
    void make();
    // once, when the dialog opens: the input stays the same while it is open
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return { preview, problem, setProblem, make };
}
