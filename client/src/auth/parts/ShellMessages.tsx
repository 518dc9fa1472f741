import { useSyncExternalStore, type ReactNode } from 'react';
import { subscribeToConnection } from '../../shared/page/connection';
import { useSession } from '../../shared/session/SessionContext';
import { useTexts } from '../texts';
import { Icon, type IconName } from './Icon';

/** The shell's messages, at the top: no connection, and why the session ended. */
export function ShellMessages() {
  const { say } = useTexts();
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  const { notice, dismiss } = useSession();
  return (
    <div className="messages" role="status">
      {!isOnline && <ShellMessage icon="offline">{say('shell.offline')}</ShellMessage>}
      {notice !== undefined && (
        <ShellMessage icon="info">
          {say(`shell.notice.${notice}`)}
          <button type="button" aria-label={say('toasts.close')} onClick={dismiss}>
            <Icon name="close" />
          </button>
        </ShellMessage>
      )}
    </div>
  );
}

function ShellMessage({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <p>
      <Icon name={icon} />
      {children}
    </p>
  );
}
