import { yearBefore } from '../../ground/domain/periods.js';
import {
  cachedSales,
  membersBelowVersion,
  tiresByMonth,
  tiresOfMembersBelow,
  tiresOfMonthToDay,
} from './salesQueries.js';
import { type DashboardRequest, type WidgetContent, sumOf, widgetItem, mostItems, widgetRows } from './widgetItems.js';

export async function tires({ database, caller, today }: DashboardRequest): Promise<WidgetContent> {
  const year = Number(today.slice(0, 4));
  const dayBefore = yearBefore(today);
  const [now, before, monthNow, monthBefore] = await Promise.all([
    tiresByMonth(database, caller.member, year),
    tiresByMonth(database, caller.member, year - 1),
    cachedSales(database, caller.member, today, 'to day', () => tiresOfMonthToDay(database, caller.member, today)),
    cachedSales(database, caller.member, today, 'to day before', () =>
      tiresOfMonthToDay(database, caller.member, dayBefore),
    ),
  ]);
  const toDay = (months: ReadonlyMap<string, number>, day: string, ofMonth: number) =>
    sumOf(
      [...months].filter(([month]) => month < day.slice(0, 7)),
      ([, bought]) => bought,
    ) + ofMonth;
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  return {
    value: toDay(now, today, monthNow),
    comparison: toDay(before, dayBefore, monthBefore),
    items: months.map((month) => {
      const label = `${year}-${month}`;
      const isToCome = label > today.slice(0, 7);
      const isNow = label === today.slice(0, 7);
      const whole = before.get(`${year - 1}-${month}`) ?? 0;
      return widgetItem({
        kind: 'month',
        id: null,
        label,
        value: isToCome ? null : isNow ? monthNow : (now.get(label) ?? 0),
        comparison: isNow ? monthBefore : whole,
        whole,
      });
    }),
  };
}

export async function ranking({ database, caller, today }: DashboardRequest): Promise<WidgetContent> {
  const days = { day: today, dayBefore: yearBefore(today) };
  const below = await membersBelowVersion(database, caller.member);
  const members = await cachedSales(database, caller.member, today, `ranking ${below}`, () =>
    tiresOfMembersBelow(database, caller.member, days, mostItems),
  );
  return {
    value: members.total,
    rowsFilter: widgetRows({ list: 'dealers' }),
    items: members.rows.map(({ id, businessName, role, tires: bought, before }) =>
      widgetItem({
        kind: role === 'Dealer' ? 'dealer' : 'member',
        id,
        label: businessName,
        value: bought,
        comparison: before,
      }),
    ),
  };
}
