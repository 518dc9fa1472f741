import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useArrival } from '../shared/page/useArrival';
import { ProgressBar } from './shell/ProgressBar';
import { ShellMessages } from './shell/ShellMessages';

/** What stands round every page, whoever is signed in. */
export function RootLayout() {
  useArrival(useLocation().pathname);
  return (
    <>
      <ProgressBar />
      <ShellMessages />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
