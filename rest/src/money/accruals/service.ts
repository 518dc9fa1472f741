/** The accruals of the programme by month (docs/domain/accruals.md). */
import type { Database } from '../../ground/database/connections/connection.js';
import { fixed } from '../../ground/domain/decimal.js';
import { lastDayOf, monthsAfter } from '../../ground/domain/periods.js';
import { cachedResult, campaignsVersion, salesVersion } from '../../figures/cachedResults.js';
import { exportedTable } from '../../ground/files/exports.js';
import type { Download } from '../../ground/files/fileContent.js';
import { lastClosedMonth } from '../ledger/closedMonths.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { notFound, Refusal } from '../../ground/platform/http/errors.js';
import { accrualColumns } from './accrualExport.js';
import { freezeMonth, frozenRows, withOpenRows } from './months.js';
import {
  accrualGroups,
  accrualTotals,
  closedMonth,
  closedMonthsPage,
  countClosedMonths,
  firstDay,
  openInputs,
  sumsOfMonths,
  type AccrualGroupRow,
  type ClosedMonth,
} from './queries.js';
import type { AccrualSums, RowsSource } from './sums.js';
import type {
  AccrualMonthsState,
  AccrualMonthView,
  AccrualRowsFile,
  AccrualRowsPage,
  AccrualRowsState,
  AccrualRowView,
} from './schemas.js';

type Context = Pick<ServiceContext, 'database' | 'clock' | 'programmeDay'>;

/**
 * Closes a month: its rows are frozen, and it takes no further entries. It cannot be opened again.
 *
 * @throws Refusal CONFLICT, reason monthNotOver, monthClosed or monthOutOfTurn; BAD_USER_INPUT, reason monthBeforeFirst
 */
export async function closeMonth({ database, clock, programmeDay }: Context, caller: SignedIn, month: string) {
  if (!isOver(month, programmeDay())) throw new Refusal('CONFLICT', { reason: 'monthNotOver' });
  await freezeMonth(database, month, { userId: caller.userId, now: clock.programmeNow() });
  const closed = await closedMonth(database, month);
  if (closed === undefined) throw new Error('The month just closed is gone.');
  return closedView(closed);
}

/** A page of the closed months, and the month that is to be closed next. */
export async function accrualMonthsPage(
  { database, programmeDay }: Context,
  { member }: SignedIn,
  { sorting, paginator }: AccrualMonthsState,
) {
  const months = await closedMonthsPage(database, sorting.direction, paginator);
  const sums = await sumsOfMonths(
    database,
    member,
    months.map(({ month }) => month),
  );
  return {
    items: months.map((each) => ({ ...closedView(each), sums: sums.get(each.month) ?? noSums })),
    total: await countClosedMonths(database),
    open: await nextMonth(database, programmeDay()),
  };
}

const zero = fixed(0n, 2);
const noSums: AccrualSums = {
  dealers: 0,
  opening: zero,
  accrued: zero,
  corrections: zero,
  adjustments: zero,
  paid: zero,
  released: zero,
  closing: zero,
  owed: zero,
  debts: zero,
  unlocked: zero,
  notUnlocked: zero,
  awaitingClosing: zero,
};

const isOver = (month: string, today: string) => lastDayOf(month) < today;

/** The next month to close: the one after the newest closed month, or the one in which the first campaign began. */
async function nextMonth(database: Database, today: string) {
  const last = await lastClosedMonth(database);
  const month = last === null ? (await firstDay(database))?.slice(0, 7) : monthsAfter(last, 1);
  return month === undefined ? null : openView(month, today, last === null);
}

const openView = (month: string, today: string, isFirst: boolean): AccrualMonthView => ({
  month,
  state: 'open',
  isOver: isOver(month, today),
  isFirst,
  closedAt: null,
  closedBy: null,
  rows: null,
  hash: null,
});

function closedView({ closedAt, rowCount, ...rest }: ClosedMonth): AccrualMonthView {
  return { ...rest, state: 'closed', isOver: true, closedAt: closedAt.toISOString(), rows: rowCount };
}

