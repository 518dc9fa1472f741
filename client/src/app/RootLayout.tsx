import { Outlet, ScrollRestoration } from 'react-router-dom';
import { UnsavedChangesGuard } from '../shared/forms/UnsavedChangesGuard';
import { ProgressBar } from './shell/ProgressBar';
import { ShellMessages } from './shell/ShellMessages';
import { SignInAgainDialog } from './shell/SignInAgainDialog';
import { useArrival } from './useArrival';

/** What stands round every page, whoever is signed in. */
export function RootLayout() {
  useArrival();
  return (
    <>
      <ProgressBar />
      <ShellMessages />
      <Outlet />
      <SignInAgainDialog />
      <UnsavedChangesGuard />
      <ScrollRestoration />
    </>
  );
}
