import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { thrownProblem } from '../../shared/apollo/problem';
import type { SendRemindersInput } from '../../shared/apollo/schema.generated';
import { useErrorToast } from '../../shared/apollo/useErrorToast';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog';
import { useIdempotencyKey } from '../../shared/forms/saving/useIdempotencyKey';
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
  const intl = useIntl();
  const format = useFormat();
  const navigate = useNavigate();
  const reportError = useErrorToast();
  const idempotencyKey = useIdempotencyKey();
  const [send, { loading }] = useSendRemindersMutation();
  const {
    data,
    loading: isReading,
    error,
    refetch,
  } = useReminderPreviewQuery({
    variables: { input },
    fetchPolicy: 'network-only',
  });
  const preview = data?.campaignRemindersPreview;
  const mails = preview && mailsOf(preview);
  const values = { count: mails ?? count, number: format.number(mails ?? count) };
  const say = (part: string) => intl.formatMessage({ id: `remind.${part}` }, values);
  const run = async () => {
    try {
      const { data } = await send({ variables: { input, idempotencyKey: idempotencyKey(input) } });
      if (data) void navigate(`/reminders/${data.sendCampaignReminders.id}`);
    } catch (error) {
      reportError(error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={say('title')}
      text={say('text')}
      confirmLabel={say('confirm')}
      destructive={false}
      busy={loading}
      confirmDisabled={isReading || mails === 0}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      {preview ? (
        <RemindPreview preview={preview} accepted={accepted} />
      ) : error !== undefined && !isReading ? (
        <ErrorState problem={thrownProblem(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonBlock height={240} />
      )}
    </ConfirmDialog>
  );
}
