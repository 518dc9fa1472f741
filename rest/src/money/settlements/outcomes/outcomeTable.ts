/** The rows of a file of outcomes that an ERP writes: numero, esito, data, codice. */
import { outcomeLimits, type ExchangeOutcome, type OutcomeProblem } from '@gdd/schema/settlements';
import { problemIn, readCell, textOf, type Cell, type CellFormat } from '../../../ground/domain/rows/cells.js';
import { dateText } from '../../../ground/domain/rows/dates.js';
import { folded } from '../../../ground/domain/text.js';
import { cellText } from '../../../sales/imports/files/cellText.js';
import { readTableFile } from '../../../sales/imports/files/tableFile.js';
import type { TableKind } from '../../../sales/imports/mapping/tableColumns.js';
import type { ImportSource } from '../../../sales/imports/record/kind.js';
import { documentNumbers } from '../officeTable.js';

/** The table of outcomes, as other programs may write it too. */
export const outcomesTable: TableKind = {
  kind: 'outcomes',
  columns: {
    all: ['numero', 'esito', 'data', 'codice'],
    required: ['numero', 'esito', 'data'],
    synonyms: {
      numero: documentNumbers,
      esito:
        'stato stato_sdi esito_sdi notifica tipo_notifica ricevuta tipo_ricevuta risultato outcome status result receipt',
      data: 'data_esito data_notifica data_ricevuta data_sdi del date day outcome_date',
      codice:
        'codici codice_errore codici_errore cod_errore errore errori motivo code codes error error_code error_codes',
    },
  },
  rowProblems:
    (format) =>
    ([, outcome = '', day = '', codes = '']) => [
      ...(outcomeIn(outcome) === undefined ? [problemIn('esito', { reason: 'unknownValue' })] : []),
      ...(dayIn(day, format) === undefined ? [problemIn('data', { reason: 'notDate' })] : []),
      ...(codesIn(readCell(codes, textOf), 'rejected') === undefined
        ? [problemIn('codice', { reason: 'unknownValue' })]
        : []),
    ],
};

/** The words for an outcome, folded, and the signs of the exchange system. */
const words: ReadonlyMap<string, ExchangeOutcome> = new Map([
  ['rc', 'delivered'],
  ['consegnata', 'delivered'],
  ['mc', 'undelivered'],
  ['mancata consegna', 'undelivered'],
  ['ns', 'rejected'],
  ['scartata', 'rejected'],
]);

/** A row, as far as it could be read; `problem` where it could not. */
export interface OutcomeRow {
  readonly row: number;
  readonly number: string;
  /** The number of the document as it stands in the file. */
  readonly written: string;
  readonly problem: OutcomeProblem | undefined;
  readonly outcome: ExchangeOutcome;
  readonly day: string;
  readonly codes: readonly string[];
}

/** More rows than a file may have. */
export class TooManyRows extends Error {}

/** @throws UnreadableFile, RefusedFile; TooManyRows */
export async function outcomeRows(source: ImportSource): Promise<readonly OutcomeRow[]> {
  const { format, batches } = await readTableFile(source, outcomesTable.columns);
  const outcomes: OutcomeRow[] = [];
  for await (const rows of batches) {
    for (const { row, cells } of rows) outcomes.push(outcomeRow(row, cells, format));
    if (outcomes.length > outcomeLimits.rows) throw new TooManyRows();
  }
  return outcomes;
}

function outcomeRow(row: number, cells: readonly Cell[], format: CellFormat): OutcomeRow {
  const [number = '', outcomeCell = '', dayCell = '', codeCell = ''] = cells;
  const outcome = outcomeIn(outcomeCell);
  const day = dayIn(dayCell, format);
  const codes = codesIn(readCell(codeCell, textOf), outcome);
  return {
    row,
    number: readCell(number, textOf)?.toUpperCase() ?? String(number),
    written: cellText(String(number)),
    problem:
      outcome === undefined
        ? 'invalidOutcome'
        : day === undefined
          ? 'invalidDay'
          : codes === undefined
            ? 'invalidCodes'
            : undefined,
    outcome: outcome ?? 'rejected',
    day: day ?? '',
    codes: codes ?? [],
  };
}

const outcomeIn = (cell: Cell) => words.get(folded(readCell(cell, textOf) ?? ''));
const dayIn = (cell: Cell, format: CellFormat) => readCell(cell, (each) => dateText(each, format));

/** The codes of a cell, of rejections alone; a spreadsheet leaves out their zeros. Undefined where they are wrong. */
function codesIn(text: string | undefined, outcome: ExchangeOutcome | undefined): readonly string[] | undefined {
  if (text === undefined) return undefined;
  const codes = text
    .split(/[\s,;]+/)
    .filter((code) => code !== '')
    .map((code) => code.padStart(5, '0'));
  if (codes.length > 0 && outcome !== 'rejected') return undefined;
  const isRight = codes.length <= outcomeLimits.codes && codes.every((code) => /^\d{5}$/.test(code));
  return isRight ? [...new Set(codes)] : undefined;
}
