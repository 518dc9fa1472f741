import { isEnumType, type GraphQLSchema } from 'graphql';
import type { Language } from './language.js';

type Translation = readonly [pattern: RegExp, italian: (...parts: string[]) => string];

/** The Italian translations of graphql-js messages about documents and variables; rarer ones stay English. */
const translations: readonly Translation[] = [
  [
    /^Cannot query field "(\w+)" on type "(\w+)"\./,
    (field, type) => `Il campo "${field}" non esiste nel tipo "${type}".`,
  ],
  [
    /^Unknown argument "(\w+)" on (?:field|directive) "(.+?)"\./,
    (name, on) => `L’argomento "${name}" non esiste in "${on}".`,
  ],
  [/^Unknown type "(\w+)"\./, (type) => `Il tipo "${type}" non esiste.`],
  [/^Unknown directive "(.+?)"\./, (name) => `La direttiva "${name}" non esiste.`],
  [/^Unknown fragment "(\w+)"\./, (name) => `Il frammento "${name}" non esiste.`],
  [/^Unknown operation named "(.*)"\./, (name) => `L’operazione "${name}" non esiste.`],
  [
    /^Field "(\w+)" argument "(\w+)" of type "(.+?)" is required, but it was not provided\./,
    (field, name, type) => `Al campo "${field}" manca l’argomento "${name}" di tipo "${type}".`,
  ],
  [
    /^Field "(\w+)" of type "(.+?)" must have a selection of subfields\./,
    (field, type) => `Del campo "${field}" di tipo "${type}" vanno scelti i campi.`,
  ],
  [
    /^Field "(\w+)" must not have a selection since type "(.+?)" has no subfields\./,
    (field, type) => `Il campo "${field}" di tipo "${type}" non ha campi da scegliere.`,
  ],
  [
    /^Field "([\w.]+)" of required type "(.+?)" was not provided\./,
    (field, type) => `Manca il campo "${field}" di tipo "${type}".`,
  ],
  [/^Field "(\w+)" is not defined by type "(\w+)"\./, (field, type) => `Il campo "${field}" non esiste in "${type}".`],
  [
    /^Variable "(\$\w+)" of required type "(.+?)" was not provided\./,
    (name, type) => `Manca la variabile "${name}" di tipo "${type}".`,
  ],
  [
    /^Variable "(\$\w+)" of non-null type "(.+?)" must not be null\./,
    (name, type) => `La variabile "${name}" di tipo "${type}" non può essere null.`,
  ],
  [
    /^Variable "(\$\w+)" is not defined(?: by operation "\w+")?\./,
    (name) => `La variabile "${name}" non è dichiarata.`,
  ],
  [/^Variable "(\$\w+)" is never used(?: in operation "\w+")?\./, (name) => `La variabile "${name}" non è usata.`],
  [
    /^Variable "(\$\w+)" of type "(.+?)" used in position expecting type "(.+?)"\./,
    (name, type, expected) => `La variabile "${name}" è di tipo "${type}" dove ne serve una di tipo "${expected}".`,
  ],
  [/^Fragment "(\w+)" is never used\./, (name) => `Il frammento "${name}" non è usato.`],
  [/^(?:Int|Float) cannot represent [^:]*: (.*)$/s, (value) => `Serve un numero, non ${value}.`],
  [/^String cannot represent [^:]*: (.*)$/s, (value) => `Serve un testo, non ${value}.`],
  [/^Boolean cannot represent [^:]*: (.*)$/s, (value) => `Serve true o false, non ${value}.`],
  [/^ID cannot represent [^:]*: (.*)$/s, (value) => `Serve un identificativo, non ${value}.`],
  [/^A Date is a day that exists, yyyy-mm-dd\./, () => 'Serve un giorno che esiste, aaaa-mm-gg.'],
  [
    /^A Decimal is a number with at most 15 digits before the point and 6 after it\./,
    () => 'Serve un numero con al massimo 15 cifre prima del punto e 6 dopo.',
  ],
  [
    /^Expected non-nullable type "(.+?)" not to be null\./,
    (type) => `Un valore di tipo "${type}" non può essere null.`,
  ],
  [
    /^Expected value of type "(.+?)", found (.*?)\.?$/s,
    (type, value) => `Serve un valore di tipo "${type}", non ${value}.`,
  ],
  [
    /^Syntax Error: Document contains more tha[nt] (\d+) tokens\. Parsing aborted\./,
    (most) => `Il documento ha più di ${most} elementi (token): dividilo.`,
  ],
  [/^Syntax Error: (.*)$/s, (rest) => `Errore di sintassi: ${rest}`],
];

/** The messages about an unknown enum value, in a document or a variable. */
const noSuchValue = /^Value "(.*?)" does not exist in "(\w+)" enum\./s;
const noEnumValue = /^Enum "(\w+)" cannot represent non-(?:enum|string) value: (.*?)\.(?= Did|$)/s;
const suggestion = / Did you mean (?:the enum value )?(.*)\?$/s;
/** The message about an invalid value of a variable; its last group is the reason. */
const wrongVariable = /^Variable "(\$\w+)" got invalid value (.*?)(?: at "([^"]*)")?; (.*)$/s;

/**
 * A graphql-js message about a document or its variables, in the caller's language; for an unknown enum value it lists
 * the allowed ones.
 */
export function requestFault(message: string, schema: GraphQLSchema, language: Language): string {
  const ofVariable = wrongVariable.exec(message);
  if (ofVariable) {
    const [, name, value = '', at, why = ''] = ofVariable;
    const reason = requestFault(why, schema, language);
    if (language === 'en') return `Variable "${name}" got invalid value ${value}${at ? ` at "${at}"` : ''}; ${reason}`;
    return `La variabile "${name}" ha un valore che non va, ${value}${at ? `, in "${at}"` : ''}: ${reason}`;
  }
  const ofEnum = enumFault(message, schema, language);
  if (ofEnum !== undefined) return ofEnum;
  return language === 'en' ? message : italian(message);
}

function enumFault(message: string, schema: GraphQLSchema, language: Language): string | undefined {
  const [, value, name] = noSuchValue.exec(message) ?? [];
  const [, named, given] = noEnumValue.exec(message) ?? [];
  const type = schema.getType(name ?? named ?? '');
  if (!isEnumType(type)) return undefined;
  const is = value === undefined ? given : `"${value}"`;
  const allowed = type.getValues().map((each) => each.name);
  return {
    it: `${is} non è un valore di ${type.name}: valori ammessi ${allowed.join(', ')}.`,
    en: `${is} is no value of ${type.name}: allowed values ${allowed.join(', ')}.`,
  }[language];
}

function italian(message: string): string {
  for (const [pattern, translate] of translations) {
    const parts = pattern.exec(message)?.slice(1);
    if (parts === undefined) continue;
    const likely = suggestion.exec(message)?.[1];
    return translate(...parts) + (likely ? ` Forse intendevi ${likely.replace(/,? or /, ' o ')}?` : '');
  }
  return message;
}
