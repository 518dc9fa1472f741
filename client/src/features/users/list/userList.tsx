import type { FilterName } from '@gdd/schema/lists';
import { userSortColumns, userStates, type userFilters, type UserSortColumn } from '@gdd/schema/users';
import { defineList, type DeclaredColumns } from '../../../shared/list/definition/defineList';
import { idFilter, valuesFilter } from '../../../shared/list/definition/filters';
import { roleOptions } from '../../../shared/permissions/roleNames';
import { userText } from '../userFields';
import { userName } from '../userName';
import type { UserRecordFragment } from '../users.generated';
import { UserStateLabel } from '../UserStateLabel';

const columns: DeclaredColumns<UserRecordFragment, UserSortColumn> = {
  name: { label: 'user', text: userName, width: 160, grow: true, card: 'title' },
  state: {
    text: userText('state'),
    render: ({ state }) => <UserStateLabel state={state} />,
    width: 112,
    card: 'badge',
  },
  role: {
    text: ({ roles }, { intl }) => {
      const last = roles.at(-1);
      const name = last && intl.formatMessage({ id: `roles.${last}` });
      return roles.length > 1 ? `${name} (+${roles.length - 1})` : name;
    },
    width: 170,
    tightWidth: 132,
    card: 'fact',
  },
  email: { text: userText('email'), width: 196, card: 'line' },
  member: { text: ({ member }) => member?.businessName, width: 160, tightWidth: 140, card: 'fact' },
  lastLoginAt: {
    text: (row, texts) => userText('lastLoginAt')(row, texts) ?? texts.say('never'),
    width: 136,
    tightWidth: 104,
    card: 'fact',
  },
};

/** The users: `?stato=waiting&ruolo=AGENT`. */
export const userList = defineList({
  name: 'users',
  messages: 'users',
  empty: ['empty'],
  filters: {
    state: valuesFilter('stato', userStates),
    role: valuesFilter('ruolo', roleOptions, {
      api: (role) => role,
      text: (role, { intl }) => intl.formatMessage({ id: `roles.${role}` }),
    }),
    memberId: idFilter('membro', { label: 'member' }),
  } satisfies Record<FilterName<typeof userFilters>, unknown>,
  columns,
  sortColumns: userSortColumns,
  defaultSort: { column: 'id', direction: 'asc' },
});

export type UserListFilter = typeof userList.codec.emptyFilter;
