import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { messages as entry } from '../../app/messages/it';
import { messages as portal } from '../../app/messages/it.portal';
import { theme } from '../../app/theme/theme';
import { LanguageProvider } from '../i18n/LanguageProvider';
import { MessageCatalogue } from '../i18n/MessageCatalogue';

/** All Italian messages. */
export const italian: Readonly<Record<string, string>> = { ...entry, ...portal };

/** A part of the portal for itself, in Italian, with the portal's theme. */
export function InItalian({ children }: { children: ReactNode }) {
  const catalogue = new MessageCatalogue(
    { language: 'it', messages: italian },
    { load: () => Promise.resolve(italian), storage: localStorage },
  );
  return (
    <ThemeProvider theme={theme}>
      <LanguageProvider catalogue={catalogue}>{children}</LanguageProvider>
    </ThemeProvider>
  );
}
