import { userStates, type UserSortColumn } from '@gdd/schema/users';
import { useIntl } from 'react-intl';
import { apiEnum } from '../../shared/apollo/enumTexts';
import { FilterBar } from '../../shared/list/FilterBar';
import { MultiSelectFilter } from '../../shared/list/MultiSelectFilter';
import { useFilterChips } from '../../shared/list/useFilterChips';
import type { ListControls } from '../../shared/list/useListState';
import { roleOptions } from '../../shared/permissions/roleNames';
import type { UserListFilter } from './userList';

interface UserFiltersProps {
  readonly controls: ListControls<UserListFilter, UserSortColumn>;
  /** The name of the member that the list is narrowed to, once it is known. */
  readonly memberName: string | undefined;
}

/** Quick search and filters of the users' list. */
export function UserFilters({ controls, memberName }: UserFiltersProps) {
  const intl = useIntl();
  const { state, setFilter, setSearch, clear } = controls;
  const { filter, search } = state;
  const chips = useFilterChips(controls);
  const label = (id: string) => intl.formatMessage({ id: `users.${id}` });
  const stateWord = (value: UserListFilter['state'][number]) => label(`state.${apiEnum(value)}`);
  const roleWord = (value: UserListFilter['role'][number]) => intl.formatMessage({ id: `roles.${value}` });
  return (
    <FilterBar
      searchLabel={label('search')}
      search={search}
      onSearch={setSearch}
      chips={[
        ...chips.search(),
        ...chips.list('state', label('state'), stateWord),
        ...chips.list('role', label('role'), roleWord),
        ...chips.choice('memberId', label('member'), (id) => memberName ?? id),
      ]}
      onClear={clear}
    >
      <MultiSelectFilter
        label={label('state')}
        options={userStates.map((value) => ({ value, label: stateWord(value) }))}
        value={filter.state}
        onChange={(chosen) => setFilter({ state: chosen })}
      />
      <MultiSelectFilter
        label={label('role')}
        options={roleOptions.map((value) => ({ value, label: roleWord(value) }))}
        value={filter.role}
        onChange={(role) => setFilter({ role })}
      />
    </FilterBar>
  );
}
