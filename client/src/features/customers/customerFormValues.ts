import { requiredCustomerNames, type CustomerName } from '@gdd/schema/customers';
import type { CustomerStatus, CustomerType, UpdateCustomerInput } from '../../shared/apollo/schema.generated';
import { typeOptions } from './customerOptions';
import type { CustomerRecordFragment } from './customers.generated';

/** The form of a customer, as it is typed. */
export interface CustomerFormValues {
  type: CustomerType;
  status: CustomerStatus;
  businessName: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  city: string;
}

export const emptyCustomer: CustomerFormValues = {
  type: 'BUSINESS',
  status: 'ACTIVE',
  businessName: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  city: '',
};

/** A customer as the form shows it. */
export function formValuesOf(customer: CustomerRecordFragment): CustomerFormValues {
  const { type, status, email } = customer;
  const text = (value: string | null | undefined) => value ?? '';
  return {
    ...{ type, status, email },
    businessName: text(customer.businessName),
    firstName: text(customer.firstName),
    lastName: text(customer.lastName),
    phone: text(customer.phone),
    city: text(customer.city),
  };
}

/** The form as the API takes it: what is empty is null. */
export function customerInput(values: CustomerFormValues): Omit<UpdateCustomerInput, 'version'> {
  const text = (value: string) => value.trim() || null;
  return {
    type: values.type,
    status: values.status,
    businessName: text(values.businessName),
    firstName: text(values.firstName),
    lastName: text(values.lastName),
    email: values.email.trim(),
    phone: text(values.phone),
    city: text(values.city),
  };
}

/** Whether a customer of a type must have a name. */
export function isRequiredName(type: CustomerType, name: CustomerName): boolean {
  const names: readonly CustomerName[] =
    requiredCustomerNames[type === typeOptions.Business ? 'Business' : 'Individual'];
  return names.includes(name);
}
