import {
  customerObstacles,
  customerStatuses,
  customerTypes,
  type CustomerObstacle,
  type CustomerStatus,
  type CustomerType,
} from '@gdd/schema/customers';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { DateScalar } from '../schema/scalars.js';
import { TableResult } from '../schema/tables.js';

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
  @Field(() => ID, { description: 'The number of the customer.' })
  id: number;

  @Field(() => CustomerTypeEnum, { description: 'A business or a person.' })
  type: CustomerType;

  @Field(() => CustomerStatusEnum, { description: 'The state.' })
  status: CustomerStatus;

  @Field(() => String, { nullable: true, description: 'The name of the business; a business has one.' })
  businessName: string | null;

  @Field(() => String, { nullable: true, description: 'The first name; a person has one.' })
  firstName: string | null;

  @Field(() => String, { nullable: true, description: 'The last name; a person has one.' })
  lastName: string | null;

  @Field(() => String, { description: 'The email address.' })
  email: string;

  @Field(() => String, { nullable: true, description: 'The telephone number.' })
  phone: string | null;

  @Field(() => String, { nullable: true, description: 'The city.' })
  city: string | null;

  @Field(() => DateScalar, { description: 'The day on which the customer was entered.' })
  createdOn: string;

  @Field(() => Int, { description: 'Counts the changes; an edit names the version that it is based on.' })
  version: number;
}

@ObjectType({ description: 'A page of the table of customers.', simpleResolvers: true })
export class CustomerPage extends TableResult {
  @Field(() => [Customer], { description: 'The rows of the page.' })
  items: Customer[];
}

@ObjectType({ description: 'The outcome for one customer of several.', simpleResolvers: true })
export class CustomerOutcome {
  @Field(() => ID, { description: 'The number of the customer.' })
  id: number;

  @Field(() => Boolean, { description: 'Whether it was done.' })
  ok: boolean;

  @Field(() => CustomerObstacleEnum, { nullable: true, description: 'Why not; null where it was done.' })
  reason: CustomerObstacle | null;
}
