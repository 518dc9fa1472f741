import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { colours } from './colours.js';

const { resolve } = createRequire(import.meta.url);
const fonts = {
  regular: resolve('@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf'),
  semibold: resolve('@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf'),
} as const;

/** Margin and footer height of an A4 sheet, in points (1/72 inch). */
const margin = 42;
const footerHeight = 26;

/** OpenType features for digits of equal width, so that numbers align in columns. */
const tabular = ['kern', 'tnum'] as const;

interface TextStyle {
  /** Points. */
  readonly size?: number;
  readonly weight?: keyof typeof fonts;
  readonly colour?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Whether digits have equal width. */
  readonly tabular?: boolean;
}

interface DocumentFacts {
  readonly title: string;
  readonly author: string;
  readonly createdAt: Date;
}

/** The sheets of a PDF document in the portal's style; content is drawn from top to bottom, sheet after sheet. */
export class Sheets {
  readonly pdf: PDFKit.PDFDocument;
  /** Points from the left edge of a sheet to its content. */
  readonly left = margin;
  readonly width: number;
  /** Points from the top edge of the sheet to the next content. */
  y = margin;
  readonly #bottom: number;

  constructor({ title, author, createdAt }: DocumentFacts) {
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: 'it-IT',
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: createdAt },
    });
    for (const [name, file] of Object.entries(fonts)) this.pdf.registerFont(name, file);
    this.width = this.pdf.page.width - 2 * margin;
    this.#bottom = this.pdf.page.height - margin - footerHeight;
  }

  /** Starts a new sheet if fewer than `height` points are left on this one. @returns whether it did */
  ensureSpace(height: number): boolean {
    if (this.y + height <= this.#bottom) return false;
    this.pdf.addPage();
    this.y = margin;
    return true;
  }

  /** The height of a text in points, wrapped to a width. */
  heightOf(text: string, width: number, style: TextStyle = {}): number {
    return this.#styled(style).heightOfString(text, { width, ...featuresOf(style) });
  }

  /** Writes a text at a position of this sheet, wrapped to a width. */
  write(text: string, x: number, y: number, width: number, style: TextStyle = {}): void {
    this.#styled(style)
      .fillColor(style.colour ?? colours.ink)
      .text(text, x, y, { width, align: style.align ?? 'left', ...featuresOf(style) });
  }

  /** Draws a text over the whole width, with space below it in points. */
  paragraph(text: string, style: TextStyle = {}, below = 6): void {
    const height = this.heightOf(text, this.width, style);
    this.ensureSpace(height);
    this.write(text, this.left, this.y, this.width, style);
    this.y += height + below;
  }

  /** Draws a hairline over the whole width. */
  rule(colour: string = colours.hairline): void {
    this.pdf
      .moveTo(this.left, this.y)
      .lineTo(this.left + this.width, this.y)
      .lineWidth(0.5)
      .strokeColor(colour)
      .stroke();
  }

  /**
   * Ends the document: adds a footer with the subject and the page number to each sheet.
   *
   * @param subject the text at the left of the footer
   */
  end(subject: string): void {
    const { count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(page);
      this.y = this.#bottom + footerHeight - 14;
      this.rule();
      const style = { size: 7.5, colour: colours.secondary } as const;
      this.write(subject, this.left, this.y + 5, this.width - 90, style);
      const pageNumber = `Pagina ${page + 1} di ${count}`;
      this.write(pageNumber, this.left + this.width - 90, this.y + 5, 90, { ...style, align: 'right' });
    }
    this.pdf.end();
  }

  #styled({ weight = 'regular', size = 9 }: TextStyle): PDFKit.PDFDocument {
    return this.pdf.font(weight).fontSize(size);
  }
}

function featuresOf(style: TextStyle) {
  return style.tabular === true ? { features: [...tabular] } : {};
}
