import type { Language } from '@gdd/schema/notifications';
import type { Mail } from './mail.js';

/** A mail before it is queued. */
export type Letter = Omit<Mail, 'id' | 'to'>;

const closings: Readonly<Record<Language, string>> = {
  it: 'Cordiali saluti\nLa segreteria del Programma GDD',
  en: 'Kind regards\nThe office of Programma GDD',
};

function greeting(name: string | null, language: Language): string {
  if (language === 'it') return name === null ? 'Buongiorno,' : `Buongiorno ${name},`;
  return name === null ? 'Good morning,' : `Dear ${name},`;
}

/** A mail to a person, with greeting and closing. @param name null: none is known */
export function letterTo(name: string | null, language: Language, { subject, text }: Letter): Letter {
  return { subject, text: `${greeting(name, language)}\n\n${text}\n\n${closings[language]}\n` };
}
