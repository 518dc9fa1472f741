/** Reads the reports of the programme, in the form of the file of expected figures. */
import { programmeJson, type Office } from './office.js';

type ByDistributor<T> = Readonly<Record<string, T>>;

interface ExpectedReports {
  readonly monthly: ByDistributor<Readonly<Record<string, ComparedMonth>>>;
  readonly previousYear: ByDistributor<
    ComparedMonth & { readonly difference: number; readonly differencePercent: string | null }
  >;
  readonly monthlyFleet: ByDistributor<Readonly<Record<string, FleetMonth>>>;
  /** Dimensions, separated by commas → the groups. */
  readonly analytics2025: Readonly<Record<string, readonly Readonly<Record<string, string | number>>[]>>;
  /** Campaign title → `all` or a distributor's code → the sums of its dealers. */
  readonly campaigns: Readonly<Record<string, ByDistributor<CampaignSums>>>;
}

interface ComparedMonth {
  readonly tires: number;
  readonly tiresBefore: number;
  readonly amount: string;
  readonly amountBefore: string;
}

interface FleetMonth {
  readonly tires: number;
  readonly fleet: number;
  readonly fleetPercent: string;
}

interface CampaignSums {
  readonly dealers: number;
  readonly accepted: number;
  readonly goalReached: number;
  readonly tires: number;
  readonly accumulated: string;
}

export const expectedReports = programmeJson<ExpectedReports>('atteso-report.json');

interface Row {
  readonly month: string;
  readonly tires: number;
  readonly tiresBefore: number;
  readonly tiresFleet: number;
  readonly amount: string;
  readonly amountBefore: string;
}

/** The rows of all pages of a report, and its totals. */
export async function wholeReport<Row, Totals>(
  office: Office,
  type: string,
  filters: object,
): Promise<{ readonly items: readonly Row[]; readonly totals: Totals }> {
  const items: Row[] = [];
  for (let page = 1; ; page++) {
    const report = await office.call<{ items: Row[]; total: number; totals: Totals }>('POST', '/report', {
      data: { type, filters },
      params: { paginator: { page, pageSize: 100 } },
    });
    items.push(...report.items);
    if (items.length >= report.total || report.items.length === 0) return { items, totals: report.totals };
  }
}

/** Code → id of the members of a role. */
export async function idsByCode(office: Office, role: string): Promise<ReadonlyMap<string, number>> {
  const { dealers } = await office.call<{ dealers: { id: number; code: string }[] }>('GET', `/dealers/role/${role}`);
  return new Map(dealers.map(({ id, code }) => [code, id]));
}

const cents = (amount: string) => BigInt(amount.replace('.', ''));
const euros = (amount: bigint) => amount.toString().replace(/(\d\d)$/, '.$1');

/** The sums of rows by month, for comparison with the totals of the report. */
export function addedUp(rows: readonly Row[]): Readonly<Record<string, ComparedMonth>> {
  const months = new Map<string, Row[]>();
  for (const row of rows) months.set(row.month, [...(months.get(row.month) ?? []), row]);
  const sum = (group: readonly Row[], name: 'tires' | 'tiresBefore') =>
    group.reduce((total, row) => total + row[name], 0);
  const money = (group: readonly Row[], name: 'amount' | 'amountBefore') =>
    euros(group.reduce((total, row) => total + cents(row[name]), 0n));
  return Object.fromEntries(
    [...months].map(([month, group]) => [
      month,
      {
        tires: sum(group, 'tires'),
        tiresBefore: sum(group, 'tiresBefore'),
        amount: money(group, 'amount'),
        amountBefore: money(group, 'amountBefore'),
      },
    ]),
  );
}

interface Key {
  readonly dimension: string;
  readonly value: string | null;
}

interface Group {
  readonly keys: readonly Key[];
  readonly values: {
    readonly tires: number;
    readonly tiresFleet: number;
    readonly fleetPercentage: string;
    readonly amount: string;
    readonly dealers: number;
  };
}

/** All groups of analytics of 2025, members by their codes, without groups that have an empty key. */
export async function analyticsGroups(office: Office, dimensions: readonly string[]) {
  const codes = new Map<string, string>();
  for (const role of ['Distributor', 'Agent']) {
    for (const [code, id] of await idsByCode(office, role)) codes.set(`${role.toLowerCase()} ${id}`, code);
  }
  const keyValue = ({ dimension, value }: Key) => {
    if (dimension === 'rim') return Number(value);
    return codes.get(`${dimension} ${value}`) ?? value;
  };
  const groups: Group[] = [];
  for (let page = 1, total = Infinity; groups.length < total; page++) {
    const found = await office.call<{ items: Group[]; total: number }>('POST', '/report/analytics/search', {
      data: {
        dimensions,
        measures: ['tires', 'tiresFleet', 'fleetPercentage', 'amount', 'dealers'],
        filters: { year: 2025 },
      },
      params: { paginator: { page, pageSize: 100 } },
    });
    groups.push(...found.items);
    ({ total } = found);
  }
  return groups
    .filter(({ keys }) => keys.every(({ value }) => value !== null))
    .map(({ keys, values: { tiresFleet, fleetPercentage, ...values } }) => ({
      ...Object.fromEntries(keys.map((key) => [key.dimension, keyValue(key)])),
      ...values,
      fleet: tiresFleet,
      fleetPercent: fleetPercentage,
    }));
}
