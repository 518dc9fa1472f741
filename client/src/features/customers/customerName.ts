import type { CustomerRecordFragment } from './customers.generated';

type Named = Pick<CustomerRecordFragment, 'type' | 'businessName' | 'firstName' | 'lastName'>;

/** The name of a customer: a business by its name, a person by last and first name. */
export function customerName({ type, businessName, firstName, lastName }: Named): string {
  return (type === 'BUSINESS' ? [businessName] : [lastName, firstName]).filter(Boolean).join(' ');
}
