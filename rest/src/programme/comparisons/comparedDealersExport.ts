import { dealerTierLabels } from '../../ground/domain/labels/dealerLabels.js';
import type { Column } from '../../ground/platform/spreadsheets/columns.js';
import { rawEnum, rawFields, rawMember, rawTexts, type RawColumn } from '../../ground/platform/spreadsheets/rawCsv.js';
import type { ComparedDealerView } from './schemas.js';

/** Columns of the XLSX file. */
const visible: readonly Column<ComparedDealerView>[] = [
  { header: 'Codice', kind: 'text', width: 14, value: ({ code }) => code },
  { header: 'Ragione sociale', kind: 'text', width: 36, value: ({ businessName }) => businessName },
  { header: 'Partita IVA', kind: 'text', width: 14, value: ({ vatNumber }) => vatNumber },
  { header: 'Regione', kind: 'text', value: ({ region }) => region },
  { header: 'Tier', kind: 'text', width: 12, value: ({ tier }) => dealerTierLabels[tier] },
  { header: 'Pneumatici', kind: 'integer', width: 16, value: ({ tires }) => tires },
  { header: 'Pneumatici confrontati', kind: 'integer', width: 22, value: ({ otherTires }) => otherTires },
  { header: 'Premio accumulato', kind: 'money', width: 19, value: ({ accumulated }) => accumulated },
  { header: 'Premio confrontato', kind: 'money', width: 19, value: ({ otherAccumulated }) => otherAccumulated },
  { header: 'Differenza', kind: 'money', width: 16, value: ({ difference }) => difference },
  { header: 'Distributore', kind: 'text', width: 36, value: ({ distributor }) => distributor?.businessName ?? null },
];

/** Columns of the CSV and JSON Lines files. */
const raw: readonly RawColumn<ComparedDealerView>[] = [
  ...rawFields('dealerId'),
  ...rawTexts('code', 'businessName'),
  ...rawFields('vatNumber'),
  ...rawTexts('region'),
  { name: 'tier', value: ({ tier }) => rawEnum(tier) },
  ...rawFields('tires', 'otherTires', 'accumulated', 'otherAccumulated', 'difference'),
  ...rawMember<ComparedDealerView>('distributor', ({ distributor }) => distributor),
];

export const comparedDealerColumns = { visible, raw };
