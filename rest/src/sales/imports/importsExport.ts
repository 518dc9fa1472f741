import type { z } from 'zod';
import { rowsByIds } from '../../ground/database/pages.js';
import { importKindLabels, importStatusLabel } from '../../ground/domain/labels/importLabels.js';
import { romeDay } from '../../ground/domain/romeDay.js';
import type { Download } from '../../ground/files/fileContent.js';
import { exportedTable } from '../../ground/files/exports.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { rawEnum, rawFields, rawTexts, type RawColumn } from '../../ground/platform/spreadsheets/rawCsv.js';
import type { Column } from '../../ground/platform/spreadsheets/columns.js';
import { importIds, importsByIds } from './record/queries.js';
import type { importsFileBody, ImportRowView } from './record/schemas.js';
import { rowView } from './service.js';

const dayOf = (instant: string | null) => instant && romeDay(new Date(instant));

/** The columns of XLSX and CSV files, for people. */
const visible: readonly Column<ImportRowView>[] = [
  { header: 'Importazione', kind: 'integer', width: 13, value: ({ id }) => id },
  { header: 'Tipo', kind: 'text', width: 12, value: ({ kind }) => importKindLabels[kind] },
  { header: 'Stato', kind: 'text', width: 18, value: importStatusLabel },
  { header: 'File', kind: 'text', width: 40, value: ({ filename }) => filename },
  { header: 'Righe lette', kind: 'integer', value: ({ rowsRead }) => rowsRead },
  { header: 'Righe valide', kind: 'integer', value: ({ rowsValid }) => rowsValid },
  { header: 'Righe errate', kind: 'integer', value: ({ errorCount }) => errorCount },
  { header: 'Caricata il', kind: 'date', value: ({ createdAt }) => dayOf(createdAt) },
  { header: 'Caricata da', kind: 'text', width: 24, value: ({ createdBy }) => createdBy },
  { header: 'Applicata il', kind: 'date', value: ({ appliedAt }) => dayOf(appliedAt) },
  { header: 'Annullata il', kind: 'date', value: ({ undoneAt }) => dayOf(undoneAt) },
];

/** The columns of the formats for programs, csvRaw and jsonl. */
const raw: readonly RawColumn<ImportRowView>[] = [
  ...rawFields('id'),
  { name: 'kind', value: ({ kind }) => rawEnum(kind) },
  { name: 'status', value: ({ status }) => rawEnum(status) },
  ...rawTexts('filename', 'createdBy'),
  ...rawFields('size', 'rowsRead', 'rowsValid', 'errorCount', 'createdAt', 'appliedAt', 'undoneAt'),
];

/** The history of imports (all pages, same filter and order) as a file; its name contains the day. */
export function importsFile(
  { database, clock }: ServiceContext,
  { format, ...request }: z.output<typeof importsFileBody>,
): Download {
  const name = { name: `Importazioni ${romeDay(clock.programmeNow())}`, title: 'Importazioni' };
  return exportedTable(format, name, { visible, raw }, (reportTotal) =>
    rowsByIds(
      () => importIds(database, request),
      async (ids) => (await importsByIds(database, ids)).map(rowView),
      reportTotal,
    ),
  );
}
