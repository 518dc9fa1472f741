import type { CustomerRecordFragment } from './customers.generated';

type Named = Pick<CustomerRecordFragment, 'type' | 'businessName' | 'firstName' | 'lastName'>;

/** The name of a customer: the business name, or last and first name of a person. */
export function customerName({ type, businessName, firstName, lastName }: Named): string {
  return (type === 'BUSINESS' ? [businessName] : [lastName, firstName]).filter(Boolean).join(' ');
}
