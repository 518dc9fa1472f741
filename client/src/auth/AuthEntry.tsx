import type { AuthPath } from '@gdd/schema/entries';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { LoadingFlagsContext } from '../shared/apollo/loadingFlags';
import type { MessageCatalogue } from '../shared/i18n/MessageCatalogue';
import { useArrival } from '../shared/page/useArrival';
import { SessionProvider } from '../shared/session/SessionContext';
import { AddressContext, useAddressBar } from './address';
import { EntryContext, type Entry } from './EntryContext';
import { LoginPage } from './pages/LoginPage';
import { AuthLayout } from './parts/AuthLayout';
import { ProgressBar } from './parts/ProgressBar';
import { ShellMessages } from './parts/ShellMessages';
import { TextsProvider } from './texts';

/** The page of each path. The login page is loaded with the entry, the others and their messages on first use. */
function pagesOf(catalogue: MessageCatalogue): Readonly<Record<AuthPath, ComponentType>> {
  const others = async () => {
    const [pages] = await Promise.all([import('./pages/others'), catalogue.need('otherAuthPages')]);
    return pages;
  };
  return {
    '/auth/login': LoginPage,
    '/auth/forgot-password': lazy(async () => ({ default: (await others()).ForgotPasswordPage })),
    '/auth/registration': lazy(async () => ({ default: (await others()).RegistrationPage })),
    '/auth/reset-password': lazy(async () => ({ default: (await others()).ResetPasswordPage })),
    '/auth/confirm-email': lazy(async () => ({ default: (await others()).ConfirmEmailPage })),
    '/auth/factor-reset': lazy(async () => ({ default: (await others()).FactorResetPage })),
    '/auth/terms': lazy(async () => {
      const [{ TermsPage }] = await Promise.all([import('./pages/TermsPage'), catalogue.need('otherAuthPages')]);
      return { default: TermsPage };
    }),
  };
}

/** The sign-in pages: a separate entry of the build, without the portal's libraries. */
export function AuthEntry({ entry }: { entry: Entry }) {
  const address = useAddressBar(entry.browser);
  const [pages] = useState(() => pagesOf(entry.catalogue));
  const Page = pages[address.path];
  useArrival(address.path);
  return (
    <EntryContext value={entry}>
      <TextsProvider catalogue={entry.catalogue}>
        <LoadingFlagsContext value={entry.flags}>
          <SessionProvider session={entry.session}>
            <AddressContext value={address}>
              <ProgressBar />
              <ShellMessages />
              <AuthLayout>
                <Suspense>
                  <Page />
                </Suspense>
              </AuthLayout>
            </AddressContext>
          </SessionProvider>
        </LoadingFlagsContext>
      </TextsProvider>
    </EntryContext>
  );
}
