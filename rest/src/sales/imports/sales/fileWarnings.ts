import type { ImportWarning, ImportWarningCode } from '@gdd/schema/imports';
import type { Cell, CellFormat } from '../../../ground/domain/rows/cells.js';
import { DateOrder } from '../../../ground/domain/rows/dateOrder.js';
import { PointsInAmounts } from '../../../ground/domain/rows/pointsInAmounts.js';
import type { ReadSalesRow } from '../../../ground/domain/rows/salesRow.js';
import { OldCharacters, SeenCells } from '../../../ground/domain/rows/seenCells.js';
import { placeOf } from './stagedRows.js';

/** The warnings that follow from a sales file alone: they are stored when it is staged. */
export const fileWarnings: readonly ImportWarningCode[] = [
  'documentNumber',
  'mixedDecimals',
  'mixedDates',
  'monthFirstDates',
  'oldCharacters',
];

const places = { document: placeOf('documento'), date: placeOf('data'), amount: placeOf('importo') };

const month = '(?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic)';
/** What a spreadsheet makes of `5/9`, and of `5-9`: a date. A number and a year, `5/2025`, is a number of a document. */
const date = new RegExp(
  `^(?:\\d{1,2}[/.-]\\d{1,2}[/.-](?:\\d{4}|\\d\\d)|\\d{4}-\\d\\d-\\d\\d|(?:\\d{1,2}-)?${month}-\\d\\d|\\d{1,2}-${month})$`,
  'i',
);
/** The longest text that `date` matches. */
const longestDate = 10;

/** Collects, row by row, what may be a mistake in a sales file as a whole. */
export class FileWarnings {
  readonly dates = new DateOrder('data');
  private readonly documents = new SeenCells('documentNumber', 'documento');
  private readonly points: PointsInAmounts;
  private readonly oldCharacters: OldCharacters;

  /** @param isTyped whether numbers are what a spreadsheet made of a cell, and not what a program sent */
  constructor(
    format: CellFormat,
    private readonly isTyped: boolean,
  ) {
    this.oldCharacters = new OldCharacters(format.isOfDos === true);
    this.points = new PointsInAmounts('importo', format);
  }

  /** @param cells in the order of the columns */
  note(row: number, cells: readonly Cell[], { values, problems }: ReadSalesRow): void {
    const document = cells[places.document] ?? '';
    if (typeof document === 'number' ? this.isTyped : document.length <= longestDate && date.test(document)) {
      this.documents.note(row, document);
    }
    this.oldCharacters.noteRow(row, cells);
    if (values.amount !== undefined) this.points.note(row, cells[places.amount] ?? '');
    if (problems.length > 0 && problems.some(({ column, reason }) => column === 'data' && reason === 'notDate')) {
      this.dates.noteWrong(row, cells[places.date] ?? '');
    }
  }

  warnings(): ImportWarning[] {
    const kinds = [this.documents, this.points, this.dates, this.oldCharacters];
    return kinds.map((kind) => kind.warning()).filter((warning) => warning !== undefined);
  }
}
