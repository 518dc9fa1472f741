/** The columns of report files, named as the columns on the screen. */
import type { AnalyticsDimension, AnalyticsMeasure, ReportType } from '@gdd/schema/reports';
import { dealerStatusLabels, dealerTierLabels } from '../../ground/domain/labels/dealerLabels.js';
import { channelLabels, seasonLabels, segmentLabels } from '../../ground/domain/labels/saleLabels.js';
import { rawEnum, rawMember, type MemberLink, type RawColumn } from '../../ground/platform/spreadsheets/rawCsv.js';
import type { Column } from '../../ground/platform/spreadsheets/columns.js';
import type { AnalyticsResult } from '../criteria/analyticsSchemas.js';
import type { ReportPage } from '../criteria/resultSchemas.js';
import { italianDay } from '../../ground/domain/labels/italianFormats.js';
import { lastDayOf } from '../../ground/domain/periods.js';

/** A column of a file: formatted for people (XLSX), and with raw values for programs (CSV, JSON Lines). */
export interface ReportColumn<Row> {
  readonly name: string;
  readonly visible: readonly Column<Row>[];
  readonly raw: readonly RawColumn<Row>[];
}

/** A row of a report of one type. */
export type ReportRow<Type extends ReportType> = Extract<ReportPage, { readonly type: Type }>['items'][number];
type AnyRow = ReportRow<ReportType>;

/** A column by the kind of its values. */
function column<Row>(name: string, visible: Column<Row>, raw: Pick<RawColumn<Row>, 'kind'> = {}): ReportColumn<Row> {
  return { name, visible: [visible], raw: [{ name, ...raw, value: visible.value }] };
}

const text = <Row>(name: string, header: string, value: (row: Row) => string | null, width?: number) =>
  column<Row>(name, { header, kind: 'text', value, ...(width === undefined ? {} : { width }) }, { kind: 'text' });
const tires = <Row>(name: string, header: string, value: (row: Row) => number | null) =>
  column<Row>(name, { header, kind: 'integer', width: Math.max(14, header.length + 3), value });
const money = <Row>(name: string, header: string, value: (row: Row) => string | null) =>
  column<Row>(name, { header, kind: 'money', width: Math.max(16, header.length + 3), value });
const percentage = <Row>(name: string, header: string, value: (row: Row) => string | null) =>
  column<Row>(name, { header, kind: 'percentage', width: Math.max(12, header.length + 3), value });

const link = (name: 'distributor' | 'agent', header: string): ReportColumn<AnyRow> => {
  const memberOf = (row: AnyRow): MemberLink | null => row[name];
  return {
    name,
    visible: [
      {
        header: `Codice ${header.toLowerCase()}`,
        kind: 'text',
        width: 19,
        value: (row) => memberOf(row)?.code ?? null,
      },
      { header, kind: 'text', width: 36, value: (row) => memberOf(row)?.businessName ?? null },
    ],
    raw: rawMember(name, memberOf),
  };
};

/** The dealer of a row. */
const dealer: readonly ReportColumn<AnyRow>[] = [
  { name: 'id', visible: [], raw: [{ name: 'dealerId', value: ({ dealerId }) => dealerId }] },
  text('code', 'Codice', ({ code }) => code, 14),
  text('businessName', 'Ragione sociale', ({ businessName }) => businessName, 36),
  text('region', 'Regione', ({ region }) => region),
  text('province', 'Provincia', ({ province }) => province, 10),
  {
    name: 'status',
    visible: [
      { header: 'Stato', kind: 'text', width: 12, value: ({ status }) => status && dealerStatusLabels[status] },
    ],
    raw: [{ name: 'status', value: ({ status }) => rawEnum(status) }],
  },
  {
    name: 'tier',
    visible: [{ header: 'Tier', kind: 'text', width: 12, value: ({ tier }) => tier && dealerTierLabels[tier] }],
    raw: [{ name: 'tier', value: ({ tier }) => rawEnum(tier) }],
  },
  link('distributor', 'Distributore'),
  link('agent', 'Agente'),
];

type MonthRow = ReportRow<'monthly' | 'monthly-fleet'>;
const month: ReportColumn<MonthRow> = {
  name: 'month',
  visible: [{ header: 'Mese', kind: 'text', width: 10, value: (row) => italianDay(row.month) }],
  raw: [{ name: 'month', value: (row) => row.month }],
};

type ComparedRow = ReportRow<'monthly' | 'previous-year'>;
/**
 * Two years: to the same day first, then of the whole period, which differs only while it runs.
 *
 * @param isOver whether the period is over
 */
