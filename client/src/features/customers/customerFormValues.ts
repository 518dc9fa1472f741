import { customerNames, requiredCustomerNames, type CustomerName } from '@gdd/schema/customers';
import { byName } from '@gdd/schema/fields';
import type { CustomerStatus, CustomerType, UpdateCustomerInput } from '../../shared/apollo/schema.generated';
import { typedFields, type TypedCustomerField } from './customerFields';
import { typeOptions } from './customerOptions';
import type { CustomerRecordFragment } from './customers.generated';

type TypedValues = Record<TypedCustomerField, string>;

/** The values of the customer form. */
export interface CustomerFormValues extends TypedValues {
  type: CustomerType;
  status: CustomerStatus;
}

export const emptyCustomer: CustomerFormValues = {
  type: 'BUSINESS',
  status: 'ACTIVE',
  ...byName<TypedValues>(typedFields, () => ''),
};

/** A customer as form values. */
export function formValuesOf(customer: CustomerRecordFragment): CustomerFormValues {
  const { type, status } = customer;
  return { type, status, ...byName<TypedValues>(typedFields, (field) => customer[field] ?? '') };
}

/** The form values as the API's input; an empty text is null. */
export function customerInput(values: CustomerFormValues): Omit<UpdateCustomerInput, 'version'> {
  const { type, status } = values;
  const texts = byName<Record<TypedCustomerField, string | null>>(typedFields, (field) => values[field].trim() || null);
  return { type, status, ...texts, email: values.email.trim() };
}

/** The text fields for a type of customer: without the names that this type does not have. */
export function fieldsOfType(type: CustomerType): readonly TypedCustomerField[] {
  const required: readonly CustomerName[] =
    requiredCustomerNames[type === typeOptions.Business ? 'Business' : 'Individual'];
  const names: readonly string[] = customerNames;
  return typedFields.filter((field) => !names.includes(field) || required.some((name) => name === field));
}
