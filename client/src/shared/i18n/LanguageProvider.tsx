import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { languageStorageKey } from '@gdd/schema/session';
import { languages, localeOf, type Language } from './format';

export type Messages = Readonly<Record<string, string>>;

/** Fetches a language's messages; each is a chunk of its own. */
export type MessageLoader = (language: Language) => Promise<Messages>;

interface LanguageChoice {
  readonly language: Language;
  /** Switches when the messages are there, and keeps the choice in the browser. */
  readonly setLanguage: (language: Language) => Promise<void>;
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

/** The language kept in the browser, Italian where none is (specification, section 1). */
export function storedLanguage(storage: Storage): Language {
  const stored = storage.getItem(languageStorageKey);
  return languages.find((language) => language === stored) ?? 'it';
}

interface LanguageProviderProps {
  readonly initial: { readonly language: Language; readonly messages: Messages };
  readonly load: MessageLoader;
  readonly storage: Storage;
  readonly children: ReactNode;
}

/** Speaks the chosen language below it; the messages of the first one are there before it renders. */
export function LanguageProvider({ initial, load, storage, children }: LanguageProviderProps) {
  const [{ language, messages }, setChosen] = useState(initial);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const setLanguage = async (next: Language): Promise<void> => {
    const nextMessages = await load(next);
    storage.setItem(languageStorageKey, next);
    setChosen({ language: next, messages: nextMessages });
  };

  return (
    <LanguageContext value={{ language, setLanguage }}>
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
