import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { Language } from './format';
import { intlOf } from './intlOf';
import type { MessageCatalogue, MessagePart } from './MessageCatalogue';

interface LanguageChoice {
  readonly language: Language;
  /** Switches once the messages are loaded, and stores the choice in the browser. */
  readonly setLanguage: (language: Language) => Promise<void>;
  /** Fetches a part of the messages, unless it is loaded. */
  readonly needMessages: (part: MessagePart) => Promise<void>;
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

interface LanguageProviderProps {
  readonly catalogue: MessageCatalogue;
  readonly children: ReactNode;
}

/** Provides the messages of the chosen language. */
export function LanguageProvider({ catalogue, children }: LanguageProviderProps) {
  const { language, messages } = useSyncExternalStore(catalogue.subscribe, catalogue.getCurrent);

  const choice = useMemo(
    () => ({
      language,
      setLanguage: (next: Language) => catalogue.setLanguage(next),
      needMessages: (part: MessagePart) => catalogue.need(part),
    }),
    [language, catalogue],
  );

  const intl = useMemo(() => intlOf(language, messages), [language, messages]);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  return (
    <LanguageContext value={choice}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </LanguageContext>
  );
}

export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (choice === undefined) throw new Error('useLanguage needs a LanguageProvider above it.');
  return choice;
}
