import { confirmationOf, warningExamples, type ImportWarning, type ImportWarningCode } from '@gdd/schema/imports';
import type { Cell } from './cells.js';

/** The column name of what is about a file as a whole. */
export const wholeFile = '(file)';

/** Counts the cells of a file that a warning is about, and stores the first of them. */
export class SeenCells {
  count = 0;
  private readonly examples: { row: number; value: string }[] = [];

  constructor(
    private readonly code: ImportWarningCode,
    private readonly column: string,
  ) {}

  note(row: number, cell: Cell): void {
    this.count += 1;
    if (this.examples.length < warningExamples) this.examples.push({ row, value: String(cell).slice(0, 100) });
  }

  /** A warning about the cells; undefined without any. */
  warning(): ImportWarning | undefined {
    if (this.count === 0) return undefined;
    return warningOf(this.code, this.column, { count: this.count, examples: this.examples });
  }
}

/** A warning that says, by its code, whether it wants a confirmation. */
export function warningOf(
  code: ImportWarningCode,
  column: string,
  found: Pick<ImportWarning, 'count' | 'examples'> & Partial<Pick<ImportWarning, 'value' | 'suggestion'>>,
): ImportWarning {
  const needsConfirmation = confirmationOf(code) !== undefined;
  return { code, column, value: null, suggestion: null, ...found, needsConfirmation };
}

/** The cells with letters of MS-DOS (code page 850), in files whose text is in them. */
export class OldCharacters extends SeenCells {
  constructor(private readonly isOfDos: boolean) {
    super('oldCharacters', wholeFile);
  }

  noteRow(row: number, cells: readonly Cell[]): void {
    if (!this.isOfDos) return;
    for (const cell of cells) if (typeof cell === 'string' && /[^ -~]/.test(cell)) this.note(row, cell);
  }
}
