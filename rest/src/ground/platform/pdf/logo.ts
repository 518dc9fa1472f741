import { colours } from './colours.js';
import type { Sheets } from './Sheets.js';

/** The side of the logo on paper, in points; it is drawn on a grid of 32. */
const side = 30;

/** Draws the portal's logo, three tread blocks on amber, at the top left; what follows stands below it. */
export function drawLogo(sheets: Sheets): void {
  const { pdf, left, y } = sheets;
  pdf.save();
  pdf.translate(left, y).scale(side / 32);
  pdf.roundedRect(0, 0, 32, 32, 4).fill(colours.accent);
  pdf.path('M6 9.5 16 5l10 4.5v4L16 9 6 13.5zM6 17l10-4.5L26 17v4l-10-4.5L6 21zM6 24.5 16 20l10 4.5v4L16 24 6 28.5z');
  pdf.fill(colours.ink);
  pdf.restore();
  sheets.y += side + 10;
}
