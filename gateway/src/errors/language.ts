import Negotiator from 'negotiator';

/** The languages of messages; the first is the default. */
const languages = ['it', 'en'] as const;
export type Language = (typeof languages)[number];

/** The language of a caller. @param acceptLanguage its header `Accept-Language` */
export function languageOf(acceptLanguage: string | undefined): Language {
  const preferred = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).language([...languages]);
  return languages.find((each) => each === preferred) ?? languages[0];
}
