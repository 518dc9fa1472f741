import { channelLabels, seasonLabels, segmentLabels } from '../../../ground/domain/labels/saleLabels.js';
import { italianDay, italianEuro, italianNumber } from '../../../ground/domain/labels/italianFormats.js';
import { fixed, millionths } from '../../../ground/domain/decimal.js';
import { colours } from '../../../ground/platform/pdf/colours.js';
import type { Sheets } from '../../../ground/platform/pdf/Sheets.js';
import { drawTable } from '../../../ground/platform/pdf/table.js';
import { boostOfLine } from '../statement.js';
import type { StatementData } from './StatementData.js';

/** Draws the table of all sale lines that count, with their totals. */
export async function drawLines(sheets: Sheets, { statement, lines }: StatementData): Promise<void> {
  sheets.ensureSpace(90);
  sheets.y += 6;
  sheets.paragraph('Vendite che contano', { size: 13, weight: 'semibold' }, 3);
  if (lines.length === 0) {
    const isGone = (statement.sinceClosing?.differences.length ?? 0) > 0;
    const none = isGone
      ? 'Le vendite contate alla chiusura non sono più registrate.'
      : 'Nessuna vendita di questo periodo conta per la campagna.';
    sheets.paragraph(none, { colour: colours.secondary });
    return;
  }
  const count = lines.length === 1 ? '1 riga' : `Tutte le ${italianNumber(lines.length)} righe`;
  sheets.paragraph(`${count}, dalla più recente.`, { colour: colours.secondary }, 8);
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const amount = fixed(lines.reduce((sum, line) => sum + millionths(line.amount), 0n) / 10_000n, 2);
  await drawTable(
    sheets,
    [
      { label: 'Documento', width: 0.24, cell: (line) => `${line.document}, riga ${line.line}` },
      { label: 'Data', width: 0.1, cell: ({ soldOn }) => italianDay(soldOn) },
      {
        label: 'Pneumatico',
        width: 0.27,
        cell: ({ brand, season, segment, rim }) =>
          [brand, seasonLabels[season].toLowerCase(), segmentLabels[segment], `${rim}″`].join(' · '),
      },
      { label: 'Canale', width: 0.09, cell: ({ channel }) => channelLabels[channel] },
      { label: 'Quantità', width: 0.075, align: 'right', cell: (line) => italianNumber(line.quantity) },
      { label: 'Importo', width: 0.12, align: 'right', cell: (line) => italianEuro(line.amount) },
      {
        label: 'Fattore',
        width: 0.105,
        align: 'right',
        cell: ({ boost }) => `× ${italianNumber(boostOfLine(statement, boost).factor, 2)}`,
        note: ({ boost }) => boostOfLine(statement, boost).boostLabel,
      },
    ],
    lines,
    ['Totale', '', '', '', italianNumber(quantity), italianEuro(amount), ''],
  );
}
