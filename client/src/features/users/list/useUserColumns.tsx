import type { UserSortColumn } from '@gdd/schema/users';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formatDateTime } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/LanguageProvider';
import type { ListColumn } from '../../../shared/list/columns/ListColumn';
import { userName } from '../userList';
import type { UserRecordFragment } from '../users.generated';
import { UserStateLabel } from '../UserStateLabel';

/** The columns of the users' list, for grid and cards. */
export function useUserColumns(): readonly ListColumn<UserRecordFragment, UserSortColumn>[] {
  const intl = useIntl();
  const { language } = useLanguage();
  return useMemo(() => {
    const label = (id: string) => intl.formatMessage({ id: `users.${id}` });
    const none = label('noValue');
    return [
      { field: 'name', label: label('user'), text: userName, sort: 'name', width: 160, grow: true, card: 'title' },
      {
        field: 'state',
        label: label('state'),
        text: (row) => label(`state.${row.state}`),
        render: (row) => <UserStateLabel state={row.state} />,
        sort: 'state',
        width: 112,
        card: 'badge',
      },
      {
        field: 'role',
        label: label('role'),
        text: ({ roles }) => {
          const last = roles.at(-1);
          if (last === undefined) return none;
          const word = intl.formatMessage({ id: `roles.${last}` });
          return roles.length === 1 ? word : `${word} (+${roles.length - 1})`;
        },
        width: 170,
        tightWidth: 132,
        card: 'fact',
      },
      {
        field: 'email',
        label: label('email'),
        text: (row) => row.email ?? none,
        sort: 'email',
        width: 196,
        card: 'line',
      },
      {
        field: 'member',
        label: label('member'),
        text: ({ member }) => member?.businessName ?? none,
        width: 160,
        tightWidth: 140,
        card: 'fact',
      },
      {
        field: 'lastLoginAt',
        label: label('lastLoginAt'),
        text: ({ lastLoginAt }) => (lastLoginAt === null ? label('never') : formatDateTime(lastLoginAt, language)),
        sort: 'lastLoginAt',
        width: 136,
        tightWidth: 104,
        card: 'fact',
      },
    ];
  }, [intl, language]);
}
