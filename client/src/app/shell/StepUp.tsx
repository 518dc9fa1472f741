import { useEffect, useState, type ComponentType } from 'react';
import { useLanguage } from '../../shared/i18n/LanguageProvider';
import { useSession } from '../../shared/session/SessionContext';

/**
 * Asks again who is there, where a call was refused without a recent proof; the call is then repeated. The dialog and
 * its texts are fetched before it opens: where they cannot be, the call stays refused, and the page keeps what was typed.
 */
export function StepUp() {
  const { user, steppingUp, endStepUp } = useSession();
  const { needMessages } = useLanguage();
  const [Dialog, setDialog] = useState<ComponentType<{ username: string }>>();
  useEffect(() => {
    if (!steppingUp) return;
    void Promise.all([import('./StepUpDialog'), needMessages('account')]).then(
      ([{ StepUpDialog }]) => setDialog(() => StepUpDialog),
      () => endStepUp(false),
    );
  }, [steppingUp, needMessages, endStepUp]);
  return user !== undefined && steppingUp && Dialog !== undefined ? <Dialog username={user.username} /> : null;
}
