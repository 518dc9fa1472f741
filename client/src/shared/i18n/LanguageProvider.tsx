import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { localeOf, type Language } from './format';
import type { MessageCatalogue } from './MessageCatalogue';

interface LanguageChoice {
  readonly language: Language;
  /** Switches when the messages are there, and keeps the choice in the browser. */
  readonly setLanguage: (language: Language) => Promise<void>;
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

interface LanguageProviderProps {
  readonly catalogue: MessageCatalogue;
  readonly children: ReactNode;
}

/** Speaks the chosen language below it. */
export function LanguageProvider({ catalogue, children }: LanguageProviderProps) {
  const { language, messages } = useSyncExternalStore(catalogue.subscribe, catalogue.getSpoken);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  return (
    <LanguageContext value={{ language, setLanguage: (next) => catalogue.setLanguage(next) }}>
      <IntlProvider locale={localeOf[language]} messages={messages}>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (choice === undefined) throw new Error('useLanguage needs a LanguageProvider above it.');
  return choice;
}
