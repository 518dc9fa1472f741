import { millionths } from '../../../ground/domain/decimal.js';
import { euroSum } from '../../../ground/domain/incentive/underWay.js';
import { entryKindLabels } from '../../../ground/domain/labels/ledgerLabels.js';
import { italianDay, italianEuro, italianNumber } from '../../../ground/domain/labels/italianFormats.js';
import { colours } from '../../../ground/platform/pdf/colours.js';
import type { Sheets } from '../../../ground/platform/pdf/Sheets.js';
import { drawTable } from '../../../ground/platform/pdf/table.js';
import type { StatementView } from '../statement.js';
import { averageFactorText, basisText, capText, countedSales, tierText, unlockText } from './documentTexts.js';

/** Draws the calculation of a prize step by step: tiers, boosts, product, cap, unlocking, entries of the ledger. */
export async function drawSteps(sheets: Sheets, statement: StatementView): Promise<void> {
  sheets.paragraph('Come nasce il premio', { size: 13, weight: 'semibold' }, 3);
  sheets.paragraph(countedSales(statement), { colour: colours.secondary }, 10);
  await drawBase(sheets, statement);
  await drawBoosts(sheets, statement);
  drawProduct(sheets, statement);
  drawStep(sheets, 4, 'Tetto', capText(statement));
  drawResult(sheets, 'Premio accumulato', '', italianEuro(statement.plafondAccumulated), true);
  drawStep(sheets, 5, 'Sblocco', unlockText(statement));
  sheets.y += 4;
  await drawEntries(sheets, statement);
}

async function drawBase(sheets: Sheets, { tiers, base, incentiveDetail: { basis } }: StatementView): Promise<void> {
  drawStep(sheets, 1, 'Premio base', basisText[basis]);
  await drawTable(
    sheets,
    [
      {
        label: 'Scaglione',
        width: 0.32,
        cell: ({ from }) => tierText(from),
        note: ({ reached }) => (reached ? null : 'non raggiunto'),
      },
      {
        label: basis === 'marginal' ? 'Dallo pneumatico n.' : 'Pneumatici necessari',
        width: 0.17,
        align: 'right',
        cell: ({ startsAt }) => italianNumber(startsAt),
      },
      { label: 'Premio a pneumatico', width: 0.18, align: 'right', cell: ({ rate }) => italianEuro(rate) },
      { label: 'Pneumatici', width: 0.15, align: 'right', cell: ({ tires }) => italianNumber(tires) },
      { label: 'Importo', width: 0.18, align: 'right', cell: ({ amount }) => italianEuro(amount) },
    ],
    tiers,
  );
  const amounts = tiers.filter(({ tires }) => tires > 0).map(({ amount }) => italianEuro(amount));
  drawResult(sheets, 'Premio base', amounts.length > 1 ? `${amounts.join(' + ')} =` : '', italianEuro(base));
}

async function drawBoosts(sheets: Sheets, statement: StatementView): Promise<void> {
  const { boosts, unboostedTires, unboostedFleetTires, unreconstructed, lineTires, boostedTires } = statement;
  if (boosts.length === 0 && unreconstructed === null) {
    drawStep(sheets, 2, 'Moltiplicatori', 'Questa campagna non ha moltiplicatori: il fattore è 1.');
    sheets.y += 4;
    return;
  }
  drawStep(
    sheets,
    2,
    'Moltiplicatori',
    'Il fattore medio è la somma di pneumatici × fattore, divisa per il totale degli pneumatici.',
  );
  const unboosted = {
    label: 'Senza moltiplicatore',
    factor: '1',
    tires: unboostedTires,
    fleetTires: unboostedFleetTires,
    boostedTires: String(unboostedTires),
  };
  const rest = unreconstructed === null ? [] : [{ ...unreconstructed, label: 'Non ricostruibile', factor: null }];
  const rows = [...boosts, unboosted, ...rest];
  const fleet = rows.reduce((sum, { fleetTires }) => sum + fleetTires, 0);
  await drawTable(
    sheets,
    [
      { label: 'Moltiplicatore', width: 0.36, cell: ({ label }) => label },
      { label: 'Pneumatici', width: 0.15, align: 'right', cell: ({ tires }) => italianNumber(tires) },
      { label: 'di cui flotte', width: 0.15, align: 'right', cell: ({ fleetTires }) => italianNumber(fleetTires) },
      {
        label: 'Fattore',
        width: 0.15,
        align: 'right',
        cell: ({ factor }) => (factor === null ? '–' : `× ${italianNumber(factor, 2)}`),
      },
      {
        label: 'Pneumatici × fattore',
        width: 0.19,
        align: 'right',
        cell: (row) => italianNumber(row.boostedTires),
      },
    ],
    rows,
    ['Totale', italianNumber(lineTires), italianNumber(fleet), '', italianNumber(boostedTires)],
  );
  for (const remark of boostRemarks(statement)) sheets.paragraph(remark, { colour: colours.secondary });
  drawAverage(sheets, statement);
}

function boostRemarks({ unreconstructed, lineTires, factorLimit }: StatementView): readonly string[] {
  return [
    ...(unreconstructed === null
      ? []
      : [
          '«Non ricostruibile» è quanto fu contato alla chiusura e le vendite registrate oggi non spiegano più: allora i moltiplicatori di ogni riga non si conservavano.',
        ]),
    ...(lineTires === 0 ? ['Senza pneumatici il fattore è 1.'] : []),
    ...(lineTires < 0
      ? ['I resi superano gli acquisti: gli pneumatici acquistati non scendono sotto zero e il fattore è 1.']
      : []),
    ...(factorLimit === null
      ? []
      : ['I resi porterebbero il fattore medio oltre i fattori della campagna: si ferma al più vicino, o a 1.']),
  ];
}

