/** A report from REST, GraphQL, a CSV and an XLSX file, in one form for comparison. */
import { openSheet } from '../../rest/src/testing/files/openedSheet.js';

/** The name of a figure in REST and GraphQL (`toDay.tires`) → the title of its column in a file. */
type Figures = Readonly<Record<string, string>>;

/** A report, and its compared figures. */
export interface ComparedReport {
  readonly type: string;
  /** Its root field of GraphQL. */
  readonly field: string;
  readonly figures: Figures;
  /** The figures whose totals are compared too: the sums over all rows. */
  readonly sums: readonly string[];
}

/** Two years of a period under way: to the same day, and whole. */
const compared: Figures = {
  'toDay.tires': 'Pneumatici',
  'toDay.tiresBefore': 'Pneumatici anno precedente',
  'toDay.difference': 'Differenza',
  'toDay.amount': 'Importo',
  'toDay.amountBefore': 'Importo anno precedente',
  tires: 'Pneumatici, periodo intero',
  tiresBefore: 'Pneumatici anno precedente, periodo intero',
  difference: 'Differenza, periodo intero',
  amount: 'Importo, periodo intero',
  amountBefore: 'Importo anno precedente, periodo intero',
};

/** Every report whose rows are read page by page. */
export const comparedReports: readonly ComparedReport[] = [
  {
    type: 'campaigns',
    field: 'campaignsReport',
    figures: {
      goalThreshold: 'Obiettivo',
      tiresPurchased: 'Pneus acquistati',
      tiresMissing: 'Pneus mancanti',
      plafondAccumulated: 'Premio accumulato',
      plafondExpendable: 'Premio spendibile',
      debt: 'Da restituire',
      tiresFleet: 'Pneus flotte',
      tiresFleetPercentage: 'Pneus flotte %',
    },
    sums: [
      'goalThreshold',
      'tiresPurchased',
      'tiresMissing',
      'plafondAccumulated',
      'plafondExpendable',
      'debt',
      'tiresFleet',
    ],
  },
  { type: 'monthly', field: 'monthlyReport', figures: compared, sums: Object.keys(compared) },
  {
    type: 'monthly-fleet',
    field: 'monthlyFleetReport',
    figures: { tires: 'Pneumatici', tiresFleet: 'Pneumatici flotte', fleetPercentage: 'Flotte %' },
    sums: ['tires', 'tiresFleet'],
  },
  { type: 'previous-year', field: 'previousYearReport', figures: compared, sums: Object.keys(compared) },
];

/** Analytics, with any dimensions. */
export const comparedAnalytics: ComparedReport = {
  type: 'analytics',
  field: 'analytics',
  figures: {
    tires: 'Pneumatici',
    tiresFleet: 'Pneumatici flotte',
    fleetPercentage: 'Flotte %',
    amount: 'Importo',
    dealers: 'Dealer',
  },
  sums: ['tires', 'tiresFleet', 'amount'],
};

/** A report in the common form: the number of rows, the figures of the first ones, and the totals. */
export interface Reported {
  readonly total: number;
  readonly rows: readonly (readonly number[])[];
  readonly totals: Readonly<Record<string, number>>;
}

interface Response {
  readonly total: number;
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly totals: Readonly<Record<string, unknown>>;
}

/** The response of REST or GraphQL to analytics. */
export interface GroupsResponse {
  readonly total: number;
  readonly items: readonly { readonly values: Readonly<Record<string, unknown>> }[];
  readonly totals: { readonly values: Readonly<Record<string, unknown>> };
}

/** The response to analytics in the form of a report. */
export const ungrouped = ({ total, items, totals }: GroupsResponse): Response => ({
  total,
  items: items.map(({ values }) => values),
  totals: totals.values,
});

/** Figures as a selection of GraphQL. */
export const selectionOf = (names: readonly string[]) =>
  names.map((name) => name.replace(/^(\w+)\.(\w+)$/, '$1 { $2 }')).join(' ');

/** A figure of a row or of the totals by its name. */
const figureIn = (row: unknown, name: string) =>
  Number(name.split('.').reduce((value, key) => (value as Readonly<Record<string, unknown>>)[key], row));

/** A response of REST or GraphQL in the common form. */
export function reportedBy({ figures, sums }: ComparedReport, { total, items, totals }: Response): Reported {
  return {
    total,
    rows: items.map((item) => Object.keys(figures).map((name) => figureIn(item, name))),
    totals: Object.fromEntries(sums.map((name) => [name, figureIn(totals, name)])),
  };
}

/** The rows of a file, its header first, in the common form. */
function reportedByTable(
  { figures, sums }: ComparedReport,
  table: readonly (readonly string[])[],
  first: number,
): Reported {
  const [header = [], ...rows] = table;
  const places = new Map(Object.entries(figures).map(([name, text]) => [name, header.indexOf(text)]));
  if ([...places.values()].includes(-1)) throw new Error(`The file lacks a column: ${header.join(', ')}`);
  const numbers = (row: readonly string[]) => [...places.values()].map((place) => Number(row[place]));
  const sumOf = (name: string) => rows.reduce((sum, row) => sum + cents(row[places.get(name) ?? 0] ?? ''), 0) / 100;
  return {
    total: rows.length,
    rows: rows.slice(0, first).map(numbers),
    totals: Object.fromEntries(sums.map((name) => [name, sumOf(name)])),
  };
}

const cents = (text: string) => Math.round(100 * Number(text));

/** The cells of a line of a CSV file for people; names that have a semicolon are quoted. */
export const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

/** @param first how many rows are compared one by one */
export function reportedByCsv(report: ComparedReport, text: string, first: number): Reported {
  const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  const [header = '', ...rows] = lines;
  const decimal = (cell: string) => (/^-?\d+(,\d+)?$/.test(cell) ? cell.replace(',', '.') : cell);
  return reportedByTable(report, [cellsOf(header), ...rows.map((row) => cellsOf(row).map(decimal))], first);
}

/** As `reportedByCsv`, for an XLSX file. */
export async function reportedByXlsx(report: ComparedReport, file: Buffer, first: number): Promise<Reported> {
  const { rows } = await openSheet(file);
  const percent = new Set(
    Object.entries(report.figures).flatMap(([name, text]) => (name.endsWith('ercentage') ? [text] : [])),
  );
  const header = (rows[0] ?? []).map((cell) => cell?.value ?? '');
  const table = rows.slice(1).map((row) =>
    header.map((text, place) => {
      const value = row[place]?.value ?? '';
      // a cell stores a percentage as a fraction
      return percent.has(text) && value !== '' ? String(Math.round(1000 * Number(value)) / 10) : value;
    }),
  );
  return reportedByTable(report, [header, ...table], first);
}
