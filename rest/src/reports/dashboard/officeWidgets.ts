import { importsInError, waitingUsers } from './dashboardQueries.js';
import { monthOf } from '../../ground/domain/periods.js';
import { hasSalesInMonth } from './salesQueries.js';
import { type DashboardRequest, type WidgetContent, mostItems, widgetItem, widgetRows } from './widgetItems.js';

export async function importsToLookAt({ database, today }: DashboardRequest): Promise<WidgetContent> {
  const [inError, hasSales] = await Promise.all([
    importsInError(database, today, mostItems),
    hasSalesInMonth(database, today),
  ]);
  const missing = widgetItem({
    kind: 'import',
    id: null,
    label: today.slice(0, 7),
    day: monthOf(today),
    importKind: 'sales',
  });
  const importItems = inError.rows.map(({ id, filename, kind, status, awaitsColumns, createdOn }) =>
    widgetItem({
      ...{ kind: 'import', id, label: filename, day: createdOn },
      ...{ importKind: kind, importStatus: status, awaitsColumns },
    }),
  );
  return {
    value: inError.total + (hasSales ? 0 : 1),
    rowsFilter: widgetRows({
      list: 'imports',
      importStatus: inError.total === 0 ? [] : ['invalid', 'awaitsColumns', 'failed'],
    }),
    items: [...(hasSales ? [] : [missing]), ...importItems].slice(0, mostItems),
  };
}

export async function usersWaiting({ database }: DashboardRequest): Promise<WidgetContent> {
  const users = await waitingUsers(database, mostItems);
  return {
    value: users.total,
    rowsFilter: widgetRows({ list: 'users' }),
    items: users.rows.map(({ id, name, username, since }) =>
      widgetItem({ kind: 'user', id, label: name ?? username, day: since }),
    ),
  };
}
