/** The second sheet of a report's file: the subject of the table, its date, and who asked for it. */
import type { Standing } from '@gdd/schema/reports';
import { dealerStatusWords, dealerTierWords } from '../../domain/words/dealerWords.js';
import { channelWords, seasonWords, segmentWords } from '../../domain/words/saleWords.js';
import { severalOf } from '../../domain/tableState.js';
import type { SignedIn } from '../../platform/http/caller.js';
import type { TableFacts } from '../../platform/spreadsheets/columns.js';
import { monthsOf, type ReportPeriod } from '../criteria/period.js';
import type { ReportFileBody, ReportFileFilter } from '../criteria/fileSchemas.js';

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

/** The facts of a report; a work list is of a day, and of whatever time its campaigns have. */
export function reportFacts({
  report: { period, day },
  ...facts
}: Facts & {
  readonly report: { readonly period: ReportPeriod; readonly day?: string | undefined };
}): TableFacts {
  if (day !== undefined) return factsOf(facts, [{ label: 'Situazione al', value: dayInWords(day) }]);
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

/** '2025-10-15' → '15/10/2025' */
const dayInWords = (day: string) => day.split('-').reverse().join('/');

const standingWords: Readonly<Record<Standing, string>> = {
  close: 'Vicini alla soglia',
  behind: 'In ritardo',
  notAccepted: 'Non hanno accettato',
};

function filterFacts(filter: ReportFileFilter): TableFacts {
  const { region, status, tier, distributorId, agentId, dealerId, campaignId } = filter;
  const { standing, endsWithin, brand, season, segment, rim, channel } = filter;
  const words = <T extends string>(values: T | T[] | undefined, of: Readonly<Record<T, string>>) =>
    severalOf(values)?.map((value) => of[value]);
  const named: readonly (readonly [string, readonly (string | number)[] | undefined])[] = [
    ['Situazione', words(standing, standingWords)],
    ['Scade entro (giorni)', severalOf(endsWithin)],
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
  euroAtStake: 'Premio in gioco (EUR)',
  stopped: 'Dealer fermi',
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
