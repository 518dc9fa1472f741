import { analyticsSortColumns, type ReportFileType, type ReportType } from '@gdd/schema/reports';
import { rowsAtATime } from '../../ground/database/pages.js';
import type { Download } from '../../ground/files/fileContent.js';
import { exportedTable } from '../../ground/files/exports.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { periodsOf } from '../../ground/domain/periods.js';
import { wrongInput } from '../../ground/platform/http/errors.js';
import type { TableFacts } from '../../ground/platform/spreadsheets/columns.js';
import { analyticsOf } from '../analytics/analytics.js';
import { analyticsFacts, reportFacts } from './reportFacts.js';
import {
  analyticsColumns,
  reportColumns,
  yearMonthsColumn,
  type ReportColumn,
  type ReportRow,
} from './reportColumns.js';
import { unsupportedFilters, sortsBy } from '../../programme/underWay/filterSchemas.js';
import type { ReportFileBody } from '../criteria/fileSchemas.js';
import { monthsOf, periodOf } from '../criteria/period.js';
import { cutOf } from '../rows/toDay.js';
import {
  campaignsReport,
  keysOfReport,
  monthlyFleetReport,
  monthlyReport,
  previousYearReport,
  requireReport,
  type Report,
  type ReportRequest,
} from '../rows/service.js';

const titles: Readonly<Record<ReportFileType, string>> = {
  campaigns: 'Campagne',
  monthly: 'Report mensile',
  'monthly-fleet': 'Report mensile flotte',
  'previous-year': 'Anno precedente',
  analytics: 'Analisi',
};

/** The address for the link from the file back to the portal. */
interface FileOrigin {
  /** The portal's address. */
  readonly publicUrl: string;
}

/**
 * A report as a file: all its rows, sorted, with the requested columns.
 *
 * @throws Refusal FORBIDDEN for a report that the caller may not read; BAD_USER_INPUT for a column, a sort or a filter
 *   that the report does not have
 */
export async function reportFile(
  context: ServiceContext,
  caller: SignedIn,
  type: ReportFileType,
  body: ReportFileBody,
  { publicUrl }: FileOrigin,
): Promise<Download> {
  requireReport(type, caller);
  if (type === 'analytics') return analyticsFile(context, caller, body, publicUrl);
  refuseUnsupported(type, body);
  const { filter, searchTerm, sorting } = body;
  const request: ReportRequest = { filter, searchTerm, sorting, at: 'filter' };
  const origin = { caller, body, publicUrl, now: context.clock.programmeNow() };
  const written = <Type extends ReportType>(
    report: Report<ReportRow<Type>, object>,
    columnsOf: (columns: ReturnType<typeof reportColumns>) => readonly ReportColumn<ReportRow<Type>>[],
  ) => {
    const isOver = cutOf(report.period, context.programmeDay()).month > report.period.lastMonth;
    const columns = columnsOf(reportColumns(isOver));
    return tableFile(
      context,
      type,
      body,
      isOver && body.columns === undefined ? columns.map(hiddenToDay) : columns,
      (reportTotal) => rowsOf(context, report, reportTotal),
      async (rows) =>
        reportFacts({ ...origin, title: titles[type], report, rows, totals: await report.totals(), isOver }),
    );
  };
  switch (type) {
    case 'campaigns':
      return written<'campaigns'>(await campaignsReport(context, caller, request), (columns) => columns.campaigns);
    case 'monthly':
      return written<'monthly'>(await monthlyReport(context, caller, request), (columns) => columns.monthly);
    case 'monthly-fleet':
      return written<'monthly-fleet'>(
        await monthlyFleetReport(context, caller, request),
        (columns) => columns['monthly-fleet'],
      );
    case 'previous-year': {
      const report = await previousYearReport(context, caller, request);
      const months = yearMonthsColumn(monthsOf(report.period), context.programmeDay());
      return written<'previous-year'>(report, (columns) => [...columns['previous-year'], months]);
    }
  }
}

/** A column of both years to the same day, only for programs. */
const hiddenToDay = <Row>(column: ReportColumn<Row>): ReportColumn<Row> =>
  column.name.startsWith('toDay') ? { ...column, visible: [] } : column;

