import type { Language } from '../../shared/i18n/format';
import type { MessageLoader, MessagePart, Messages } from '../../shared/i18n/MessageCatalogue';

type Chunk = () => Promise<{ readonly messages: Messages }>;

/** The pages of the office say what statements say, too. */
async function bothOf(one: ReturnType<Chunk>, other: ReturnType<Chunk>): ReturnType<Chunk> {
  return { messages: { ...(await one).messages, ...(await other).messages } };
}

type PortalPart = Exclude<MessagePart, 'otherAuthPages' | 'demonstration'>;

const chunks: Readonly<Record<Language, Record<PortalPart, Chunk>>> = {
  it: {
    entry: () => import('./it'),
    portal: () => import('./it.portal'),
    cms: () => import('./it.cms'),
    office: () => bothOf(import('./it.office'), import('./it.statement')),
    statement: () => import('./it.statement'),
    reports: () => import('./it.reports'),
    account: () => import('./it.account'),
  },
  en: {
    entry: () => import('./en'),
    portal: () => import('./en.portal'),
    cms: () => import('./en.cms'),
    office: () => bothOf(import('./en.office'), import('./en.statement')),
    statement: () => import('./en.statement'),
    reports: () => import('./en.reports'),
    account: () => import('./en.account'),
  },
};

/** Fetches a part of a language's messages. Each part is a chunk of the build: a page fetches those that it needs. */
export const loadMessages: MessageLoader = async (language, part) =>
  (await chunks[language][part as PortalPart]()).messages;

/** In development: calls back when a catalogue was edited. Messages that are loaded afterwards are the edited ones. */
export function onEdit(callback: () => void): void {
  const edited = (language: Language, part: PortalPart) => (module: unknown) => {
    if (module === undefined) return;
    // Vite passes the new version of the module that is named in `accept`
    chunks[language][part] = () => Promise.resolve(module as Awaited<ReturnType<Chunk>>);
    callback();
  };
  import.meta.hot?.accept('./it', edited('it', 'entry'));
  import.meta.hot?.accept('./it.portal', edited('it', 'portal'));
  import.meta.hot?.accept('./it.cms', edited('it', 'cms'));
  import.meta.hot?.accept('./it.office', edited('it', 'office'));
  import.meta.hot?.accept('./it.statement', edited('it', 'statement'));
  import.meta.hot?.accept('./it.reports', edited('it', 'reports'));
  import.meta.hot?.accept('./it.account', edited('it', 'account'));
  import.meta.hot?.accept('./en', edited('en', 'entry'));
  import.meta.hot?.accept('./en.portal', edited('en', 'portal'));
  import.meta.hot?.accept('./en.cms', edited('en', 'cms'));
  import.meta.hot?.accept('./en.office', edited('en', 'office'));
  import.meta.hot?.accept('./en.statement', edited('en', 'statement'));
  import.meta.hot?.accept('./en.reports', edited('en', 'reports'));
  import.meta.hot?.accept('./en.account', edited('en', 'account'));
}
