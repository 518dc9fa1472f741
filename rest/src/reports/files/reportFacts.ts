/** The second sheet of a report's file: the subject of the table, its date, and the user who requested it. */
import type { Standing } from '@gdd/schema/reports';
import { dealerStatusLabels, dealerTierLabels } from '../../ground/domain/labels/dealerLabels.js';
import { channelLabels, seasonLabels, segmentLabels } from '../../ground/domain/labels/saleLabels.js';
import { severalOf } from '../../ground/domain/tableState.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { TableFacts } from '../../ground/platform/spreadsheets/columns.js';
import { monthsOf, type ReportPeriod } from '../criteria/period.js';
import type { ReportFileBody, ReportFileFilter } from '../criteria/fileSchemas.js';
import { italianDay } from '../../ground/domain/labels/italianFormats.js';
import type { ToDay } from '../rows/toDay.js';

interface Facts {
  readonly title: string;
  readonly caller: SignedIn;
  readonly body: ReportFileBody;
  readonly publicUrl: string;
  readonly now: Date;
  /** Number of rows in the table. */
  readonly rows: number;
  readonly totals: object;
  /** Whether the period is over: while it runs, totals to the same day stand first, as the columns do. */
  readonly isOver: boolean;
}

const instantInRome = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The facts of a report. A work list has a day instead of a period. */
export function reportFacts({
  report: { period, day },
  ...facts
}: Facts & {
  readonly report: { readonly period: ReportPeriod; readonly day?: string | undefined };
}): TableFacts {
  const { year, period: half, campaignId } = facts.body.filter;
  // without a year or half-year, campaigns filtered by id may be of any year: the file has no period
  if (campaignId !== undefined && year === undefined && half === undefined) return factsOf(facts, []);
  if (day !== undefined) return factsOf(facts, [text('Situazione al', italianDay(day))]);
  const months = monthsOf(period).map(italianDay);
  return factsOf(facts, [text('Periodo', `${months[0]} – ${months.at(-1)}`)]);
}

/** The facts of analytics. */
export function analyticsFacts(facts: Facts): TableFacts {
  const { year, period } = facts.body.filter;
  return factsOf(facts, [text('Periodo', period ?? String(year ?? 'anno in corso'))]);
}

function factsOf({ title, caller, body, publicUrl, now, rows, totals, isOver }: Facts, period: TableFacts): TableFacts {
  const { filter, searchTerm, page } = body;
  return [
    text('Report', title),
    ...period,
    ...filterFacts(filter),
    ...(searchTerm === '' ? [] : [text('Ricerca', searchTerm)]),
    { label: 'Righe', kind: 'integer', value: rows },
    ...totalFacts(totals, isOver),
    text('Dati aggiornati al', instantInRome.format(now)),
    text('Richiesto da', caller.name === null ? caller.username : `${caller.name} (${caller.username})`),
    text('Rete', `${caller.member.businessName} (${caller.member.code})`),
    ...(page === undefined ? [] : [text('Riapri nel portale', `${publicUrl}${page}`)]),
  ];
}

const text = (label: string, value: string): TableFacts[number] => ({ label, kind: 'text', value });

const standingLabels: Readonly<Record<Standing, string>> = {
  close: 'Vicini alla soglia',
  behind: 'In ritardo',
  notAccepted: 'Da accettare',
};

function filterFacts(filter: ReportFileFilter): TableFacts {
  const { region, status, tier, distributorId, agentId, dealerId, campaignId } = filter;
  const { standing, endsWithin, brand, season, segment, rim, channel } = filter;
  const texts = <T extends string>(values: T | T[] | undefined, of: Readonly<Record<T, string>>) =>
    severalOf(values)?.map((value) => of[value]);
  const named: readonly (readonly [string, readonly (string | number)[] | undefined])[] = [
    ['Situazione', texts(standing, standingLabels)],
    ['Scade entro (giorni)', severalOf(endsWithin)],
    ['Regione', severalOf(region)],
    ['Stato', texts(status, dealerStatusLabels)],
    ['Tier', texts(tier, dealerTierLabels)],
    ['Distributore (numero)', severalOf(distributorId)],
    ['Agente (numero)', severalOf(agentId)],
    ['Dealer (numero)', severalOf(dealerId)],
    ['Campagna (numero)', severalOf(campaignId)],
    ['Marca', severalOf(brand)],
    ['Stagione', texts(season, seasonLabels)],
    ['Segmento', texts(segment, segmentLabels)],
    ['Cerchio', rim && [`${rim.from ?? ''} – ${rim.to ?? ''}`]],
    ['Canale', texts(channel, channelLabels)],
  ];
  return named.flatMap(([label, values]) => (values === undefined ? [] : [text(label, values.join(', '))]));
}

const totalNames: Readonly<Record<string, string>> = {
  dealers: 'Dealer',
  accepted: 'Accettazioni',
  goalReached: 'Obiettivi raggiunti',
  euroAtStake: 'Premio in gioco (EUR)',
  stopped: 'Dealer fermi',
  goalThreshold: 'Obiettivo',
  tiresPurchased: 'Pneus acquistati',
  tiresMissing: 'Pneus mancanti',
  plafondAccumulated: 'Premio accumulato (EUR)',
  plafondExpendable: 'Premio spendibile (EUR)',
  debt: 'Da restituire (EUR)',
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

const comparedNames = ['tires', 'tiresBefore', 'difference', 'differencePercentage', 'amount', 'amountBefore'];

/** The totals that have a label; others, such as months, are left out. */
function totalFacts(totals: object, isOver: boolean): TableFacts {
  const toDay = 'toDay' in totals ? (totals.toDay as ToDay) : undefined;
  if (toDay === undefined || isOver) return labelled(totals, () => '');
  const isCompared = (name: string) => comparedNames.includes(name);
  return [
    ...labelled({ ...toDay, differencePercentage: toDay.percent }, () => ''),
    ...labelled(totals, (name) => (isCompared(name) ? ', periodo intero' : '')),
  ];
}

function labelled(totals: object, suffixOf: (name: string) => string): TableFacts {
  const values = new Map<string, unknown>(Object.entries(totals));
  return Object.entries(totalNames).flatMap(([name, title]): TableFacts => {
    const value = values.get(name);
    const label = `Totale: ${title}${suffixOf(name)}`;
    if (typeof value === 'number') return [{ label, kind: 'integer', value }];
    const kind = title.endsWith('%') ? 'percentage' : 'money';
    return typeof value === 'string' ? [{ label, kind, value }] : [];
  });
}
