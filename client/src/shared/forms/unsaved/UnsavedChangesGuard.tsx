import { useCallback, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog';
import { useSession } from '../../session/SessionContext';
import { useOpenForms } from './OpenFormsContext';

/**
 * Keeps the page where a navigation would lose changes, until the user confirms it, and where the back button closes a
 * dialog; rendered once, in the shell.
 */
export function UnsavedChangesGuard() {
  const intl = useIntl();
  const forms = useOpenForms();
  const { user } = useSession();
  const signedIn = user !== undefined;
  const closesDialog = useRef(false);

  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) => {
      closesDialog.current = signedIn && historyAction === 'POP' && forms.hasDialog;
      // Without a user there is nothing left to save; a changed query or fragment is the same page.
      const isLeft = signedIn && currentLocation.pathname !== nextLocation.pathname;
      return closesDialog.current || (isLeft && forms.anyLost);
    },
    [forms, signedIn],
  );
  const blocker = useBlocker(shouldBlock);
  useEffect(() => {
    if (blocker.state !== 'blocked' || !closesDialog.current) return;
    forms.closeDialog();
    blocker.reset();
  }, [blocker, forms]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked' && !closesDialog.current}
      title={intl.formatMessage({ id: 'forms.unsaved.title' })}
      text={intl.formatMessage({ id: 'forms.unsaved.text' })}
      confirmLabel={intl.formatMessage({ id: 'forms.unsaved.leave' })}
      cancelLabel={intl.formatMessage({ id: 'forms.unsaved.stay' })}
      destructive
      onConfirm={() => {
        forms.clear();
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    />
  );
}