const compared = (isOver: boolean): readonly ReportColumn<ComparedRow>[] => {
  const whole = isOver ? '' : ', periodo intero';
  return [
    tires('toDayTiresBefore', 'Pneumatici anno precedente', ({ toDay }) => toDay.tiresBefore),
    tires('toDayTires', 'Pneumatici', ({ toDay }) => toDay.tires),
    tires('toDayDifference', 'Differenza', ({ toDay }) => toDay.difference),
    percentage('toDayPercent', 'Differenza %', ({ toDay }) => toDay.percent),
    money('toDayAmountBefore', 'Importo anno precedente', ({ toDay }) => toDay.amountBefore),
    money('toDayAmount', 'Importo', ({ toDay }) => toDay.amount),
    tires('tiresBefore', `Pneumatici anno precedente${whole}`, (row) => row.tiresBefore),
    tires('tires', `Pneumatici${whole}`, (row) => row.tires),
    tires('difference', `Differenza${whole}`, (row) => row.difference),
    percentage('differencePercentage', `Differenza %${whole}`, (row) => row.differencePercentage),
    money('amountBefore', `Importo anno precedente${whole}`, (row) => row.amountBefore),
    money('amount', `Importo${whole}`, (row) => row.amount),
  ];
};

/** The columns that only work lists fill. */
const workListColumns: readonly ReportColumn<ReportRow<'campaigns'>>[] = [
  percentage('goalPercentage', 'Obiettivo %', ({ goalPercentage }) => goalPercentage),
  percentage('share', 'Atteso a oggi %', ({ share }) => share),
  tires('tiresToNextThreshold', 'Pneus alla soglia', ({ tiresToNextThreshold }) => tiresToNextThreshold),
  money('euroAtStake', 'Premio in gioco', ({ euroAtStake }) => euroAtStake),
  column('isAtStakeLocked', {
    header: 'Ancora da sbloccare',
    kind: 'boolean',
    value: ({ isAtStakeLocked }) => isAtStakeLocked,
  }),
];

/** The columns of a report of one type, in the order in which its file has them. */
type ReportColumns = { readonly [Type in ReportType]: readonly ReportColumn<ReportRow<Type>>[] };

/**
 * The columns of each report.
 *
 * @param isOver whether the period is over; then both years to the same day are the whole, and stand in the visible file
 *   only where they are asked for
 */
export const reportColumns = (isOver: boolean): ReportColumns => ({
  campaigns: [
    ...dealer,
    { name: 'campaignId', visible: [], raw: [{ name: 'campaignId', value: ({ campaignId }) => campaignId }] },
    text('campaignTitle', 'Campagna', ({ campaignTitle }) => campaignTitle, 36),
    column('accepted', { header: 'Accettata', kind: 'boolean', value: ({ accepted }) => accepted }),
    tires('goalThreshold', 'Obiettivo', ({ goalThreshold }) => goalThreshold),
    tires('tiresPurchased', 'Pneus acquistati', ({ tiresPurchased }) => tiresPurchased),
    tires('tiresMissing', 'Pneus mancanti', ({ tiresMissing }) => tiresMissing),
    money('plafondAccumulated', 'Premio accumulato', ({ plafondAccumulated }) => plafondAccumulated),
    money('plafondExpendable', 'Premio spendibile', ({ plafondExpendable }) => plafondExpendable),
    money('debt', 'Da restituire', ({ debt }) => debt),
    tires('tiresFleet', 'Pneus flotte', ({ tiresFleet }) => tiresFleet),
    percentage('tiresFleetPercentage', 'Pneus flotte %', ({ tiresFleetPercentage }) => tiresFleetPercentage),
    column('endsOn', { header: 'Ultimo giorno', kind: 'date', width: 14, value: ({ endsOn }) => endsOn }),
    ...workListColumns,
  ],
  monthly: [...dealer, month, ...compared(isOver)],
  'monthly-fleet': [
    ...dealer,
    month,
    tires('tires', 'Pneumatici', (row) => row.tires),
    tires('tiresFleet', 'Pneumatici flotte', ({ tiresFleet }) => tiresFleet),
    percentage('fleetPercentage', 'Flotte %', ({ fleetPercentage }) => fleetPercentage),
  ],
  'previous-year': [...dealer, ...compared(isOver)],
});

type PreviousYearRow = ReportRow<'previous-year'>;

/**
 * The months of the previous-year report: for each, the tyres of the year before, then those of the year; the month under
 * way to the same day first, then whole.
 *
 * @param today the programme's day
 */
