import type { ApolloCache, Reference } from '@apollo/client';
import { useIntl } from 'react-intl';
import { forgetEntity } from '../../../shared/apollo/forgetEntity';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { useFormat } from '../../../shared/i18n/useFormat';
import { useEndOtherSessionsMutation, useEndSessionMutation, type SessionRowFragment } from './sessions.generated';

interface EndSessionDialogProps {
  readonly ended: SessionRowFragment | 'others';
  readonly onClose: () => void;
}

/** Confirms the end of a session or of all others, and reports the outcome. */
export function EndSessionDialog({ ended, onClose }: EndSessionDialogProps) {
  const intl = useIntl();
  const format = useFormat();
  const [endOne] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation({ update: keepCurrentSession });
  const texts = ended === 'others' ? 'account.sessions.endOthers' : 'account.sessions.end';
  const date = ended === 'others' ? '' : format.dateTime(ended.createdAt);
  const end = (): Promise<unknown> =>
    ended === 'others'
      ? endOthers()
      : endOne({ variables: { id: ended.id }, update: (cache) => forgetEntity(cache, 'Session', ended.id) });

  return (
    <ActionDialog
      title={intl.formatMessage({ id: `${texts}.title` }, { date })}
      text={intl.formatMessage({ id: `${texts}.text` })}
      confirmLabel={intl.formatMessage({ id: texts })}
      destructive
      act={end}
      done={intl.formatMessage({ id: `${texts}.done` })}
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
