import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useArrival } from '../shared/page/useArrival';
import { ProgressBar } from './shell/ProgressBar';
import { ShellMessages } from './shell/ShellMessages';
import { useThemeColor } from './theme/useThemeColor';

/** The frame of every page, signed in or not: progress bar, messages of the shell, scroll position. */
export function RootLayout() {
  useArrival(useLocation().pathname);
  useThemeColor();
  return (
    <>
      <ProgressBar />
      <ShellMessages />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
