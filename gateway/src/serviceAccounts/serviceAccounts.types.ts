import {
  serviceAccountSortColumns,
  serviceAccountStates,
  type ServiceAccountState,
  type ServiceScope,
} from '@gdd/schema/serviceAccounts';
import { InputType, ObjectType } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { field, flag, id, instant, int, text } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { listOf, pageClassOf, tablePage } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';

export const ServiceAccountStateEnum = describedEnum(
  'ServiceAccountState',
  'Whether a service account may call.',
  serviceAccountStates,
  (state) => ({ active: 'It may.', expired: 'Its day has come.', revoked: 'An administrator has revoked it.' })[state],
);

@ObjectType({ description: 'A program of another system that calls the portal.', simpleResolvers: true })
export class ServiceAccount {
  @id('The id of the account.') id: number;
  @text('The system that it is for.') name: string;
  @field(() => [String], 'What it may do: read, notes:read, network:write, sales:write, documents:write.')
  scopes: ServiceScope[];
  @flag('Whether nobody chose notes:read: the account is from before, when read had the notes.')
  readsNotesSinceBefore: boolean;
  @field(() => ServiceAccountStateEnum, 'Whether it may make calls.') state: ServiceAccountState;
  @text('The last four characters of its token.') ending: string;
  @text.orNull('The name of who made it.') createdBy: string | null;
  @instant('When it was made.') createdAt: string;
  @instant('When it expires.') expiresAt: string;
  @instant.orNull('When it called last, to the minute.') lastUsedAt: string | null;
  @instant.orNull('When it was revoked.') revokedAt: string | null;
}

@ObjectType({ description: 'A service account with its token, which is answered this once.', simpleResolvers: true })
export class CreatedServiceAccount {
  @field(() => ServiceAccount, 'The account.') serviceAccount: ServiceAccount;
  @text.orNull('gdd_svc_…; null in an answer that is repeated.') token: string | null;
}

@ObjectType({ description: 'A page of the table of service accounts.', simpleResolvers: true })
export class ServiceAccountPage extends pageClassOf(() => ServiceAccount) {}

@InputType({ description: 'Filter for service accounts: all given conditions apply; in a list, any value matches.' })
export class ServiceAccountFilter {
  @field.orNull(() => [ServiceAccountStateEnum], 'Limited to these states.') state?: ServiceAccountState[] | null;
}

const serviceAccountList = listOf('ServiceAccount', 'service accounts', {
  columns: serviceAccountSortColumns,
  filter: ServiceAccountFilter,
  order: 'newest first',
  search: 'A part of the name.',
});

@InputType({ description: 'The state of the table of service accounts.' })
export class ServiceAccountTableInput extends serviceAccountList.Table {}

@InputType({ description: 'A service account as it is made.' })
export class CreateServiceAccountInput {
  @text('The system that it is for: 1 to 80 characters.') name: string;

  @field(
    () => [String],
    'What it may do: one or more of read, notes:read, network:write, sales:write, documents:write.',
  )
  scopes: string[];

  @int('How long it is good, in days: 1 to 730.') expiresInDays: number;
}

/** The state of the table, as the REST service takes it. */
export function serviceAccountsState(table: ServiceAccountTableInput): BodyOf<'/service-accounts/table', 'POST'> {
  return { filter: given({ ...table.filter }), ...tablePage(table) };
}
