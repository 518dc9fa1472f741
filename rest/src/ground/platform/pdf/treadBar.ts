import { colours } from './colours.js';
import type { Sheets } from './Sheets.js';

interface Notch {
  /** Position in the bar's unit. */
  readonly at: number;
  /** Text below the notch. */
  readonly label: string;
  /** Whether it is the goal, whose notch has the full height of the bar. */
  readonly main: boolean;
}

interface TreadBar {
  readonly value: number;
  /** The end of the bar; above 0. */
  readonly end: number;
  readonly notches: readonly Notch[];
}

/** Height of the bar and width of a label, in points. */
const barHeight = 16;
const labelWidth = 44;

/**
 * Draws a progress bar in the style of a tyre tread: dark, with a notch at each threshold and an amber leading edge.
 */
export function drawTreadBar(sheets: Sheets, { value, end, notches }: TreadBar): void {
  sheets.ensureSpace(barHeight + 24);
  const { pdf, left, width, y } = sheets;
  const filled = (width * Math.min(Math.max(value, 0), end)) / end;
  pdf.rect(left, y, width, barHeight).fill(colours.sunken);
  if (filled > 0) drawRubber(sheets, filled);
  for (const { at, main } of notches) {
    const height = main ? barHeight : barHeight / 2;
    const x = left + (width * Math.min(at, end)) / end - 1.5;
    pdf.rect(x, y + barHeight - height, 1.5, height).fill(at <= value ? colours.paper : colours.secondary);
  }
  pdf.rect(left, y, width, barHeight).lineWidth(0.5).strokeColor(colours.border).stroke();
  if (filled > 0) pdf.rect(left + Math.max(filled, 3) - 3, y - 1.5, 3, barHeight + 3).fill(colours.accent);
  sheets.y += barHeight + 3;
  drawScale(sheets, end, notches);
}

/** Draws the filled part with the arrow-shaped grooves of a tyre. */
function drawRubber({ pdf, left, y }: Sheets, filled: number): void {
  pdf.save().rect(left, y, filled, barHeight).clip();
  pdf.rect(left, y, filled, barHeight).fill(colours.rubber);
  const middle = y + barHeight / 2;
  for (let x = left - barHeight; x < left + filled; x += 7) {
    pdf
      .moveTo(x, y)
      .lineTo(x + 5, middle)
      .lineTo(x, y + barHeight);
  }
  pdf.lineWidth(1.4).strokeColor(colours.paper, 0.3).stroke().restore();
}

/** Draws the labels below their notches; the goal has priority, and labels that would overlap are omitted. */
function drawScale(sheets: Sheets, end: number, notches: readonly Notch[]): void {
  const taken: number[] = [];
  for (const { at, label, main } of notches.toSorted((one, other) => Number(other.main) - Number(one.main))) {
    const centre = (sheets.width * Math.min(at, end)) / end;
    const x = sheets.left + Math.min(Math.max(centre - labelWidth / 2, 0), sheets.width - labelWidth);
    if (taken.some((other) => Math.abs(other - x) < labelWidth)) continue;
    taken.push(x);
    const atEdge = x >= sheets.left + sheets.width - labelWidth;
    sheets.write(label, x, sheets.y, labelWidth, {
      size: 7,
      colour: colours.secondary,
      weight: main ? 'semibold' : 'regular',
      align: atEdge ? 'right' : 'center',
    });
  }
  sheets.y += 14;
}
