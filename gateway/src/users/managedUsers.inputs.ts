import type { Role } from '@gdd/schema/permissions';
import { userSortColumns, type UserState } from '@gdd/schema/users';
import { InputType } from 'type-graphql';
import { RoleEnum } from '../schema/enums.js';
import { field, id, int, text } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { inputId } from '../schema/ids.js';
import { listOf, tablePage } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';
import { UserStateEnum } from './managedUsers.types.js';

@InputType({ description: 'Filter for users: all given conditions apply; in a list, any value matches.' })
class UserFilter {
  @field.orNull(() => [UserStateEnum], 'Limited to these states.') state?: UserState[] | null;
  @field.orNull(() => [RoleEnum], 'Any of these is the role that decides.') role?: Role[] | null;
  @id.orNull('Attached to this member, or to one below it.') memberId?: string | null;
}

const userList = listOf('User', 'users', {
  columns: userSortColumns,
  filter: UserFilter,
  order: 'by id',
  search: 'A part of username, name, email or member; case and accents do not matter.',
  describe: (column) => (column === 'lastLoginAt' ? 'By the last access.' : `By ${column}.`),
});

@InputType({ description: 'The state of the table of users.' })
export class UserTableInput extends userList.Table {}

@InputType({ description: 'A user as it shall be.' })
export class UpdateManagedUserInput {
  @text.orNull('First and last name.') name?: string | null;
  @text.orNull('The address: of an invited user alone.') email?: string | null;
  @field(() => [RoleEnum], 'The roles, in their order: the last one decides.') roles: Role[];
  @id('The member that the user is attached to; its kind must fit every role.') memberId: string;
  @int('The version that the edit is based on; an outdated version is refused.') version: number;
}

/** The table state of the REST service (docs/domain/lists-and-calls.md). */
export function userTableState(table: UserTableInput): BodyOf<'/users/table', 'POST'> {
  const { state, role, memberId } = table.filter ?? {};
  return {
    filter: { ...given({ state, role }), ...(memberId && { memberId: inputId('filter.memberId', memberId) }) },
    ...tablePage(table),
  };
}

/** The body of a changed user. */
export function userBody({ email, memberId, ...input }: UpdateManagedUserInput) {
  return { ...input, memberId: inputId('memberId', memberId), ...given({ email }) };
}
