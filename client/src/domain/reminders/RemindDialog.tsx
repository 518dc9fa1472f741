import { useNavigate } from 'react-router-dom';
import { thrownProblem } from '../../shared/apollo/problem';
import type { SendRemindersInput } from '../../shared/apollo/schema.generated';
import { ActionDialog } from '../../shared/actions/ActionDialog';
import { useIdempotencyKey } from '../../shared/forms/saving/useIdempotencyKey';
import { useTexts } from '../../shared/i18n/useTexts';
import { useFormat } from '../../shared/i18n/useFormat';
import { ErrorState } from '../../shared/states/ErrorState';
import { SkeletonBlock } from '../../shared/states/Skeletons';
import { mailsOf, RemindPreview } from './RemindPreview';
import { useReminderPreviewQuery, useSendRemindersMutation } from './reminders.generated';

interface RemindDialogProps {
  /** The dealers to remind. */
  readonly input: SendRemindersInput;
  readonly count: number;
  /** Further dealers that have already accepted, if their number is known. */
  readonly accepted?: number;
  readonly onClose: () => void;
}

/** Previews reminders to many dealers, sends them, and opens the page with their outcomes. */
export function RemindDialog({ input, count, accepted, onClose }: RemindDialogProps) {
  const format = useFormat();
  const navigate = useNavigate();
  const idempotencyKey = useIdempotencyKey();
  const [send] = useSendRemindersMutation();
  const { data, loading, error, refetch } = useReminderPreviewQuery({
    variables: { input },
    fetchPolicy: 'network-only',
  });
  const preview = data?.campaignRemindersPreview;
  const mails = preview && mailsOf(preview);
  const values = { count: mails ?? count, number: format.number(mails ?? count) };
  const { say } = useTexts('remind', values);
  const act = async () => {
    const { data } = await send({ variables: { input, idempotencyKey: idempotencyKey(input) } });
    if (data) void navigate(`/reminders/${data.sendCampaignReminders.id}`);
  };
  return (
    <ActionDialog
      title={say('title')}
      text={say('text')}
      confirmLabel={say('confirm')}
      confirmDisabled={loading || mails === 0}
      act={act}
      onClose={onClose}
    >
      {preview ? (
        <RemindPreview preview={preview} accepted={accepted} />
      ) : error !== undefined && !loading ? (
        <ErrorState problem={thrownProblem(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonBlock height={240} />
      )}
    </ActionDialog>
  );
}
