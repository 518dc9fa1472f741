import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog';
import { useSession } from '../../session/SessionContext';
import { useOpenForms } from './OpenFormsContext';

/** Blocks a navigation away from unsaved changes until the user confirms it; rendered once, in the shell. */
export function UnsavedChangesGuard() {
  const intl = useIntl();
  const forms = useOpenForms();
  const { user } = useSession();
  const signedIn = user !== undefined;

  const shouldBlock = useCallback<BlockerFunction>(
    // Without a user there is nothing left to save; a changed query or fragment is the same page.
    ({ currentLocation, nextLocation }) => signedIn && forms.any && currentLocation.pathname !== nextLocation.pathname,
    [forms, signedIn],
  );
  const blocker = useBlocker(shouldBlock);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
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
