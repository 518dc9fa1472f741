import { userStates } from '@gdd/schema/users';
import { apiEnum } from '../../shared/apollo/enumTexts';
import { textOfField, type FieldTable } from '../../shared/fields/fieldTable';

/**
 * The fields of a user, from which form, page and list columns are derived; roles and member have components of their
 * own.
 */
export const userFields = {
  name: { kind: 'text', maxLength: 120, optional: true },
  email: { kind: 'email' },
  phone: { kind: 'phone', optional: true },
  state: { kind: 'choice', values: userStates.map(apiEnum) },
  lastLoginAt: { kind: 'dateTime' },
  createdAt: { kind: 'dateTime' },
} as const satisfies FieldTable;

/** Formats a field of a user. */
export function userText(field: keyof typeof userFields) {
  return textOfField<keyof typeof userFields>(userFields, field);
}
