import {
  serviceAccountSortColumns,
  serviceAccountStates,
  type ServiceAccountSortColumn,
  type ServiceAccountState,
  type ServiceScope,
} from '@gdd/schema/serviceAccounts';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { given } from '../schema/given.js';
import { DateTimeScalar } from '../schema/scalars.js';
import { TablePage, tablePage, TableResult, TableSort } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';

export const ServiceAccountStateEnum = describedEnum(
  'ServiceAccountState',
  'Whether a service account may call.',
  serviceAccountStates,
  (state) => ({ active: 'It may.', expired: 'Its day has come.', revoked: 'An administrator has revoked it.' })[state],
);

const ServiceAccountSortColumnEnum = describedEnum(
  'ServiceAccountSortColumn',
  'A column that the table of service accounts can be sorted by.',
  serviceAccountSortColumns,
  (column) => `By ${column}.`,
);

@ObjectType({ description: 'A program of another system that calls the portal.', simpleResolvers: true })
export class ServiceAccount {
  @Field(() => ID, { description: 'The number of the account.' })
  id: number;

  @Field(() => String, { description: 'The system that it is for.' })
  name: string;

  @Field(() => [String], { description: 'What it may do: read, network:write, sales:write, documents:write.' })
  scopes: ServiceScope[];

  @Field(() => ServiceAccountStateEnum, { description: 'Whether it may call.' })
  state: ServiceAccountState;

  @Field(() => String, { description: 'The last four characters of its token.' })
  ending: string;

  @Field(() => String, { nullable: true, description: 'The name of who made it.' })
  createdBy: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt: string;

  @Field(() => DateTimeScalar, { description: 'When it expires.' })
  expiresAt: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it called last, to the minute.' })
  lastUsedAt: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was revoked.' })
  revokedAt: string | null;
}

@ObjectType({ description: 'A service account with its token, which is answered this once.', simpleResolvers: true })
export class CreatedServiceAccount {
  @Field(() => ServiceAccount, { description: 'The account.' })
  serviceAccount: ServiceAccount;

  @Field(() => String, { nullable: true, description: 'gdd_svc_…; null in an answer that is repeated.' })
  token: string | null;
}

@ObjectType({ description: 'A page of the table of service accounts.', simpleResolvers: true })
export class ServiceAccountPage extends TableResult {
  @Field(() => [ServiceAccount], { description: 'The rows of the page.' })
  items: ServiceAccount[];
}

@InputType({ description: 'Which service accounts; all conditions must hold, in a list any value suffices.' })
export class ServiceAccountFilter {
  @Field(() => [ServiceAccountStateEnum], { nullable: true, description: 'In one of these states.' })
  state?: ServiceAccountState[] | null;
}

@InputType({ description: 'The sort of the table; equal rows are sorted by id.' })
export class ServiceAccountSort extends TableSort {
  @Field(() => ServiceAccountSortColumnEnum, { description: 'The column.' })
  column: ServiceAccountSortColumn;
}

@InputType({ description: 'The state of the table of service accounts.' })
export class ServiceAccountTableInput extends TablePage {
  @Field(() => ServiceAccountFilter, { nullable: true, description: 'Which accounts; all without.' })
  filter?: ServiceAccountFilter | null;

  @Field(() => ServiceAccountSort, { nullable: true, description: 'In which order; the newest first without.' })
  sort?: ServiceAccountSort | null;

  @Field(() => String, { nullable: true, description: 'A part of the name.' })
  search?: string | null;
}

@InputType({ description: 'A service account as it is made.' })
export class CreateServiceAccountInput {
  @Field(() => String, { description: 'The system that it is for: 1 to 80 characters.' })
  name: string;

  @Field(() => [String], {
    description: 'What it may do: one or more of read, network:write, sales:write, documents:write.',
  })
  scopes: string[];

  @Field(() => Int, { description: 'How long it is good, in days: 1 to 730.' })
  expiresInDays: number;
}

/** The state of the table, as the REST service takes it. */
export function serviceAccountsState(table: ServiceAccountTableInput): BodyOf<'/service-accounts/table', 'POST'> {
  return { filter: given({ ...table.filter }), ...tablePage(table) };
}