export function yearMonthsColumn(months: readonly string[], today: string): ReportColumn<PreviousYearRow> {
  const isUnderWay = (name: string) => name === today.slice(0, 7) && today < lastDayOf(name);
  const columns = months.flatMap((name, place) => {
    const before = name.replace(/^\d+/, (year) => String(Number(year) - 1));
    // both years to the same day less the months that are over
    const underWay = (column: string, year: 'tires' | 'tiresBefore') =>
      tires(`toDay.${column}`, `${italianDay(column)}, al ${italianDay(today).slice(0, 5)}`, (row: PreviousYearRow) =>
        row.months.slice(0, place).reduce((left, each) => left - each[year], row.toDay[year]),
      );
    return [
      ...(isUnderWay(name) ? [underWay(before, 'tiresBefore'), underWay(name, 'tires')] : []),
      tires(before, italianDay(before), (row: PreviousYearRow) => row.months[place]?.tiresBefore ?? 0),
      tires(name, italianDay(name), (row: PreviousYearRow) => row.months[place]?.tires ?? 0),
    ];
  });
  return { name: 'months', visible: columns.flatMap(({ visible }) => visible), raw: columns.flatMap(({ raw }) => raw) };
}

type Group = AnalyticsResult['items'][number];

const dimensionHeaders: Readonly<Record<AnalyticsDimension, string>> = {
  month: 'Mese',
  region: 'Regione',
  distributor: 'Distributore',
  agent: 'Agente',
  tier: 'Tier',
  brand: 'Marca',
  season: 'Stagione',
  segment: 'Segmento',
  rim: 'Cerchio',
  channel: 'Canale',
  campaign: 'Campagna',
};

/** The text of a key for people. */
function keyText({ dimension, value, label }: Group['keys'][number]): string | null {
  const texts: Partial<Record<AnalyticsDimension, Readonly<Record<string, string>>>> = {
    tier: dealerTierLabels,
    season: seasonLabels,
    segment: segmentLabels,
    channel: channelLabels,
  };
  if (value === null) return label;
  if (dimension === 'month') return italianDay(value);
  return label ?? texts[dimension]?.[value] ?? value;
}

const measureColumns: Readonly<
  Record<AnalyticsMeasure, (name: string, header: (text: string) => string, valuesOf: ValuesOf) => ReportColumn<Group>>
> = {
  tires: (name, header, valuesOf) => tires(name, header('Pneumatici'), (row) => valuesOf(row)?.tires ?? 0),
  tiresFleet: (name, header, valuesOf) =>
    tires(name, header('Pneumatici flotte'), (row) => valuesOf(row)?.tiresFleet ?? 0),
  fleetPercentage: (name, header, valuesOf) =>
    percentage(name, header('Flotte %'), (row) => valuesOf(row)?.fleetPercentage ?? null),
  amount: (name, header, valuesOf) => money(name, header('Importo'), (row) => valuesOf(row)?.amount ?? '0.00'),
  dealers: (name, header, valuesOf) => tires(name, header('Dealer'), (row) => valuesOf(row)?.dealers ?? 0),
  goalAttainment: (name, header, valuesOf) =>
    percentage(name, header('Obiettivo raggiunto %'), (row) => valuesOf(row)?.goalAttainment ?? null),
};

type ValuesOf = (row: Group) => Group['values'] | null;

/**
 * The columns of analytics: a key for each dimension, then the requested measures; of two years to the same day first,
 * then of the whole time, which differs only while it runs.
 *
 * @param isOver as for `reportColumns`
 */
export function analyticsColumns(
  dimensions: readonly AnalyticsDimension[],
  measures: readonly AnalyticsMeasure[],
  compareYear: boolean,
  isOver: boolean,
): ReportColumn<Group>[] {
  const whole = compareYear && !isOver ? ', periodo intero' : '';
  // goals have no days
  const ofDays = compareYear ? measures.filter((measure) => measure !== 'goalAttainment') : [];
  const sides = (prefix: string, suffix: string, of: readonly AnalyticsMeasure[], valuesOf: ValuesOf) =>
    of.map((measure) => measureColumns[measure](`${prefix}${measure}`, (name) => `${name}${suffix}`, valuesOf));
  return [
    ...dimensions.map((dimension, place): ReportColumn<Group> => ({
      name: dimension,
      visible: [
        {
          header: dimensionHeaders[dimension],
          kind: 'text',
          width: 30,
          value: ({ keys }) => (keys[place] === undefined ? null : keyText(keys[place])),
        },
      ],
      raw: [
        { name: dimension, kind: 'text', value: ({ keys }) => keys[place]?.value ?? null },
        { name: `${dimension}.label`, kind: 'text', value: ({ keys }) => keys[place]?.label ?? null },
      ],
    })),
    ...sides('toDay.', '', ofDays, ({ toDay }) => toDay?.values ?? null),
    ...sides('toDayBefore.', ' anno precedente', ofDays, ({ toDay }) => toDay?.before ?? null),
    ...sides('', whole, measures, ({ values }) => values),
    ...sides('before.', ` anno precedente${whole}`, compareYear ? measures : [], ({ before }) => before),
  ];
}
