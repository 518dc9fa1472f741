import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { messages as englishEntry } from '../../app/messages/en';
import { messages as englishAccount } from '../../app/messages/en.account';
import { messages as englishCms } from '../../app/messages/en.cms';
import { messages as englishOffice } from '../../app/messages/en.office';
import { messages as englishPortal } from '../../app/messages/en.portal';
import { messages as englishReports } from '../../app/messages/en.reports';
import { messages as englishStatement } from '../../app/messages/en.statement';
import { messages as entry } from '../../app/messages/it';
import { messages as account } from '../../app/messages/it.account';
import { messages as cms } from '../../app/messages/it.cms';
import { messages as office } from '../../app/messages/it.office';
import { messages as portal } from '../../app/messages/it.portal';
import { messages as reports } from '../../app/messages/it.reports';
import { messages as statement } from '../../app/messages/it.statement';
import { LanguageProvider } from '../i18n/LanguageProvider';
import { MessageCatalogue } from '../i18n/MessageCatalogue';
import { theme } from './theme';

/** All Italian messages. */
export const italian: Readonly<Record<string, string>> = {
  ...entry,
  ...portal,
  ...cms,
  ...office,
  ...reports,
  ...statement,
  ...account,
};

const english: Readonly<Record<string, string>> = {
  ...englishEntry,
  ...englishPortal,
  ...englishCms,
  ...englishOffice,
  ...englishReports,
  ...englishStatement,
  ...englishAccount,
};

interface PartProps {
  readonly children: ReactNode;
}

/** Renders a part of the portal alone, in Italian, with the portal's theme. */
export function InItalian({ children }: PartProps) {
  return (
    <Part language="it" messages={italian}>
      {children}
    </Part>
  );
}

/** The same in English. */
export function InEnglish({ children }: PartProps) {
  return (
    <Part language="en" messages={english}>
      {children}
    </Part>
  );
}

interface LanguagePartProps extends PartProps {
  readonly language: 'it' | 'en';
  readonly messages: Readonly<Record<string, string>>;
}

function Part({ language, messages, children }: LanguagePartProps) {
  const catalogue = new MessageCatalogue(
    { language, messages },
    { load: () => Promise.resolve(messages), storage: localStorage },
  );
  return (
    <ThemeProvider theme={theme}>
      <LanguageProvider catalogue={catalogue}>{children}</LanguageProvider>
    </ThemeProvider>
  );
}
