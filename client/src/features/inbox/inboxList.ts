import { inboxSortColumns, notificationKinds, type inboxFilters } from '@gdd/schema/notifications';
import type { FilterName } from '@gdd/schema/lists';
import { apiEnum } from '../../shared/apollo/enumTexts';
import { defineFilters } from '../../shared/list/definition/defineList';
import { flagFilter, valuesFilter } from '../../shared/list/definition/filters';

/** The inbox: `?nuove=yes&tipo=rulesChanged`; the newest first. */
export const inboxList = defineFilters({
  messages: 'inbox',
  filters: {
    unread: flagFilter('nuove'),
    kind: valuesFilter('tipo', notificationKinds, {
      text: (kind, { intl }) => intl.formatMessage({ id: `notifications.kind.${apiEnum(kind)}` }),
    }),
  } satisfies Record<FilterName<typeof inboxFilters>, unknown>,
  sortColumns: inboxSortColumns,
  defaultSort: { column: 'id', direction: 'desc' },
});
