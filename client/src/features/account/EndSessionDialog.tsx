import { useState } from 'react';
import { useIntl } from 'react-intl';
import { problemOf } from '../../shared/apollo/problem';
import { useProblemText } from '../../shared/apollo/useProblemText';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog';
import { useFormat } from '../../shared/i18n/useFormat';
import { useToasts } from '../../shared/toasts/ToastsContext';
import { useEndOtherSessionsMutation, useEndSessionMutation, type SessionRowFragment } from './sessions.generated';

interface EndSessionDialogProps {
  readonly which: SessionRowFragment | 'others';
  readonly onClose: () => void;
}

/** Asks before a session ends, or all others do, and tells how it went. */
export function EndSessionDialog({ which, onClose }: EndSessionDialogProps) {
  const intl = useIntl();
  const format = useFormat();
  const toasts = useToasts();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const afterwards = { refetchQueries: ['Sessions'], awaitRefetchQueries: true };
  const [endOne] = useEndSessionMutation(afterwards);
  const [endOthers] = useEndOtherSessionsMutation(afterwards);
  const words = which === 'others' ? 'account.sessions.endOthers' : 'account.sessions.end';
  const date = which === 'others' ? '' : format.dateTime(which.createdAt);

  const run = async () => {
    setBusy(true);
    try {
      await (which === 'others' ? endOthers() : endOne({ variables: { id: which.id } }));
      toasts.success(intl.formatMessage({ id: `${words}.done` }));
    } catch (error) {
      const problem = problemOf(error) ?? { code: 'INTERNAL_SERVER_ERROR' as const };
      toasts.error(problemText(problem));
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={intl.formatMessage({ id: `${words}.title` }, { date })}
      text={intl.formatMessage({ id: `${words}.text` })}
      confirmLabel={intl.formatMessage({ id: words })}
      destructive
      busy={busy}
      onConfirm={() => void run()}
      onClose={onClose}
    />
  );
}
