import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ApolloProvider } from '@apollo/client/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { LoadingFlagsContext } from '../shared/apollo/loadingFlags';
import { OpenFormsContext } from '../shared/unsaved/OpenFormsContext';
import { LanguageProvider } from '../shared/i18n/LanguageProvider';
import { LiveContext } from '../shared/live/liveHooks';
import { DeploymentContext } from '../shared/page/DeploymentContext';
import { SessionProvider } from '../shared/session/SessionContext';
import { ToastsProvider } from '../shared/toasts/ToastsProvider';
import type { Portal } from './portal';
import { browserStyles } from './theme/browserStyles';

interface AppProps {
  readonly portal: Portal;
  readonly theme: Theme;
  /** The CSP nonce of the document, without which the browser rejects Emotion's styles. */
  readonly nonce?: string;
  /** The cache that writes the styles; default: one that writes them into the document's head. */
  readonly styleCache?: EmotionCache;
}

/** The root component: the providers of a portal's objects, and its router. */
export function App({ portal, theme, nonce, styleCache }: AppProps) {
  const [styles] = useState(
    () =>
      styleCache ?? createCache({ key: 'gdd', stylisPlugins: [browserStyles], ...(nonce !== undefined && { nonce }) }),
  );
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} defaultMode="system" noSsr>
        <CssBaseline enableColorScheme />
        <LanguageProvider catalogue={portal.catalogue}>
          <ApolloProvider client={portal.client}>
            <LoadingFlagsContext value={portal.flags}>
              <SessionProvider session={portal.session}>
                <OpenFormsContext value={portal.forms}>
                  <DeploymentContext value={portal.deployment}>
                    <LiveContext value={portal.live}>
                      <ToastsProvider reported={portal.handover.toast}>
                        {/* In a transition, a query that runs for both the old and the new address never finishes. */}
                        <RouterProvider router={portal.router} useTransitions={false} />
                      </ToastsProvider>
                    </LiveContext>
                  </DeploymentContext>
                </OpenFormsContext>
              </SessionProvider>
            </LoadingFlagsContext>
          </ApolloProvider>
        </LanguageProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
