import { customerStatuses, customerTypes } from '@gdd/schema/customers';
import type { FieldTable } from '../../shared/fields/fieldTable';
import { statusOptions, typeOptions } from './customerOptions';

/** The fields of a customer: its form, what it sends and the list's columns follow from them. */
export const customerFields = {
  type: { kind: 'choice', values: customerTypes.map((type) => typeOptions[type]) },
  // which of the names there are, the type says
  businessName: { kind: 'text', maxLength: 160 },
  firstName: { kind: 'text', maxLength: 80 },
  lastName: { kind: 'text', maxLength: 80 },
  email: { kind: 'email' },
  phone: { kind: 'phone', optional: true },
  city: { kind: 'text', maxLength: 80, optional: true },
  status: { kind: 'choice', values: customerStatuses.map((status) => statusOptions[status]) },
  createdOn: { kind: 'date' },
} as const satisfies FieldTable;

/** The fields that are typed, in the order of the form; the names first. */
export const typedFields = ['businessName', 'firstName', 'lastName', 'email', 'phone', 'city'] as const;
export type TypedCustomerField = (typeof typedFields)[number];
