import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { problemMessage } from '../shared/apollo/problemMessage';
import type { Problem } from '../shared/apollo/problem';
import { fill, type Values } from '../shared/i18n/fill';
import { localeOf, type Language } from '../shared/i18n/format';
import type { MessageCatalogue } from '../shared/i18n/MessageCatalogue';
import type { MessageId } from './messageId';

/** The pages' texts in the chosen language. */
export interface Texts {
  readonly language: Language;
  readonly locale: string;
  /** Switches once the messages are loaded, and stores the choice in the browser. */
  readonly setLanguage: (language: Language) => void;
  readonly say: (id: MessageId, values?: Values) => string;
  /** A message whose id is computed; undefined if there is no such message. */
  readonly find: (id: string, values?: Values) => string | undefined;
}

const TextsContext = createContext<Texts | undefined>(undefined);

/** Provides the texts in the chosen language. */
export function TextsProvider({ catalogue, children }: { catalogue: MessageCatalogue; children: ReactNode }) {
  const { language, messages } = useSyncExternalStore(catalogue.subscribe, catalogue.getCurrent);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const find = (id: string, values: Values = {}): string | undefined => {
    const message = messages[id];
    return message === undefined ? undefined : fill(message, language, values);
  };
  const texts: Texts = {
    language,
    locale: localeOf[language],
    setLanguage: (next) => void catalogue.setLanguage(next),
    say: (id, values) => find(id, values) ?? '',
    find,
  };
  return <TextsContext value={texts}>{children}</TextsContext>;
}

export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (texts === undefined) throw new Error('useTexts needs a TextsProvider above it.');
  return texts;
}

/** The text of a problem. */
export function problemText(problem: Problem, { find, say }: Texts): string {
  const { id, values } = problemMessage(problem);
  // These pages have no text for reasons that occur only in the portal: the code's text replaces it.
  return find(id, values) ?? say(`problem.${problem.code}`);
}
