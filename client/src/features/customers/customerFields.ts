import { customerStatuses, customerTypes } from '@gdd/schema/customers';
import type { FieldTable } from '../../shared/fields/fieldTable';
import { statusOptions, typeOptions } from './customerOptions';

/** The fields of a customer, from which its form, its input and the list's columns are derived. */
export const customerFields = {
  type: { kind: 'choice', values: customerTypes.map((type) => typeOptions[type]) },
  // the type decides which of the names there are
  businessName: { kind: 'text', maxLength: 160 },
  firstName: { kind: 'text', maxLength: 80 },
  lastName: { kind: 'text', maxLength: 80 },
  email: { kind: 'email' },
  phone: { kind: 'phone', optional: true },
  city: { kind: 'text', maxLength: 80, optional: true },
  status: { kind: 'choice', values: customerStatuses.map((status) => statusOptions[status]) },
  createdOn: { kind: 'date' },
} as const satisfies FieldTable;

/** The text fields in the order of the form. */
export const typedFields = ['businessName', 'firstName', 'lastName', 'email', 'phone', 'city'] as const;
export type TypedCustomerField = (typeof typedFields)[number];
