import {
  customerSortColumns,
  type CustomerSortColumn,
  type CustomerStatus,
  type CustomerType,
} from '@gdd/schema/customers';
import { Field, InputType, Int } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { given } from '../schema/given.js';
import { DateScalar } from '../schema/scalars.js';
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
  @Field(() => [CustomerTypeEnum], { nullable: true, description: 'Any of these types.' })
  type?: CustomerType[] | null;

  @Field(() => [CustomerStatusEnum], { nullable: true, description: 'Any of these states.' })
  status?: CustomerStatus[] | null;

  @Field(() => DateScalar, { nullable: true, description: 'Entered on this day or later.' })
  createdFrom?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Entered on this day or earlier.' })
  createdTo?: string | null;
}

@InputType({ description: 'The sort of the table; equal rows are sorted by id.' })
class CustomerSort extends TableSort {
  @Field(() => CustomerSortColumnEnum, { description: 'The column.' })
  column: CustomerSortColumn;
}

@InputType({ description: 'The state of the table of customers.' })
export class CustomerTableInput extends TablePage {
  @Field(() => CustomerFilter, { nullable: true, description: 'Which customers; all without.' })
  filter?: CustomerFilter | null;

  @Field(() => CustomerSort, { nullable: true, description: 'In which order; by id without.' })
  sort?: CustomerSort | null;

  @Field(() => String, {
    nullable: true,
    description: 'A part of names, email or city; case and accents do not matter.',
  })
  search?: string | null;
}

@InputType({ description: 'Which customers a file holds, and in which order.' })
export class CustomersFileInput extends TableFile {
  @Field(() => CustomerFilter, { nullable: true, description: 'Which customers; all without.' })
  filter?: CustomerFilter | null;

  @Field(() => CustomerSort, { nullable: true, description: 'In which order; by id without.' })
  sort?: CustomerSort | null;
}

/** The fields of a customer when it is entered and when it is changed. */
@InputType()
abstract class CustomerInput {
  @Field(() => CustomerTypeEnum, { description: 'A business or a person.' })
  type: CustomerType;

  @Field(() => String, { nullable: true, description: 'The name of the business: a business must have one.' })
  businessName?: string | null;

  @Field(() => String, { nullable: true, description: 'The first name: a person must have one.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'The last name: a person must have one.' })
  lastName?: string | null;

  @Field(() => String, { description: 'The email address.' })
  email: string;

  @Field(() => String, { nullable: true, description: 'The telephone number.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'The city.' })
  city?: string | null;
}

@InputType({ description: 'A new customer.' })
export class CreateCustomerInput extends CustomerInput {
  @Field(() => CustomerStatusEnum, { defaultValue: 'Active', description: 'The state.' })
  status: CustomerStatus;
}

@InputType({ description: 'A customer as it shall be.' })
export class UpdateCustomerInput extends CustomerInput {
  @Field(() => CustomerStatusEnum, { description: 'The state.' })
  status: CustomerStatus;

  @Field(() => Int, { description: 'The version that the edit is based on; a stale one is refused.' })
  version: number;
}

/** The table state of the REST service (docs/domain/lists-and-calls.md). */
export function customerTableState(table: CustomerTableInput): BodyOf<'/customers/find', 'POST'> {
  const { type, status, createdFrom, createdTo } = table.filter ?? {};
  return {
    filter: { ...given({ type, status }), ...dayRange('createdOn', createdFrom, createdTo) },
    ...tablePage(table),
  };
}
