import { userStates } from '@gdd/schema/users';
import { apiEnum } from '../../shared/apollo/enumTexts';
import { textOfField, type FieldTable } from '../../shared/fields/fieldTable';

/** The fields of a user: its form, its page and the list's columns follow from them. Roles and member have parts of their own. */
export const userFields = {
  name: { kind: 'text', maxLength: 120, optional: true },
  email: { kind: 'email' },
  phone: { kind: 'phone', optional: true },
  state: { kind: 'choice', values: userStates.map(apiEnum) },
  lastLoginAt: { kind: 'dateTime' },
  createdAt: { kind: 'dateTime' },
} as const satisfies FieldTable;

/** The text of a user's field. */
export function userText(field: keyof typeof userFields) {
  return textOfField<keyof typeof userFields>(userFields, field);
}
