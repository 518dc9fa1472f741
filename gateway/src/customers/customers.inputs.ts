import {
  customerSortColumns,
  type CustomerSortColumn,
  type CustomerStatus,
  type CustomerType,
} from '@gdd/schema/customers';
import { InputType } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { day, field, int, text } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { dayRange, TableFile, TablePage, tablePage, TableSort } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';
import { CustomerStatusEnum, CustomerTypeEnum } from './customers.types.js';

const CustomerSortColumnEnum = describedEnum(
  'CustomerSortColumn',
  'A column that the table of customers can be sorted by.',
  customerSortColumns,
  (column) => (column === 'name' ? "By the business's name, or by last and first name." : `By ${column}.`),
);

@InputType({ description: 'Which customers; all conditions must hold, in a list any value suffices.' })
class CustomerFilter {
  @field.orNull(() => [CustomerTypeEnum], 'Any of these types.') type?: CustomerType[] | null;
  @field.orNull(() => [CustomerStatusEnum], 'Any of these states.') status?: CustomerStatus[] | null;
  @day.orNull('Entered on this day or later.') createdFrom?: string | null;
  @day.orNull('Entered on this day or earlier.') createdTo?: string | null;
}

@InputType({ description: 'The sort of the table; equal rows are sorted by id.' })
class CustomerSort extends TableSort {
  @field(() => CustomerSortColumnEnum, 'The column.') column: CustomerSortColumn;
}

@InputType({ description: 'The state of the table of customers.' })
export class CustomerTableInput extends TablePage {
  @field.orNull(() => CustomerFilter, 'Which customers; all without.') filter?: CustomerFilter | null;
  @field.orNull(() => CustomerSort, 'In which order; by id without.') sort?: CustomerSort | null;
  @text.orNull('A part of names, email or city; case and accents do not matter.') search?: string | null;
}

@InputType({ description: 'Which customers a file holds, and in which order.' })
export class CustomersFileInput extends TableFile {
  @field.orNull(() => CustomerFilter, 'Which customers; all without.') filter?: CustomerFilter | null;
  @field.orNull(() => CustomerSort, 'In which order; by id without.') sort?: CustomerSort | null;
}

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
  @int('The version that the edit is based on; a stale one is refused.') version: number;
}

/** The table state of the REST service (docs/domain/lists-and-calls.md). */
export function customerTableState(table: CustomerTableInput): BodyOf<'/customers/find', 'POST'> {
  const { type, status, createdFrom, createdTo } = table.filter ?? {};
  return {
    filter: { ...given({ type, status }), ...dayRange('createdOn', createdFrom, createdTo) },
    ...tablePage(table),
  };
}
