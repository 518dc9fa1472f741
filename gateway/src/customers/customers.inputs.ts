import { customerSortColumns, type CustomerStatus, type CustomerType } from '@gdd/schema/customers';
import { InputType } from 'type-graphql';
import { day, field, int, text } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { dayRange, listOf, tablePage } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';
import { CustomerStatusEnum, CustomerTypeEnum } from './customers.types.js';

@InputType({ description: 'Filter for customers: all given conditions apply; in a list, any value matches.' })
class CustomerFilter {
  @field.orNull(() => [CustomerTypeEnum], 'Limited to these types.') type?: CustomerType[] | null;
  @field.orNull(() => [CustomerStatusEnum], 'Limited to these states.') status?: CustomerStatus[] | null;
  @day.orNull('Entered on this day or later.') createdFrom?: string | null;
  @day.orNull('Entered on this day or earlier.') createdTo?: string | null;
}

const customerList = listOf('Customer', 'customers', {
  columns: customerSortColumns,
  filter: CustomerFilter,
  order: 'by id',
  search: 'A part of names, email or city; case and accents do not matter.',
  describe: (column) => (column === 'name' ? "By the business's name, or by last and first name." : `By ${column}.`),
});

@InputType({ description: 'The state of the table of customers.' })
export class CustomerTableInput extends customerList.Table {}

@InputType({ description: 'Filter, order and format of a file of customers.' })
export class CustomersFileInput extends customerList.File {}

/** The fields of a customer when it is entered and when it is changed. */
@InputType()
abstract class CustomerInput {
  @field(() => CustomerTypeEnum, 'A business or a person.') type: CustomerType;
  @text.orNull('The name of the business: a business must have one.') businessName?: string | null;
  @text.orNull('The first name: a person must have one.') firstName?: string | null;
  @text.orNull('The last name: a person must have one.') lastName?: string | null;
  @text('The email address.') email: string;
  @text.orNull('The telephone number.') phone?: string | null;
  @text.orNull('The city.') city?: string | null;
}

@InputType({ description: 'A new customer.' })
export class CreateCustomerInput extends CustomerInput {
  @field(() => CustomerStatusEnum, 'The state.', { defaultValue: 'Active' }) status: CustomerStatus;
}

@InputType({ description: 'A customer as it shall be.' })
export class UpdateCustomerInput extends CustomerInput {
  @field(() => CustomerStatusEnum, 'The state.') status: CustomerStatus;
  @int('The version that the edit is based on; an outdated version is refused.') version: number;
}

/** The table state of the REST service (docs/domain/lists-and-calls.md). */
export function customerTableState(table: CustomerTableInput): BodyOf<'/customers/find', 'POST'> {
  const { type, status, createdFrom, createdTo } = table.filter ?? {};
  return {
    filter: { ...given({ type, status }), ...dayRange('createdOn', createdFrom, createdTo) },
    ...tablePage(table),
  };
}
