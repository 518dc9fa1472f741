import { dealerTierLabels } from '../../ground/domain/labels/dealerLabels.js';
import type { Column } from '../../ground/platform/spreadsheets/columns.js';
import { rawEnum, rawFields, rawMember, rawTexts, type RawColumn } from '../../ground/platform/spreadsheets/rawCsv.js';
import type { SimulationDealerView } from './schemas.js';

/** Columns of the XLSX file. */
const visible: readonly Column<SimulationDealerView>[] = [
  { header: 'Codice', kind: 'text', width: 14, value: ({ code }) => code },
  { header: 'Ragione sociale', kind: 'text', width: 36, value: ({ businessName }) => businessName },
  { header: 'Partita IVA', kind: 'text', width: 14, value: ({ vatNumber }) => vatNumber },
  { header: 'Regione', kind: 'text', value: ({ region }) => region },
  { header: 'Tier', kind: 'text', width: 12, value: ({ tier }) => dealerTierLabels[tier] },
  { header: 'Obiettivo', kind: 'integer', value: ({ goalThreshold }) => goalThreshold },
  { header: 'Pneus del periodo', kind: 'integer', width: 18, value: ({ lineTires }) => lineTires },
  { header: 'Pneus simulati', kind: 'integer', width: 16, value: ({ tires }) => tires },
  { header: 'Premio accumulato', kind: 'money', width: 19, value: ({ accumulated }) => accumulated },
  { header: 'Premio spendibile', kind: 'money', width: 19, value: ({ expendable }) => expendable },
  { header: 'Premio confrontato', kind: 'money', width: 19, value: ({ against }) => against },
  { header: 'Differenza', kind: 'money', width: 16, value: ({ difference }) => difference },
  { header: 'Distributore', kind: 'text', width: 36, value: ({ distributor }) => distributor?.businessName ?? null },
];

/** Columns of the CSV and JSON Lines files. */
const raw: readonly RawColumn<SimulationDealerView>[] = [
  ...rawFields('dealerId'),
  ...rawTexts('code', 'businessName'),
  ...rawFields('vatNumber'),
  ...rawTexts('region'),
  { name: 'tier', value: ({ tier }) => rawEnum(tier) },
  ...rawFields('goalThreshold', 'lineTires', 'tires', 'accumulated', 'expendable', 'against', 'difference'),
  ...rawMember<SimulationDealerView>('distributor', ({ distributor }) => distributor),
];

export const simulationColumns = { visible, raw };
