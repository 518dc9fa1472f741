import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { problemOf } from '../../shared/apollo/problem';
import type { SendRemindersInput } from '../../shared/apollo/schema.generated';
import { useProblemText } from '../../shared/apollo/useProblemText';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog';
import { useIdempotencyKey } from '../../shared/forms/saving/useIdempotencyKey';
import { useFormat } from '../../shared/i18n/useFormat';
import { useToasts } from '../../shared/toasts/ToastsContext';
import { useSendRemindersMutation } from './reminders.generated';

interface RemindDialogProps {
  /** Whom. */
  readonly input: SendRemindersInput;
  readonly count: number;
  readonly onClose: () => void;
}

/** Asks before many dealers are reminded, and leads to what becomes of it. */
export function RemindDialog({ input, count, onClose }: RemindDialogProps) {
  const intl = useIntl();
  const format = useFormat();
  const navigate = useNavigate();
  const toasts = useToasts();
  const problemText = useProblemText();
  const idempotencyKey = useIdempotencyKey();
  const [send, { loading }] = useSendRemindersMutation();
  const say = (part: string) => intl.formatMessage({ id: `remind.${part}` }, { count, number: format.number(count) });
  const run = async () => {
    try {
      const { data } = await send({ variables: { input, idempotencyKey: idempotencyKey(input) } });
      if (data) void navigate(`/reminders/${data.sendCampaignReminders.id}`);
    } catch (error) {
      toasts.error(problemText(problemOf(error) ?? { code: 'INTERNAL_SERVER_ERROR' }));
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
      onConfirm={() => void run()}
      onClose={onClose}
    />
  );
}
