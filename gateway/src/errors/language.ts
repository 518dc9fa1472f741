import Negotiator from 'negotiator';

/** The languages of messages; the first where a caller names none of them. */
const languages = ['it', 'en'] as const;
export type Language = (typeof languages)[number];

/** The language in which a caller reads. @param acceptLanguage its header `Accept-Language` */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wanted = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).language([...languages]);
  return languages.find((each) => each === wanted) ?? languages[0];
}