/** A month with rows: a closed month, or an open one with the rows that it would have if it were closed now. */
interface FoundMonth {
  readonly view: AccrualMonthView;
  readonly readRows: <T>(read: (database: Database, rows: RowsSource) => Promise<T>) => Promise<T>;
}

/** @throws Refusal NOT_FOUND for a month that is neither closed nor the next one to close, and for a future month */
export async function foundMonth({ database, programmeDay }: Context, month: string): Promise<FoundMonth> {
  const closed = await closedMonth(database, month);
  if (closed !== undefined) {
    return { view: closedView(closed), readRows: (read) => read(database, frozenRows(month)) };
  }
  const last = await lastClosedMonth(database);
  const isNext = last === null || month === monthsAfter(last, 1);
  if (!isNext || month > programmeDay().slice(0, 7)) throw notFound();
  return {
    view: openView(month, programmeDay(), last === null),
    readRows: (read) => withOpenRows(database, month, read),
  };
}

/**
 * A page of the rows of a month, summed by group. Those of an open month are computed from all lines and entries, and
 * cached until these change.
 *
 * @throws Refusal NOT_FOUND as `foundMonth`
 */
export async function accrualRowsPage(
  context: Context,
  { member }: SignedIn,
  month: string,
  state: AccrualRowsState,
): Promise<AccrualRowsPage> {
  const { database } = context;
  const { filter, searchTerm, sorting, paginator } = state;
  const { view, readRows } = await foundMonth(context, month);
  const make = () =>
    readRows(async (at, rows) => {
      const { groups, ...totals } = await accrualTotals(at, member, rows, { filter, searchTerm });
      const groupRows = await accrualGroups(at, member, rows, { filter, searchTerm }, { sorting, page: paginator });
      return { items: groupRows.map(rowView), total: groups, totals };
    });
  if (view.state === 'closed') return { month: view, ...(await make()) };
  const request = JSON.stringify(['accruals', month, member.path, filter, searchTerm, sorting, paginator]);
  return { month: view, ...(await cachedResult(database, request, () => versionNow(database), make)) };
}

/** The version of all data from which the rows of an open month are computed. */
async function versionNow(database: Database): Promise<string> {
  const { ids, version } = await openInputs(database);
  const figures = await campaignsVersion(database, undefined, ids);
  const lines = await salesVersion(database, undefined, 0);
  return [version, figures, lines, await lastClosedMonth(database)].join(' ');
}

/** The rows of a month as a table to download. @throws Refusal NOT_FOUND as `foundMonth` */
export async function accrualFile(
  context: Context,
  { member }: SignedIn,
  month: string,
  { format, filter, searchTerm, sorting }: AccrualRowsFile,
): Promise<Download> {
  const { readRows } = await foundMonth(context, month);
  return exportedTable(
    format,
    { name: `Premi maturati ${month}`, title: `Premi maturati ${month}` },
    accrualColumns(month),
    async function* (reportTotal) {
      const rows = await readRows((at, source) =>
        accrualGroups(at, member, source, { filter, searchTerm }, { sorting }),
      );
      reportTotal?.(rows.length);
      yield* rows.map(rowView);
    },
  );
}

/** A group of rows of a month, as the API returns it. */
export function rowView(row: AccrualGroupRow): AccrualRowView {
  const { campaignId, campaignTitle, distributorId, distributorCode, distributorName, distributorRole, ...rest } = row;
  const { region, dealerId, dealerCode, dealerName, vatNumber, ...figures } = rest;
  return {
    campaign: campaignId === null ? null : { id: campaignId, title: campaignTitle ?? '' },
    distributor:
      distributorId === null || distributorRole === null
        ? null
        : {
            id: distributorId,
            code: distributorCode ?? '',
            businessName: distributorName ?? '',
            role: distributorRole,
          },
    region,
    dealer:
      dealerId === null
        ? null
        : { id: dealerId, code: dealerCode ?? '', businessName: dealerName ?? '', vatNumber: vatNumber ?? '' },
    ...figures,
  };
}
