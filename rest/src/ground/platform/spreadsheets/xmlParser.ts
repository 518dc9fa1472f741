import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { BrokenTable } from './table.js';

/** Maximum characters between two tags, which are buffered: a cell has at most 32,767. */
const longestText = 1_000_000;

export const brokenSpreadsheet = (row = 1) => new BrokenTable(row, 'brokenSpreadsheet');

export type Attributes = Readonly<Record<string, string>>;

export interface XmlHandlers {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** An XML parser without support for document types, so without external and custom entities. */
export class XmlParser {
  private readonly parser = new SaxesParser();
  /** Characters since the last tag. */
  private untagged = 0;

  constructor(handlers: XmlHandlers) {
    const { parser } = this;
    const countTag = () => (this.untagged = 0);
    parser.on('opentag', (tag: SaxesTagPlain) => {
      countTag();
      handlers.open?.(localName(tag.name), tag.attributes);
    });
    parser.on('text', (text) => handlers.text?.(text));
    parser.on('cdata', (text) => handlers.text?.(text));
    parser.on('closetag', (tag: SaxesTagPlain) => {
      countTag();
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
    this.untagged += text.length;
    this.parser.write(text);
    if (this.untagged > longestText) throw brokenSpreadsheet();
  }

  end(): void {
    this.parser.close();
  }
}

/** The name of an element without the namespace prefix that some programs write. */
function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
}
