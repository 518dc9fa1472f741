/** What the second sheet of a report's file says: what the table is, of when, and who asked for it. */
import { dealerStatusWords, dealerTierWords } from '../domain/dealerWords.js';
import { channelWords, seasonWords, segmentWords } from '../domain/saleWords.js';
import { severalOf } from '../domain/tableState.js';
import type { SignedIn } from '../platform/caller.js';
import type { TableFacts } from '../platform/spreadsheet.js';
import { monthsOf, type ReportPeriod } from './period.js';
import type { AnalyticsFilter, ReportFileBody } from './schemas.js';

interface Facts {
  readonly title: string;
  readonly caller: SignedIn;
  readonly body: ReportFileBody;
  readonly publicUrl: string;
  readonly now: Date;
  /** Written to the table. */
  readonly rows: number;
  readonly totals: object;
}

const instantInRome = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'medium',
});
const wholeNumber = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

/** The facts of a report. */
export function reportFacts({ period, ...facts }: Facts & { readonly period: ReportPeriod }): TableFacts {
  const months = monthsOf(period).map((name) => name.split('-').reverse().join('/'));
  return factsOf(facts, [{ label: 'Periodo', value: `${months[0]} – ${months.at(-1)}` }]);
}

/** The facts of analytics. */
export function analyticsFacts(facts: Facts): TableFacts {
  const { year, period } = facts.body.filter;
  return factsOf(facts, [{ label: 'Periodo', value: period ?? String(year ?? 'anno in corso') }]);
}

function factsOf({ title, caller, body, publicUrl, now, rows, totals }: Facts, period: TableFacts): TableFacts {
  const { filter, searchTerm, page } = body;
  return [
    { label: 'Report', value: title },
    ...period,
    ...filterFacts(filter),
    ...(searchTerm === '' ? [] : [{ label: 'Ricerca', value: searchTerm }]),
    { label: 'Righe', value: wholeNumber.format(rows) },
    ...totalFacts(totals),
    { label: 'Dati aggiornati al', value: instantInRome.format(now) },
    { label: 'Richiesto da', value: caller.name === null ? caller.username : `${caller.name} (${caller.username})` },
    { label: 'Rete', value: `${caller.member.businessName} (${caller.member.code})` },
    ...(page === undefined ? [] : [{ label: 'Riapri nel portale', value: `${publicUrl}${page}` }]),
  ];
}

function filterFacts(filter: AnalyticsFilter): TableFacts {
  const { region, status, tier, distributorId, agentId, dealerId, campaignId, brand, season, segment, rim, channel } =
    filter;
  const words = <T extends string>(values: T | T[] | undefined, of: Readonly<Record<T, string>>) =>
    severalOf(values)?.map((value) => of[value]);
  const named: readonly (readonly [string, readonly (string | number)[] | undefined])[] = [
    ['Regione', severalOf(region)],
    ['Stato', words(status, dealerStatusWords)],
    ['Tier', words(tier, dealerTierWords)],
    ['Distributore (numero)', severalOf(distributorId)],
    ['Agente (numero)', severalOf(agentId)],
    ['Dealer (numero)', severalOf(dealerId)],
    ['Campagna (numero)', severalOf(campaignId)],
    ['Marca', severalOf(brand)],
    ['Stagione', words(season, seasonWords)],
    ['Segmento', words(segment, segmentWords)],
    ['Cerchio', rim && [`${rim.from ?? ''} – ${rim.to ?? ''}`]],
    ['Canale', words(channel, channelWords)],
  ];
  return named.flatMap(([label, values]) => (values === undefined ? [] : [{ label, value: values.join(', ') }]));
}

const totalNames: Readonly<Record<string, string>> = {
  dealers: 'Dealer',
  accepted: 'Adesioni accettate',
  goalReached: 'Obiettivi raggiunti',
  goalThreshold: 'Obiettivo',
  tiresPurchased: 'Pneus acquistati',
  tiresMissing: 'Pneus mancanti',
  plafondAccumulated: 'Premio accumulato (EUR)',
  plafondExpendable: 'Premio spendibile (EUR)',
  tires: 'Pneumatici',
  tiresBefore: 'Pneumatici anno precedente',
  difference: 'Differenza',
  differencePercentage: 'Differenza %',
  tiresFleet: 'Pneumatici flotte',
  tiresFleetPercentage: 'Pneus flotte %',
  fleetPercentage: 'Flotte %',
  amount: 'Importo (EUR)',
  amountBefore: 'Importo anno precedente (EUR)',
  goalAttainment: 'Obiettivo raggiunto %',
};

/** Totals by their words; sums beside them, as months, are none. */
function totalFacts(totals: object): TableFacts {
  const values = new Map<string, unknown>(Object.entries(totals));
  return Object.entries(totalNames).flatMap(([name, label]) => {
    const value = values.get(name);
    if (typeof value === 'number') return [{ label: `Totale: ${label}`, value: wholeNumber.format(value) }];
    return typeof value === 'string' ? [{ label: `Totale: ${label}`, value: inItalian(value) }] : [];
  });
}

/** '12345.60' → '12.345,60' */
function inItalian(decimal: string): string {
  const [whole = '', places = ''] = decimal.split('.');
  return `${wholeNumber.format(BigInt(whole)).replace(/^0/, whole.startsWith('-') ? '-0' : '0')}${places === '' ? '' : `,${places}`}`;
}
