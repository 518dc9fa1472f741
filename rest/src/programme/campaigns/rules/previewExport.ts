import type { RulesOutcome } from '@gdd/schema/campaigns';
import type { Column } from '../../../ground/platform/spreadsheets/columns.js';
import { rawEnum, rawFields, rawTexts, type RawColumn } from '../../../ground/platform/spreadsheets/rawCsv.js';
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
  ...rawFields('dealerId'),
  ...rawTexts('code', 'businessName'),
  ...rawFields('accepted'),
  { name: 'outcome', value: ({ outcome }) => rawEnum(outcome) },
  ...rawFields(
    'accumulatedBefore',
    'accumulatedAfter',
    'accumulatedDifference',
    'expendableBefore',
    'expendableAfter',
    'expendableDifference',
  ),
];

export const previewColumns = { visible, raw };
