/**
 * Every place that compares this year with the year before, in REST, GraphQL and files: one question, one number
 * (docs/domain/reports.md, 'To the same day'). A call whose response compares and that stands in neither list fails the
 * test.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Permission } from '@gdd/schema/permissions';
import { reportAccess } from '@gdd/schema/reports';
import { rawRows } from './prizeFigures.js';
import type { Office } from './office.js';
import type { Services } from './services.js';

/** Tyres of the year to the day, and of the year before to the same day. */
export interface TwoYears {
  readonly tires: number;
  readonly tiresBefore: number;
}

/** Who asks, and about whom. */
interface Asker {
  readonly office: Office;
  readonly services: Services;
  /** Undefined: about everything that the asker sees. */
  readonly dealerId: number | undefined;
  /** A half of the year; undefined: the whole of it. */
  readonly half: Half | undefined;
}

/** The halves of the year: the first is over, the second runs. */
export const halves = ['2025_1', '2025_2'] as const;
export type Half = (typeof halves)[number];

/** A place that prints the comparison. */
export interface ComparedPlace {
  readonly name: string;
  /** The operation of REST that it is made of. */
  readonly operationId: string;
  /** Any one of these; a dealer about itself too, where it says so. */
  readonly access: readonly Permission[];
  /** Whether it answers for a whole network, for one dealer, or for both. */
  readonly about: readonly ('network' | 'dealer')[];
  /** Whether it answers for a half of the year too. */
  readonly takesHalves?: true;
  readonly ask: (asker: Asker) => Promise<readonly TwoYears[]>;
}

const year = 2025;
const sumOf = (rows: readonly TwoYears[]): TwoYears => ({
  tires: rows.reduce((sum, row) => sum + row.tires, 0),
  tiresBefore: rows.reduce((sum, row) => sum + row.tiresBefore, 0),
});
const sidesOf = ({ tires, tiresBefore }: TwoYears): TwoYears => ({ tires, tiresBefore });

const filterFor = (dealerId: number | undefined, half: Half | undefined) => ({
  year,
  ...(dealerId !== undefined && { dealerId }),
  ...(half !== undefined && { period: half }),
});

interface WithToDay {
  readonly toDay: TwoYears;
}

/** A report: the totals, the sum of its months, and the sum of its file's rows. */
const report = (type: 'monthly' | 'previous-year'): ComparedPlace => ({
  name: `report ${type}: totals, months and file`,
  operationId: 'report',
  access: reportAccess[type],
  about: ['network', 'dealer'],
  takesHalves: true,
  ask: async ({ office, dealerId, half }) => {
    const filters = filterFor(dealerId, half);
    const { totals } = await office.call<{ totals: WithToDay & { readonly months: readonly WithToDay[] } }>(
      'POST',
      '/report',
      { data: { type, filters }, params: { paginator: { page: 1, pageSize: 3 } } },
    );
    const rows = await rawRows(office, `/report/${type}`, { filter: filters });
    const ofFile = rows.map((row) => ({
      tires: Number(row['toDayTires']),
      tiresBefore: Number(row['toDayTiresBefore']),
    }));
    return [sidesOf(totals.toDay), sumOf(totals.months.map(({ toDay }) => toDay)), sumOf(ofFile)];
  },
});

interface Sides {
  readonly values: { readonly tires: number };
  readonly before: { readonly tires: number };
}
const ofSides = ({ values, before }: Sides): TwoYears => ({ tires: values.tires, tiresBefore: before.tires });

