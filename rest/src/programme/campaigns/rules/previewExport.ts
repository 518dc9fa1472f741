import type { RulesOutcome } from '@gdd/schema/campaigns';
import type { Column } from '../../../ground/platform/spreadsheets/columns.js';
import { rawEnum, type RawColumn } from '../../../ground/platform/spreadsheets/rawCsv.js';
import type { RulesPreviewDealerView } from './schemas.js';

const outcomeLabels: Readonly<Record<RulesOutcome, string>> = {
  better: 'migliora',
  worse: 'peggiora',
  same: 'invariato',
};

/** The columns of XLSX and CSV files, for people. */
const visible: readonly Column<RulesPreviewDealerView>[] = [
  { header: 'Codice', kind: 'text', width: 14, value: ({ code }) => code },
  { header: 'Ragione sociale', kind: 'text', width: 36, value: ({ businessName }) => businessName },
  { header: 'Accettata', kind: 'boolean', value: ({ accepted }) => accepted },
  { header: 'Esito', kind: 'text', width: 12, value: ({ outcome }) => outcomeLabels[outcome] },
  { header: 'Accumulato prima', kind: 'money', width: 19, value: ({ accumulatedBefore }) => accumulatedBefore },
  { header: 'Accumulato dopo', kind: 'money', width: 19, value: ({ accumulatedAfter }) => accumulatedAfter },
  { header: 'Differenza accumulato', kind: 'money', width: 22, value: (row) => row.accumulatedDifference },
  { header: 'Spendibile prima', kind: 'money', width: 19, value: ({ expendableBefore }) => expendableBefore },
  { header: 'Spendibile dopo', kind: 'money', width: 19, value: ({ expendableAfter }) => expendableAfter },
  { header: 'Differenza spendibile', kind: 'money', width: 22, value: (row) => row.expendableDifference },
];

/** The columns of the formats for programs, csvRaw and jsonl. */
const raw: readonly RawColumn<RulesPreviewDealerView>[] = [
  { name: 'dealerId', value: ({ dealerId }) => dealerId },
  { name: 'code', kind: 'text', value: ({ code }) => code },
  { name: 'businessName', kind: 'text', value: ({ businessName }) => businessName },
  { name: 'accepted', value: ({ accepted }) => accepted },
  { name: 'outcome', value: ({ outcome }) => rawEnum(outcome) },
  { name: 'accumulatedBefore', value: ({ accumulatedBefore }) => accumulatedBefore },
  { name: 'accumulatedAfter', value: ({ accumulatedAfter }) => accumulatedAfter },
  { name: 'accumulatedDifference', value: ({ accumulatedDifference }) => accumulatedDifference },
  { name: 'expendableBefore', value: ({ expendableBefore }) => expendableBefore },
  { name: 'expendableAfter', value: ({ expendableAfter }) => expendableAfter },
  { name: 'expendableDifference', value: ({ expendableDifference }) => expendableDifference },
];

export const previewColumns = { visible, raw };
