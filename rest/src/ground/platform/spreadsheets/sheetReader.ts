import type { Cell } from '../../domain/rows/cells.js';
import type { TableRow } from './table.js';
import { type XmlHandlers, type Attributes, brokenSpreadsheet } from './xmlParser.js';

/** The limits of the format; references beyond them make a workbook invalid. */
const lastRow = 1_048_576;
const lastColumn = 16_384;
/** Maximum number of columns that are read; any cell further right is stored in the next one, as one too many. */
const mostColumnsRead = 256;

/** Joins the runs of a rich text (`t`) without its phonetic runs (`rPh`). */
export class TextReader {
  value = '';
  private isInText = false;
  private isPhonetic = false;

  clear(): void {
    this.value = '';
  }

  open(name: string): void {
    if (name === 't') this.isInText = true;
    else if (name === 'rPh') this.isPhonetic = true;
  }

  text(text: string): void {
    if (this.isInText && !this.isPhonetic) this.value += text;
  }

  close(name: string): void {
    if (name === 't') this.isInText = false;
    else if (name === 'rPh') this.isPhonetic = false;
  }
}

/**
 * A text with the characters that a sheet writes as `_x000D_`, by their hexadecimal number; `_x005F_` is the underscore
 * of a text that looks so.
 */
export function unescapedText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_escape, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Converts the XML elements of a sheet into rows. */
export class SheetReader implements XmlHandlers {
  private rows: TableRow[] = [];
  private row = 0;
  private cells: Cell[] = [];
  private column = -1;
  private type = 'n';
  private value = '';
  private isInValue = false;
  private readonly inline = new TextReader();

  constructor(private readonly texts: readonly string[]) {}

  /** Removes and returns the complete rows. */
  take(): TableRow[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  open(name: string, attributes: Attributes): void {
    switch (name) {
      case 'row':
        this.openRow(attributes['r']);
        break;
      case 'c':
        this.column = this.columnOf(attributes['r']);
        this.type = attributes['t'] ?? 'n';
        this.value = '';
        this.inline.clear();
        break;
      case 'v':
        this.isInValue = true;
        break;
      default:
        this.inline.open(name);
    }
  }

  text(text: string): void {
    if (this.isInValue) this.value += text;
    else this.inline.text(text);
  }

  close(name: string): void {
    switch (name) {
      case 'sheetData':
        this.finishRow();
        break;
      case 'c':
        this.put(this.cell());
        break;
      case 'v':
        this.isInValue = false;
        break;
      default:
        this.inline.close(name);
    }
  }

  private openRow(reference: string | undefined): void {
    const row = reference === undefined ? this.row + 1 : Number(reference);
    this.column = -1;
    // some programs write the cells of one row as several elements
    if (row === this.row && row > 0) return;
    if (!Number.isInteger(row) || row <= this.row || row > lastRow) throw brokenSpreadsheet(this.row + 1);
    this.finishRow();
    this.row = row;
  }

  /** Adds the row that was read to the complete ones, unless it is empty. */
  private finishRow(): void {
    const { row, cells } = this;
    this.cells = [];
    if (cells.some((cell) => typeof cell === 'number' || cell.trim() !== '')) this.rows.push({ row, cells });
  }

  private columnOf(reference: string | undefined): number {
    if (reference === undefined) return this.column + 1;
    // the letters are a number of base 26 with A = 1
    const letters = /^[A-Z]{1,3}/i.exec(reference)?.[0].toUpperCase() ?? '';
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    if (column <= this.column || column >= lastColumn) throw brokenSpreadsheet(this.row);
    return column;
  }

  private put(cell: Cell): void {
    if (cell === '') return;
    const index = Math.min(this.column, mostColumnsRead);
    while (this.cells.length < index) this.cells.push('');
    this.cells[index] = cell;
  }

  private cell(): Cell {
    const { type, value } = this;
    switch (type) {
      case 'n': {
        const number = Number(value);
        return value.trim() === '' ? '' : Number.isFinite(number) ? number : value;
      }
      case 's': {
        // the index of a shared text
        const text = this.texts[Number(value)];
        if (value === '') return '';
        if (text === undefined) throw brokenSpreadsheet(this.row);
        return text;
      }
      case 'inlineStr':
        return unescapedText(this.inline.value);
      case 'b':
        // the words that Italian spreadsheets show
        return value === '1' ? 'VERO' : value === '' ? '' : 'FALSO';
      case 'd':
        // an ISO 8601 date, with a time or without
        return value.slice(0, 'yyyy-mm-dd'.length);
      default:
        // 'str' and 'e': the text result of a formula, or the name of its error
        return unescapedText(value);
    }
  }
}