/** Every place that compares the year with the year before. A new one is added here. */
export const comparedPlaces: readonly ComparedPlace[] = [
  {
    name: 'home: the number and its months',
    operationId: 'dashboard',
    access: [...new Set([...Object.values(reportAccess).flat(), 'accessSubscription' as const])],
    about: ['network'],
    ask: async ({ office }) => {
      const { today, widgets } = await office.call<{
        readonly today: string;
        readonly widgets: readonly {
          readonly key: string;
          readonly value: number;
          readonly comparison: number;
          readonly items: readonly {
            readonly label: string;
            readonly value: number | null;
            readonly comparison: number;
          }[];
        }[];
      }>('POST', '/report/dashboard', {});
      const tires = widgets.find(({ key }) => key === 'tires');
      if (tires === undefined) throw new Error('The home does not compare.');
      // a month to come is an outline, and none of the comparison
      const begun = tires.items.filter(({ label }) => label <= today.slice(0, 7));
      return [
        { tires: Number(tires.value), tiresBefore: Number(tires.comparison) },
        sumOf(begun.map(({ value, comparison }) => ({ tires: Number(value), tiresBefore: Number(comparison) }))),
      ];
    },
  },
  report('monthly'),
  report('previous-year'),
  {
    name: 'report monthly-fleet: the months of its chart',
    operationId: 'report',
    access: reportAccess['monthly-fleet'],
    about: ['network', 'dealer'],
    takesHalves: true,
    ask: async ({ office, dealerId, half }) => {
      const filters = filterFor(dealerId, half);
      const { totals } = await office.call<{ totals: { readonly months: readonly WithToDay[] } }>('POST', '/report', {
        data: { type: 'monthly-fleet', filters },
        params: { paginator: { page: 1, pageSize: 3 } },
      });
      return [sumOf(totals.months.map(({ toDay }) => toDay))];
    },
  },
  {
    name: 'reports in GraphQL',
    operationId: 'report',
    access: reportAccess['previous-year'],
    about: ['network', 'dealer'],
    takesHalves: true,
    ask: async ({ office, services, dealerId, half }) => {
      const given = [
        `year: ${year}`,
        ...(dealerId === undefined ? [] : [`dealerId: "${dealerId}"`]),
        ...(half === undefined ? [] : [`period: "${half}"`]),
      ];
      const filter = `{ ${given.join(', ')} }`;
      const { data, errors } = await services.sendAs(
        office.token,
        `{ previousYearReport(input: { filter: ${filter} }) { totals {
          toDay { tires tiresBefore } months { toDay { tires tiresBefore } }
        } } }`,
      );
      if (data === null) throw new Error(JSON.stringify(errors));
      const { totals } = (
        data as { previousYearReport: { totals: WithToDay & { readonly months: readonly WithToDay[] } } }
      ).previousYearReport;
      return [sidesOf(totals.toDay), sumOf(totals.months.map(({ toDay }) => toDay))];
    },
  },
  {
    name: 'analytics: totals, groups and file, from stored months and from lines',
    operationId: 'searchAnalytics',
    access: reportAccess.analytics,
    about: ['network', 'dealer'],
    takesHalves: true,
    ask: async ({ office, dealerId, half }) => {
      const filters = filterFor(dealerId, half);
      const found: TwoYears[] = [];
      for (const dimension of ['month', 'region', 'brand']) {
        const query = { dimensions: [dimension], measures: ['tires'], compareYear: true };
        const { items, totals } = await office.call<{
          readonly items: readonly { readonly toDay: Sides }[];
          readonly totals: { readonly toDay: Sides };
        }>('POST', '/report/analytics/search', {
          data: { ...query, filters },
          params: { paginator: { page: 1, pageSize: 100 } },
        });
        const rows = await rawRows(office, '/report/analytics', { ...query, filter: filters });
        const ofFile = rows.map(({ toDay, toDayBefore }) => ({
          tires: tiresIn(toDay),
          tiresBefore: tiresIn(toDayBefore),
        }));
        found.push(ofSides(totals.toDay), sumOf(items.map(({ toDay }) => ofSides(toDay))), sumOf(ofFile));
      }
      return found;
    },
  },
  {
    name: 'the chart of a dealer’s page',
    operationId: 'prevYearSales',
    access: reportAccess['previous-year'],
    about: ['dealer'],
    ask: async ({ office, dealerId }) => {
      const { months } = await office.call<{ months: readonly WithToDay[] }>(
        'GET',
        `/salesData/prevYear/${dealerId}/${year}`,
      );
      return [sumOf(months.map(({ toDay }) => toDay))];
    },
  },
  {
    name: 'the performance of a dealer in lists',
    operationId: 'dealerPerformances',
    access: ['accessDealerManager'],
    about: ['dealer'],
    ask: async ({ office, dealerId }) => {
      const { performances } = await office.call<{ performances: readonly TwoYears[] }>(
        'GET',
        `/dealers/performance?ids=${dealerId}`,
      );
      return performances.map(sidesOf);
    },
  },
  {
    name: 'the share page',
    operationId: 'sharePrevYear',
    access: ['editDealer'],
    about: ['dealer'],
    ask: async ({ office, dealerId }) => {
      const { token } = await office.call<{ token: string }>('GET', `/dealerAuthToken/${dealerId}/share`);
      const { months } = await office.call<{ months: readonly WithToDay[] }>('POST', `/share/prevYear/${dealerId}`, {
        data: { token },
      });
      return [sumOf(months.map(({ toDay }) => toDay))];
    },
  },
];

/** A figure of a nested record of a file. */
const tiresIn = (record: unknown) => Number((record as Readonly<Record<string, string>>)['tires']);

/** Calls with figures of the same names that answer another question. */
export const otherQuestions: Readonly<Record<string, string>> = {
  startImport: 'before and after the import',
  getImport: 'before and after the import',
  applyImport: 'before and after the import',
  undoImport: 'before and after the import',
  mapImportColumns: 'before and after the import',
  pasteGoals: 'before and after the import',
  importProposedGoals: 'before and after the import',
  pushSaleLines: 'before and after the import',
  campaignCurve: 'the days of the year before under a campaign’s rules, for its forecast',
  campaignComparison: 'two campaigns beside each other',
};

type Schema = Readonly<Record<string, unknown>>;

/** The operations of the contract whose response has figures of the year before. */
export function comparingOperations(): readonly string[] {
  const contract = JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, '../../schema/rest.openapi.json'), 'utf8'),
  ) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Schema>>>>;
    readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  };
  const telling = new Set(['tiresBefore', 'amountBefore', 'toDay', 'comparison']);
  const compares = (part: unknown, seen: ReadonlySet<string>): boolean => {
    if (Array.isArray(part)) return part.some((each) => compares(each, seen));
    if (typeof part !== 'object' || part === null) return false;
    const { $ref, properties } = part as { readonly $ref?: string; readonly properties?: object };
    const name = $ref?.split('/').at(-1);
    if (name !== undefined)
      return !seen.has(name) && compares(contract.components.schemas[name], new Set([...seen, name]));
    if (properties !== undefined && Object.keys(properties).some((key) => telling.has(key))) return true;
    return Object.values(part).some((each) => compares(each, seen));
  };
  return Object.values(contract.paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ operationId, responses }) => {
      const answers = Object.entries((responses ?? {}) as Schema).filter(([status]) => status.startsWith('2'));
      return compares(
        answers.map(([, answer]) => answer),
        new Set(),
      )
        ? [String(operationId)]
        : [];
    });
}