function drawAverage(sheets: Sheets, statement: StatementView): void {
  const { lineTires, boostedTires, factorLimit, averageFactor } = statement;
  if (lineTires <= 0) return drawResult(sheets, 'Fattore medio', '', italianNumber(1, 2));
  const quotient = `${italianNumber(boostedTires)} ÷ ${italianNumber(lineTires)}`;
  if (factorLimit !== null) {
    return drawResult(sheets, 'Fattore medio', quotient, `limitato a ${italianNumber(factorLimit, 2)}`);
  }
  const isExact = millionths(boostedTires) % BigInt(lineTires) === 0n;
  drawResult(sheets, 'Fattore medio', `${quotient} ${isExact ? '=' : '≈'}`, italianNumber(averageFactor, 2));
}

function drawProduct(sheets: Sheets, statement: StatementView): void {
  const { base, beforeCap, boostedTires, factorLimit } = statement;
  const product = `${italianEuro(base)} × ${averageFactorText(statement)}`;
  const isBelowZero = factorLimit === null && Number(boostedTires) < 0 && Number(base) > 0;
  drawStep(
    sheets,
    3,
    'Moltiplicazione e arrotondamento',
    'Il premio base si moltiplica per il fattore medio, senza arrotondarlo: si arrotonda una volta sola, alla fine, al centesimo.',
  );
  if (isBelowZero) sheets.paragraph(`${product} è minore di zero: il premio non scende sotto zero.`);
  drawResult(sheets, 'Premio prima del tetto', isBelowZero ? '' : `${product} =`, italianEuro(beforeCap));
}

async function drawEntries(sheets: Sheets, statement: StatementView): Promise<void> {
  const { entries, unlocked, plafondAccumulated, plafondExpendable, balance } = statement;
  drawStep(sheets, 6, 'Movimenti', entries.length === 0 ? 'Non ci sono riscossioni né rettifiche.' : '');
  if (entries.length > 0) {
    await drawTable(
      sheets,
      [
        { label: 'Data', width: 0.16, cell: ({ day }) => italianDay(day) },
        {
          label: 'Movimento',
          width: 0.24,
          cell: ({ kind }) => entryKindLabels[kind],
          note: ({ reversedById }) => (reversedById === null ? null : 'annullato'),
        },
        { label: 'Nota o motivo', width: 0.4, cell: ({ reason }) => reason ?? '–' },
        { label: 'Importo', width: 0.2, align: 'right', cell: ({ amount }) => italianEuro(amount) },
      ],
      entries,
      ['Totale', '', '', italianEuro(euroSum(entries.map(({ amount }) => amount)))],
    );
  }
  const unlockedPrize = unlocked ? plafondAccumulated : '0.00';
  drawResult(sheets, 'Saldo', balanceText(unlockedPrize, entries), italianEuro(balance));
  if (balance.startsWith('-')) {
    sheets.paragraph('È stato speso più di quanto risulta oggi spettante: la differenza è da restituire.');
    drawResult(sheets, 'Da restituire', '', italianEuro(statement.debt), true);
    return;
  }
  drawResult(sheets, 'Premio spendibile', '', italianEuro(plafondExpendable), true);
}

/** The formula of a balance: the unlocked prize plus or minus the sum of the entries; empty without entries. */
function balanceText(unlockedPrize: string, entries: StatementView['entries']): string {
  if (entries.length === 0) return '';
  const sum = euroSum(entries.map(({ amount }) => amount));
  const sign = sum.startsWith('-') ? '−' : '+';
  return `${italianEuro(unlockedPrize)} ${sign} ${italianEuro(sum.replace('-', ''))} =`;
}

/** Draws the number and name of a step, and the sentence that explains it. */
function drawStep(sheets: Sheets, number: number, name: string, sentence: string): void {
  // keeps the heading on the same page as the beginning of its step
  sheets.ensureSpace(70);
  sheets.pdf.roundedRect(sheets.left, sheets.y, 15, 15, 2).fill(colours.rubber);
  sheets.write(String(number), sheets.left + 5, sheets.y + 3, 10, { weight: 'semibold', colour: colours.onRubber });
  sheets.write(name, sheets.left + 22, sheets.y + 2, sheets.width - 22, { size: 10, weight: 'semibold' });
  sheets.y += 19;
  if (sentence !== '') sheets.paragraph(sentence, { colour: colours.secondary });
}

/** Draws the result of a step. @param strong highlights a figure of the campaign with an amber bar */
function drawResult(sheets: Sheets, label: string, working: string, value: string, strong = false): void {
  const valueStyle = { size: strong ? 11 : 9.5, weight: 'semibold', align: 'right', tabular: true } as const;
  const workingWidth = sheets.width - 260;
  const workingStyle = { size: 8.5, colour: colours.secondary, align: 'right', tabular: true } as const;
  const height = Math.max(20, sheets.heightOf(working, workingWidth, workingStyle) + 10);
  sheets.ensureSpace(height);
  const { pdf, left, width, y } = sheets;
  pdf.rect(left, y, width, height).fill(colours.sunken);
  if (strong) pdf.rect(left, y, 3, height).fill(colours.accent);
  sheets.write(label, left + 10, y + 5, 130, { weight: 'semibold' });
  sheets.write(working, left + 140, y + 5, workingWidth, workingStyle);
  sheets.write(value, left + width - 118, y + (strong ? 4 : 5), 110, valueStyle);
  sheets.y += height + 12;
}