/** Refuses filters, sort columns and options that this report does not support. */
function refuseUnsupported(
  type: ReportType,
  { filter, sorting, dimensions, measures, compareYear }: ReportFileBody,
): void {
  const { brand, season, segment, rim, channel } = filter;
  const ofLines = { brand, season, segment, rim, channel };
  const wrong = [
    ...Object.entries(ofLines).flatMap(([name, value]) => (value === undefined ? [] : [`filter.${name}`])),
    ...unsupportedFilters(type, filter).map((name) => `filter.${name}`),
    ...(sortsBy(type, sorting.column) ? [] : ['sorting.column']),
    ...Object.entries({ dimensions, measures, compareYear }).flatMap(([name, value]) =>
      value === undefined ? [] : [name],
    ),
  ];
  if (wrong.length > 0) throw wrongInput(Object.fromEntries(wrong.map((name) => [name, 'invalid' as const])));
}

async function* rowsOf<Row>(
  context: ServiceContext,
  report: Report<Row, object>,
  reportTotal: (total: number) => void = () => undefined,
): AsyncGenerator<Row> {
  const keys = await keysOfReport(context, report);
  reportTotal(keys.length);
  for (let from = 0; from < keys.length; from += rowsAtATime) {
    yield* await report.rowsOf(keys.slice(from, from + rowsAtATime));
  }
}

function tableFile<Row>(
  { programmeDay }: ServiceContext,
  type: ReportFileType,
  { columns: names, format }: Pick<ReportFileBody, 'columns' | 'format'>,
  columns: readonly ReportColumn<Row>[],
  rows: (reportTotal?: (total: number) => void) => AsyncIterable<Row>,
  facts: (rows: number) => Promise<TableFacts>,
): Download {
  const known = new Map(columns.map((column) => [column.name, column]));
  if (names?.some((name) => !known.has(name))) throw wrongInput({ columns: 'invalid' });
  const chosen = names?.flatMap((name) => known.get(name) ?? []) ?? columns;
  // counted while the rows are written, for the facts on the second sheet
  let written = 0;
  async function* counted(reportTotal?: (total: number) => void) {
    written = 0;
    for await (const row of rows(reportTotal)) {
      written += 1;
      yield row;
    }
  }
  return exportedTable(
    format,
    { name: `${titles[type]} ${programmeDay()}`, title: titles[type] },
    { visible: chosen.flatMap(({ visible }) => visible), raw: chosen.flatMap(({ raw }) => raw) },
    counted,
    () => facts(written),
  );
}

async function analyticsFile(
  context: ServiceContext,
  caller: SignedIn,
  body: ReportFileBody,
  publicUrl: string,
): Promise<Download> {
  const { filter, searchTerm, sorting, dimensions, measures = ['tires'], compareYear = false } = body;
  const { standing, endsWithin, ...filters } = filter;
  if (standing !== undefined) throw wrongInput({ 'filter.standing': 'invalid' });
  if (endsWithin !== undefined) throw wrongInput({ 'filter.endsWithin': 'invalid' });
  if (dimensions === undefined) throw wrongInput({ dimensions: 'required' });
  const column = analyticsSortColumns.find((name) => name === sorting.column);
  if (column === undefined) throw wrongInput({ 'sorting.column': 'invalid' });
  const request = { dimensions, measures, compareYear, filters };
  const result = await analyticsOf(context, caller, request, {
    searchTerm,
    sorting: { column, direction: sorting.direction },
    at: '',
  });
  async function* rows() {
    yield* await Promise.resolve(result.items);
  }
  const period = periodOf(filters, periodsOf(context.programmeDay()).current_year);
  const isOver = cutOf(period, context.programmeDay()).month > period.lastMonth;
  const origin = { caller, body, publicUrl, now: context.clock.programmeNow(), title: titles.analytics, isOver };
  const totals = result.totals.toDay?.values ?? result.totals.values;
  const columns = analyticsColumns(dimensions, measures, compareYear, isOver);
  const shown = isOver && body.columns === undefined ? columns.map(hiddenToDay) : columns;
  return tableFile(context, 'analytics', body, shown, rows, (written) =>
    Promise.resolve(analyticsFacts({ ...origin, rows: written, totals })),
  );
}
