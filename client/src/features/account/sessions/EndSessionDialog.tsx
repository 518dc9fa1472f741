import type { ApolloCache, Reference } from '@apollo/client';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { forgetEntity } from '../../../shared/apollo/forgetEntity';
import { useErrorToast } from '../../../shared/apollo/useErrorToast';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog';
import { useFormat } from '../../../shared/i18n/useFormat';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useEndOtherSessionsMutation, useEndSessionMutation, type SessionRowFragment } from './sessions.generated';

interface EndSessionDialogProps {
  readonly which: SessionRowFragment | 'others';
  readonly onClose: () => void;
}

/** Confirms the end of a session or of all others, and reports the outcome. */
export function EndSessionDialog({ which, onClose }: EndSessionDialogProps) {
  const intl = useIntl();
  const format = useFormat();
  const toasts = useToasts();
  const reportError = useErrorToast();
  const [busy, setBusy] = useState(false);
  const [endOne] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation({ update: keepCurrentSession });
  const texts = which === 'others' ? 'account.sessions.endOthers' : 'account.sessions.end';
  const date = which === 'others' ? '' : format.dateTime(which.createdAt);

  const run = async () => {
    setBusy(true);
    try {
      await (which === 'others'
        ? endOthers()
        : endOne({ variables: { id: which.id }, update: (cache) => forgetEntity(cache, 'Session', which.id) }));
      toasts.success(intl.formatMessage({ id: `${texts}.done` }));
    } catch (error) {
      reportError(error);
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={intl.formatMessage({ id: `${texts}.title` }, { date })}
      text={intl.formatMessage({ id: `${texts}.text` })}
      confirmLabel={intl.formatMessage({ id: texts })}
      destructive
      busy={busy}
      onConfirm={() => void run()}
      onClose={onClose}
    />
  );
}

function keepCurrentSession(cache: ApolloCache): void {
  cache.modify<SessionsInCache>({
    fields: { sessions: (sessions, { readField }) => sessions.filter((session) => readField('current', session)) },
  });
}

interface SessionsInCache {
  readonly sessions: readonly Reference[];
}
