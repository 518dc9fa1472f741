import {
  customerObstacles,
  customerStatuses,
  customerTypes,
  type CustomerObstacle,
  type CustomerStatus,
  type CustomerType,
} from '@gdd/schema/customers';
import { ObjectType } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { day, field, flag, id, int, text } from '../schema/fields.js';
import { pageClassOf } from '../schema/tables.js';

export const CustomerTypeEnum = describedEnum('CustomerType', 'The type of a customer.', customerTypes, (type) =>
  type === 'Business' ? 'A business, with the name of the business.' : 'A person, with first and last name.',
);

export const CustomerStatusEnum = describedEnum(
  'CustomerStatus',
  'The state of a customer; any follows any.',
  customerStatuses,
  (status) => `${status}.`,
);

const CustomerObstacleEnum = describedEnum(
  'CustomerObstacle',
  'Why a customer stayed as it was.',
  customerObstacles,
  () => 'There is no such customer any more.',
);

@ObjectType({ description: 'A customer.', simpleResolvers: true })
export class Customer {
  @id('The id of the customer.') id: number;
  @field(() => CustomerTypeEnum, 'A business or a person.') type: CustomerType;
  @field(() => CustomerStatusEnum, 'The state.') status: CustomerStatus;
  @text.orNull('The name of the business; a business has one.') businessName: string | null;
  @text.orNull('The first name; a person has one.') firstName: string | null;
  @text.orNull('The last name; a person has one.') lastName: string | null;
  @text('The email address.') email: string;
  @text.orNull('The telephone number.') phone: string | null;
  @text.orNull('The city.') city: string | null;
  @day('The day on which the customer was entered.') createdOn: string;
  @int('The version, increased by each change; an edit names the version that it is based on.') version: number;
}

@ObjectType({ description: 'A page of the table of customers.', simpleResolvers: true })
export class CustomerPage extends pageClassOf(() => Customer) {}

@ObjectType({ description: 'The outcome for one customer of several.', simpleResolvers: true })
export class CustomerOutcome {
  @id('The id of the customer.') id: number;
  @flag('Whether it succeeded.') ok: boolean;
  @field.orNull(() => CustomerObstacleEnum, 'Why not; null where it was done.') reason: CustomerObstacle | null;
}
