/** The files of imports: their bad rows, and templates. */
import type { ImportKind } from '@gdd/schema/campaigns';
import { Readable } from 'node:stream';
import type { Download } from '../../ground/files/fileContent.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { notFound } from '../../ground/platform/http/errors.js';
import type { Column } from '../../ground/platform/spreadsheets/columns.js';
import { spreadsheet, spreadsheetTypes } from '../../ground/platform/spreadsheets/spreadsheet.js';
import { kinds } from './kinds.js';
import { importById } from './record/queries.js';

/**
 * The bad rows of an import, as a file.
 *
 * @throws Refusal NOT_FOUND, also for an import without any
 */
export async function importErrors({ database }: ServiceContext, id: number): Promise<Download> {
  const errorsFile = (await importById(database, id))?.job.errorsFile;
  if (errorsFile == null) throw notFound();
  return {
    filename: `errori-importazione-${id}.csv`,
    contentType: spreadsheetTypes.csv,
    content: { kind: 'stored', ...errorsFile },
  };
}

const templateNames: Readonly<Record<ImportKind, string>> = {
  sales: 'modello-vendite.csv',
  network: 'modello-rete.csv',
  goals: 'modello-obiettivi.csv',
};

/** The template of a kind of import: a CSV with its columns and an example row. */
export function importTemplate(kind: ImportKind): Download {
  const { columns, example } = kinds[kind];
  const written = columns.all.map((header, place): Column<readonly string[]> => ({
    kind: 'text',
    header,
    value: (cells) => cells[place] ?? null,
  }));
  return {
    filename: templateNames[kind],
    contentType: spreadsheetTypes.csv,
    content: {
      kind: 'generated',
      isExport: false,
      chunks: () => spreadsheet('csv', kind, written, Readable.from([example]) as AsyncIterable<readonly string[]>),
    },
  };
}
