import { userSortColumns, userStates, type userFilters, type UserSortColumn, type UserState } from '@gdd/schema/users';
import type { FilterName } from '@gdd/schema/lists';
import type { Role, UserTableInput } from '../../shared/apollo/schema.generated';
import { apiEnum } from '../../shared/apollo/enumTexts';
import { listCodec, type ListState } from '../../shared/list/state/listCodec';
import { pageInput } from '../../shared/list/state/pageInput';
import { idParameter, listParameter } from '../../shared/list/state/parameters';
import { roleOptions } from '../../shared/permissions/roleNames';
import type { UserRecordFragment } from './users.generated';

/** The name of the users' list in what is remembered of it. */
export const userList = 'users';

/** The filter of users; an empty list or text sets no condition. */
export interface UserListFilter {
  readonly state: readonly UserState[];
  readonly role: readonly Role[];
  readonly memberId: string;
}

type UserListState = ListState<UserListFilter, UserSortColumn>;

/** The users' list in the address: `?stato=waiting&ruolo=AGENT`. */
export const userListCodec = listCodec<UserListFilter, UserSortColumn>({
  filter: {
    state: listParameter('stato', userStates),
    role: listParameter('ruolo', roleOptions),
    memberId: idParameter('membro'),
  } satisfies Record<FilterName<typeof userFilters>, unknown>,
  sortColumns: userSortColumns,
  defaultSort: { column: 'id', direction: 'asc' },
});

/** The list's state as the API asks for it. */
export function userTableInput(state: UserListState): UserTableInput {
  const { state: states, role, memberId } = state.filter;
  return {
    filter: {
      ...(states.length > 0 && { state: states.map(apiEnum) }),
      ...(role.length > 0 && { role: [...role] }),
      ...(memberId !== '' && { memberId }),
    },
    ...pageInput(state),
  };
}

/** The name of a user. */
export function userName({ name, username }: Pick<UserRecordFragment, 'name' | 'username'>): string {
  return name ?? username;
}
