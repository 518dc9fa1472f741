import type { ApolloCache, Reference } from '@apollo/client';
import { forgetEntity } from '../../../shared/apollo/forgetEntity';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useEndOtherSessionsMutation, useEndSessionMutation, type SessionRowFragment } from './sessions.generated';

interface EndSessionDialogProps {
  readonly ended: SessionRowFragment | 'others';
  readonly onClose: () => void;
}

/** Confirms the end of a session or of all others, and reports the outcome. */
export function EndSessionDialog({ ended, onClose }: EndSessionDialogProps) {
  const { say, format } = useTexts('account.sessions');
  const [endOne] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation({ update: keepCurrentSession });
  const texts = ended === 'others' ? 'endOthers' : 'end';
  const date = ended === 'others' ? '' : format.dateTime(ended.createdAt);
  const end = (): Promise<unknown> =>
    ended === 'others'
      ? endOthers()
      : endOne({ variables: { id: ended.id }, update: (cache) => forgetEntity(cache, 'Session', ended.id) });

  return (
    <ActionDialog
      title={say(`${texts}.title`, { date })}
      text={say(`${texts}.text`)}
      confirmLabel={say(texts)}
      destructive
      act={end}
      done={say(`${texts}.done`)}
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
