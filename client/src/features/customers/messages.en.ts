import type { it } from './messages.it';

/** English: customers. The texts of the specification, section 8, are its own. */
export const en: Readonly<Record<keyof typeof it, string>> = {
  'customers.title': 'Customers',
  'customers.export': 'Export customers',
  'customers.subtitle': 'Businesses and individuals, with their contacts.',
  'customers.new': 'New customer',
  'customers.search': 'Search by name, email or city',
  'customers.empty.title': 'There is no customer yet',
  'customers.empty.text': 'Enter the first one: it will appear here.',
  'customers.type.BUSINESS': 'Business',
  'customers.type.INDIVIDUAL': 'Individual',
  'customers.status.ACTIVE': 'Active',
  'customers.status.SUSPENDED': 'Suspended',
  'customers.phone': 'Phone',
  'customers.action.set.ACTIVE': 'Activate',
  'customers.action.set.SUSPENDED': 'Suspend',

  'customers.form.create': 'New customer',
  'customers.form.edit': 'Edit customer',
  'customers.form.saveOver': 'Save anyway',
  'customers.created': 'Customer has been created',
  'customers.updated': 'Customer has been updated',
  'customers.statusUpdated':
    '{count, plural, one {Customer has been updated} other {Selected customers status have successfully been updated}}',
  'customers.statusPartly':
    '{failed, plural, one {One of {total} customers no longer exists: the others have their new status.} other {# of {total} customers no longer exist: the others have their new status.}}',

  'customers.delete.title': 'Delete {count, plural, =1 {the customer} other {{number} customers}}?',
  'customers.delete.text':
    '{count, plural, =1 {Are you sure to permanently delete this customer?} other {Are you sure to permanently delete these {number} customers?}}',
  'customers.delete.wait': '{count, plural, one {Customer is deleting...} other {Customers are deleting...}}',
  'customers.delete.confirm': 'Delete',
  'customers.delete.done':
    '{count, plural, one {Customer has been deleted} other {Selected customers have been deleted}}',
};
