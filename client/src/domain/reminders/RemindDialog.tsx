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
  /** Whom. */
  readonly input: SendRemindersInput;
  readonly count: number;
  /** Those beside them who have accepted already, where they are known. */
  readonly accepted?: number;
  readonly onClose: () => void;
}

/** Shows what reminding many dealers comes to before it is done, and leads to what becomes of it. */
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
