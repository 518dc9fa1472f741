import { fill, type Values } from '../shared/i18n/fill';
import type { Language } from '../shared/i18n/format';
import * as campaignEnglish from '../domain/campaigns/messages.en';
import * as campaignItalian from '../domain/campaigns/messages.it';
import * as treadEnglish from '../domain/tread/messages.en';
import * as treadItalian from '../domain/tread/messages.it';
import { en } from './messages.en';
import { it } from './messages.it';

const italian = { ...treadItalian.it, ...campaignItalian.it, ...it };

export type MessageId = keyof typeof italian;
export type { Values };

const catalogues: Readonly<Record<Language, Readonly<Record<MessageId, string>>>> = {
  it: italian,
  en: { ...treadEnglish.en, ...campaignEnglish.en, ...en },
};

/** A message of the share page in a language. */
export function sentence(id: MessageId, language: Language, values: Values = {}): string {
  return fill(catalogues[language][id], language, values);
}
