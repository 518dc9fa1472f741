import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { BrokenTable } from './table.js';

/** Characters of XML between two tags: a cell holds at most 32,767. */
const longestText = 1_000_000;

export const brokenSpreadsheet = (row = 1) => new BrokenTable(row, 'brokenSpreadsheet');

export type Attributes = Readonly<Record<string, string>>;

export interface XmlHandlers {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** A parser of XML that knows nothing of documents outside, nor of abbreviations that a document makes up. */
export class XmlParser {
  private readonly parser = new SaxesParser();
  private silent = 0;

  constructor(handlers: XmlHandlers) {
    const { parser } = this;
    const heard = () => (this.silent = 0);
    parser.on('opentag', (tag: SaxesTagPlain) => {
      heard();
      handlers.open?.(localName(tag.name), tag.attributes);
    });
    parser.on('text', (text) => handlers.text?.(text));
    parser.on('cdata', (text) => handlers.text?.(text));
    parser.on('closetag', (tag: SaxesTagPlain) => {
      heard();
      handlers.close?.(localName(tag.name));
    });
    parser.on('doctype', () => {
      throw brokenSpreadsheet();
    });
    parser.on('error', () => {
      throw brokenSpreadsheet();
    });
  }

  push(text: string): void {
    this.silent += text.length;
    this.parser.write(text);
    if (this.silent > longestText) throw brokenSpreadsheet();
  }

  end(): void {
    this.parser.close();
  }
}

/** Without the prefix that some programs write. */
function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
}
