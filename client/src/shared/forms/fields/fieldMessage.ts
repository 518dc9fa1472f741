import type { Message } from '../../i18n/Message';

/** The bounds of a field that its messages name. */
export interface Bounds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/**
 * The message of a field's error (specification, section 5), for the portal's forms and those of the sign-in pages.
 *
 * @param name the field's label
 * @param type the kind of its error: a rule's, or a reason of the server
 */
export function fieldMessage(name: string, type: string, locale: string, { min, max }: Bounds): Message {
  if (type === 'required' && !namesAgree(name, locale)) return { id: 'forms.fieldRequired', values: {} };
  const values = { name, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const id = messageIds[type];
  const lacksBound =
    (id === 'forms.tooShort' && min === undefined) || (id === 'forms.maximumLength' && max === undefined);
  return id === undefined || lacksBound ? { id: 'forms.fieldInvalid', values: {} } : { id, values };
}

/**
 * The type of an error → its message: the forms' own rules and the field reasons of the server. Any other type, such as
 * the server's `invalid`, has the message `forms.fieldInvalid`.
 */
const messageIds: Readonly<Record<string, string>> = {
  required: 'forms.required',
  minLength: 'forms.tooShort',
  tooShort: 'forms.tooShort',
  maxLength: 'forms.maximumLength',
  tooLong: 'forms.maximumLength',
  pattern: 'forms.invalid',
  ConfirmPassword: 'forms.mismatch',
  mismatch: 'forms.mismatch',
  taken: 'forms.taken',
  unknown: 'forms.unknown',
  notAllowed: 'forms.notAllowed',
  tooCommon: 'forms.tooCommon',
  guessable: 'forms.guessable',
  breached: 'forms.breached',
  wrongPassword: 'forms.wrongPassword',
};

/** First words of labels that are masculine and singular in Italian, as '{name} è obbligatorio' requires. */
const masculine: ReadonlySet<string> = new Set(
  'anno, campo, canale, codice, dealer, fattore, importo, indirizzo, nome, numero, obiettivo, premio, responsabile, ruolo, stato, telefono, tier, tipo, titolo, username'.split(
    ', ',
  ),
);

/** Whether the message `forms.required` agrees with the label's gender; otherwise one without the label is used. */
function namesAgree(name: string, locale: string): boolean {
  const [first = ''] = name.toLowerCase().split(/\s/);
  return !locale.startsWith('it') || masculine.has(first);
}
