import { dealerTierLabels } from '../../ground/domain/labels/dealerLabels.js';
import type { Column } from '../../ground/platform/spreadsheets/columns.js';
import { rawEnum, rawMember, type RawColumn } from '../../ground/platform/spreadsheets/rawCsv.js';
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
  { name: 'dealerId', value: ({ dealerId }) => dealerId },
  { name: 'code', kind: 'text', value: ({ code }) => code },
  { name: 'businessName', kind: 'text', value: ({ businessName }) => businessName },
  { name: 'vatNumber', value: ({ vatNumber }) => vatNumber },
  { name: 'region', kind: 'text', value: ({ region }) => region },
  { name: 'tier', value: ({ tier }) => rawEnum(tier) },
  { name: 'tires', value: ({ tires }) => tires },
  { name: 'otherTires', value: ({ otherTires }) => otherTires },
  { name: 'accumulated', value: ({ accumulated }) => accumulated },
  { name: 'otherAccumulated', value: ({ otherAccumulated }) => otherAccumulated },
  { name: 'difference', value: ({ difference }) => difference },
  ...rawMember<ComparedDealerView>('distributor', ({ distributor }) => distributor),
];

export const comparedDealerColumns = { visible, raw };
