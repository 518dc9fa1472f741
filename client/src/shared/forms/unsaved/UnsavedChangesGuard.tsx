import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { NavigationType, useBlocker, type BlockerFunction } from 'react-router-dom';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog';
import { useSession } from '../../session/SessionContext';
import { useOpenForms } from '../../unsaved/OpenFormsContext';

/**
 * Keeps the page where a navigation would lose changes, until the user confirms it, and where the back button closes a
 * dialog; rendered once, in the shell.
 */
export function UnsavedChangesGuard() {
  const intl = useIntl();
  const forms = useOpenForms();
  const { user } = useSession();
  const signedIn = user !== undefined;
  /** Whether the navigation that was blocked last closes a dialog instead. */
  const [closesDialog, setClosesDialog] = useState(false);

  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) => {
      const isForDialog = signedIn && historyAction === NavigationType.Pop && forms.hasDialog;
      setClosesDialog(isForDialog);
      // Without a user there is nothing left to save; a changed query or fragment is the same page.
      const isLeft = signedIn && currentLocation.pathname !== nextLocation.pathname;
      return isForDialog || (isLeft && forms.anyLost);
    },
    [forms, signedIn],
  );
  const blocker = useBlocker(shouldBlock);
  useEffect(() => {
    if (blocker.state !== 'blocked' || !closesDialog) return;
    forms.closeDialog();
    blocker.reset();
  }, [blocker, closesDialog, forms]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked' && !closesDialog}
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
