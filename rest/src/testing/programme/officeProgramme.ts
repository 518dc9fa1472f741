/** The files of tests/data/programma as domain values, for tests of rules without a database. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Channel, Season, Segment } from '@gdd/schema/campaigns';
import type { Rules, SaleLine } from '../../ground/domain/incentive/rules.js';

/** A dealer in the network file. */
interface OfficeDealer {
  readonly code: string;
  readonly vatNumber: string;
  readonly status: string;
}

/** A dealer's goal in the goals file. */
interface OfficeGoal {
  readonly campaign: string;
  readonly vatNumber: string;
  readonly goalThreshold: number;
  readonly accepted: boolean;
}

/** A sale line of a dealer. */
export interface OfficeLine extends SaleLine {
  readonly vatNumber: string;
}

/** The expected figures of a campaign under way (docs/domain/reports.md). */
export interface ExpectedUnderWay {
  readonly share: number;
  readonly shareFraction: string;
  /** Dealer codes, as in the two lists below. */
  readonly close: readonly string[];
  readonly notAccepted: readonly string[];
  readonly behind: readonly string[];
  readonly forecast: Readonly<
    Record<
      string,
      {
        readonly tires: number;
        readonly low: number;
        readonly expected: number;
        readonly high: number;
        readonly prizeLow: string;
        readonly prizeExpected: string;
        readonly prizeHigh: string;
      }
    >
  >;
}

/** The expected figures of the programme on a day. */
export interface ExpectedReports {
  readonly today: string;
  readonly stopped: readonly string[];
  /** By distributor and month. */
  readonly monthly: Readonly<
    Record<string, Readonly<Record<string, { readonly tires: number; readonly tiresBefore: number }>>>
  >;
  readonly underWay: Readonly<Record<string, ExpectedUnderWay>>;
}

/** The bytes of a file. */
export const officeFile = (name: string): Buffer =>
  readFileSync(fileURLToPath(new URL(`../../../../tests/data/programma/${name}`, import.meta.url)));

const textOf = (name: string) => officeFile(name).toString('utf8');

/** The rows of a CSV file by column name; cells must not contain line breaks. */
function rowsOf(name: string): readonly Readonly<Record<string, string>>[] {
  const [header = '', ...lines] = textOf(name)
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '');
  const names = cellsOf(header);
  return lines.map((line) => {
    const cells = cellsOf(line);
    return Object.fromEntries(names.map((column, index) => [column, cells[index] ?? '']));
  });
}

const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, bare = '']) =>
    quoted === undefined ? bare : quoted.replaceAll('""', '"'),
  );

/** The expected figures of the programme on a day. */
export const expectedReports = () => JSON.parse(textOf('atteso-report.json')) as ExpectedReports;

/** The campaigns. */
export const officeCampaigns = () =>
  JSON.parse(textOf('campagne.json')) as readonly (Rules & { readonly title: string })[];

/** The dealers of the network. */
export const officeDealers = (): readonly OfficeDealer[] =>
  rowsOf('rete.csv')
    .filter(({ ruolo }) => ruolo === 'Dealer')
    .map((row) => ({
      code: row['codice'] ?? '',
      vatNumber: row['partita_iva'] ?? '',
      status: row['stato'] ?? '',
    }));

/** The dealers in the campaigns. */
export const officeGoals = (): readonly OfficeGoal[] =>
  rowsOf('obiettivi.csv').map((row) => ({
    campaign: row['campagna'] ?? '',
    vatNumber: row['partita_iva'] ?? '',
    goalThreshold: Number(row['obiettivo']),
    accepted: row['accettata'] !== 'no',
  }));

const seasons: Readonly<Record<string, Season>> = {
  estivo: 'summer',
  invernale: 'winter',
  'quattro stagioni': 'allSeason',
};
const segments: Readonly<Record<string, Segment>> = { vettura: 'car', SUV: 'suv', furgone: 'van', autocarro: 'truck' };
const channels: Readonly<Record<string, Channel>> = { dettaglio: 'retail', flotta: 'fleet' };

/** The sale lines of a year. */
export const officeLines = (year: 2024 | 2025): readonly OfficeLine[] =>
  rowsOf(`vendite-${year}.csv`).map((row) => ({
    vatNumber: row['partita_iva'] ?? '',
    soldOn: (row['data'] ?? '').split('/').reverse().join('-'),
    brand: row['marca'] ?? '',
    season: known(seasons, row['stagione']),
    segment: known(segments, row['segmento']),
    rim: Number(row['cerchio']),
    channel: known(channels, row['canale']),
    quantity: Number(row['quantita']),
  }));

function known<T>(values: Readonly<Record<string, T>>, word = ''): T {
  const value = values[word];
  if (value === undefined) throw new Error(`No value for ${word}.`);
  return value;
}
