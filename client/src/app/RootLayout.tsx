import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ProgressBar } from './shell/ProgressBar';
import { ShellMessages } from './shell/ShellMessages';
import { useArrival } from './useArrival';

/** What stands round every page, whoever is signed in. */
export function RootLayout() {
  useArrival();
  return (
    <>
      <ProgressBar />
      <ShellMessages />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
