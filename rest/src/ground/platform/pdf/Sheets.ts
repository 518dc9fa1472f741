import PDFDocument from 'pdfkit';
import { colours } from './colours.js';
import { Fonts, isUsual, type FontWeight } from './fonts.js';
import { wrapped, type MixedLine } from './mixedText.js';

/** Margin and footer height of an A4 sheet, in points (1/72 inch). */
const margin = 42;
const footerHeight = 26;

/** The baseline of the main font, as a share of the height of its line. */
const baseline = 0.807;

/** OpenType features for digits of equal width, so that numbers align in columns. */
const tabular = ['kern', 'tnum'] as const;

interface TextStyle {
  /** Points. */
  readonly size?: number;
  readonly weight?: FontWeight;
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
  readonly #fonts = new Fonts((name, file) => this.pdf.registerFont(name, file));

  constructor({ title, author, createdAt }: DocumentFacts) {
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: 'it-IT',
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: createdAt },
    });
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
    const pdf = this.#styled(style);
    if (isUsual(text)) return pdf.heightOfString(text, { width, ...featuresOf(style) });
    return this.#wrapped(text, width, style).length * this.#styled(style).currentLineHeight(true);
  }

  /** Writes a text at a position of this sheet, wrapped to a width. */
  write(text: string, x: number, y: number, width: number, style: TextStyle = {}): void {
    const pdf = this.#styled(style).fillColor(style.colour ?? colours.ink);
    if (isUsual(text)) pdf.text(text, x, y, { width, align: style.align ?? 'left', ...featuresOf(style) });
    else this.#writeMixed(text, x, y, width, style);
  }

  /** Writes a text in several fonts, all on the lines of the main one. */
  #writeMixed(text: string, x: number, y: number, width: number, style: TextStyle): void {
    const lines = this.#wrapped(text, width, style);
    const height = this.#styled(style).currentLineHeight(true);
    for (const [index, line] of lines.entries()) {
      const space = width - line.width;
      let left = x + (style.align === 'right' ? space : style.align === 'center' ? space / 2 : 0);
      for (const run of line.runs) {
        const options = { lineBreak: false, baseline: 'alphabetic', ...featuresOf(style) } as const;
        this.#styled(style, run.font).text(run.text, left, y + index * height + height * baseline, options);
        left += this.#styled(style, run.font).widthOfString(run.text, featuresOf(style));
      }
    }
  }

  #wrapped(text: string, width: number, style: TextStyle): readonly MixedLine[] {
    return wrapped(text, width, {
      fonts: this.#fonts,
      weight: style.weight ?? 'regular',
      measure: (run) => this.#styled(style, run.font).widthOfString(run.text, featuresOf(style)),
    });
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

  #styled({ weight = 'regular', size = 9 }: TextStyle, font = Fonts.main(weight)): PDFKit.PDFDocument {
    return this.pdf.font(font).fontSize(size);
  }
}

function featuresOf(style: TextStyle) {
  return style.tabular === true ? { features: [...tabular] } : {};
}
