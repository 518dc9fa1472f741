import { campaignStateLabels } from '../../../ground/domain/labels/campaignLabels.js';
import {
  dayWithArticle,
  italianDay,
  italianEuro,
  italianNumber,
  italianPercent,
  periodWithArticles,
} from '../../../ground/domain/labels/italianFormats.js';
import { romeDay } from '../../../ground/domain/romeDay.js';
import { colours } from '../../../ground/platform/pdf/colours.js';
import type { Sheets } from '../../../ground/platform/pdf/Sheets.js';
import { drawTreadBar } from '../../../ground/platform/pdf/treadBar.js';
import type { StatementView } from '../statement.js';
import { capital, progressText } from './documentTexts.js';
import { goalChangeText, worsenedRulesText } from './worseningTexts.js';
import type { StatementData } from './StatementData.js';

/** Draws the top of the first page: dealer, campaign, day, notices, progress and figures. */
export function drawHead(sheets: Sheets, { statement, day }: StatementData): void {
  drawBrand(
    sheets,
    statement.knownOn === null
      ? `Situazione ${dayWithArticle('al', italianDay(day))}`
      : `Com’era noto ${dayWithArticle('il', italianDay(day))}`,
  );
  const { businessName, code, vatNumber, campaign } = statement;
  sheets.paragraph(businessName, { size: 18, weight: 'semibold' }, 2);
  sheets.paragraph(`Codice ${code} · Partita IVA ${vatNumber}`, { colour: colours.secondary }, 10);
  sheets.paragraph(campaign.title, { size: 12, weight: 'semibold' }, 2);
  const period = periodWithArticles(italianDay(campaign.startsOn), italianDay(campaign.endsOn));
  sheets.paragraph(`${capital(period)} · ${campaignStateLabels[campaign.state]} · ${acceptance(statement)}`, {
    colour: colours.secondary,
  });
  for (const notice of rulesNotices(statement)) sheets.paragraph(notice, {}, 3);
  for (const notice of noticesOf(statement)) sheets.paragraph(notice, { colour: colours.warning }, 3);
  sheets.y += 8;
  drawProgress(sheets, statement);
  drawFigures(sheets, statement);
}

function drawBrand(sheets: Sheets, day: string): void {
  const { pdf, left, width } = sheets;
  pdf.rect(0, 0, pdf.page.width, 46).fill(colours.rubber);
  pdf.rect(0, 46, pdf.page.width, 3).fill(colours.accent);
  sheets.write('Battistrada', left, 16, width / 2, { size: 13, weight: 'semibold', colour: colours.onRubber });
  sheets.write('Estratto del premio', left + width / 2, 11, width / 2, {
    size: 10,
    weight: 'semibold',
    colour: colours.onRubber,
    align: 'right',
  });
  sheets.write(day, left + width / 2, 25, width / 2, { size: 9, colour: colours.onRubber, align: 'right' });
  sheets.y = 66;
}

function acceptance({ accepted, acceptedAt, rules }: StatementView): string {
  if (!accepted || acceptedAt === null) return 'non accettata';
  const day = dayWithArticle('il', italianDay(romeDay(new Date(acceptedAt))));
  return rules.acceptedVersion === null
    ? `accettata ${day}`
    : `accettata ${day} con la versione ${rules.acceptedVersion} delle regole`;
}

/** Sentences about the versions of the rules after the accepted one, and about changes of the accepted goal. */
function rulesNotices({ rules, goalChanges }: StatementView): readonly string[] {
  return [
    ...rules.changes.map(({ version, since, worsening, accumulatedBefore, accumulatedAfter }) => {
      const from = `${capital(dayWithArticle('dal', italianDay(romeDay(new Date(since)))))} vale la versione ${version} delle regole`;
      const prize =
        accumulatedBefore === null || accumulatedAfter === null
          ? 'il premio è rimasto lo stesso'
          : `premio da ${italianEuro(accumulatedBefore)} a ${italianEuro(accumulatedAfter)}`;
      return `${from}: ${prize}.${worsening === null ? '' : ` ${worsenedRulesText(worsening)}`}`;
    }),
    ...goalChanges.map(goalChangeText),
  ];
}

function noticesOf({ accepted, campaign, sinceClosing, linesChangedSinceClosing }: StatementView): readonly string[] {
  const closedOn = sinceClosing && italianDay(romeDay(new Date(sinceClosing.closedAt)));
  return [
    ...(closedOn === null ? [] : [`Le cifre sono quelle della chiusura, ${dayWithArticle('il', closedOn)}.`]),
    ...(linesChangedSinceClosing
      ? ['Dopo la chiusura sono arrivate o sono state tolte righe di vendita, che qui non contano.']
      : []),
    ...(accepted
      ? []
      : [
          campaign.state === 'closed'
            ? 'La campagna si è chiusa senza essere accettata: non c’è un premio.'
            : 'La campagna non è stata accettata: gli pneumatici si contano, ma il premio non si accumula.',
        ]),
  ];
}

function drawProgress(sheets: Sheets, statement: StatementView): void {
  const { tiresPurchased, goalThreshold, tiers, unlockTires, incentiveDetail, accepted, campaign } = statement;
  if (campaign.state === 'closed' && !accepted) return;
  const { reached, next } = progressText(statement);
  const notches = [
    { at: goalThreshold, percent: '100', main: true },
    { at: unlockTires, percent: String(incentiveDetail.unlockAt), main: false },
    ...tiers.slice(1).map(({ from, startsAt }) => ({ at: startsAt, percent: from, main: false })),
  ].filter(({ at, main }, index, all) => at > 0 && (main || all.findIndex((other) => other.at === at) === index));
  const last = Math.max(...notches.map(({ at }) => at));
  drawTreadBar(sheets, {
    value: tiresPurchased,
    // extends beyond the last threshold, to at most 150 % of it, where the dealer is beyond; as in the client
    end: Math.max(last, Math.min(tiresPurchased, 1.5 * last)),
    notches: notches.map(({ at, percent, main }) => ({ at, main, label: italianPercent(percent) })),
  });
  sheets.write(reached, sheets.left, sheets.y, sheets.width / 2, { colour: colours.secondary, tabular: true });
  sheets.write(next, sheets.left + sheets.width / 2, sheets.y, sheets.width / 2, {
    weight: 'semibold',
    align: 'right',
  });
  sheets.y += sheets.heightOf(next, sheets.width / 2, { weight: 'semibold' }) + 12;
}

function drawFigures(sheets: Sheets, statement: StatementView): void {
  const figures = [
    ['Obiettivo', italianNumber(statement.goalThreshold)],
    ['Acquistati', italianNumber(statement.tiresPurchased)],
    ['Mancanti', italianNumber(statement.tiresMissing)],
    ['Flotte', `${italianNumber(statement.tiresFleet)} (${italianPercent(statement.tiresFleetPercentage)})`],
    ['Accumulato', italianEuro(statement.plafondAccumulated)],
    ['Spendibile', italianEuro(statement.plafondExpendable)],
  ] as const;
  const width = sheets.width / figures.length;
  sheets.ensureSpace(40);
  sheets.pdf.rect(sheets.left, sheets.y, sheets.width, 38).fill(colours.sunken);
  figures.forEach(([label, value], index) => {
    const x = sheets.left + index * width + 8;
    sheets.write(label, x, sheets.y + 7, width - 10, { size: 7.5, colour: colours.secondary });
    sheets.write(value, x, sheets.y + 18, width - 10, { size: 10.5, weight: 'semibold', tabular: true });
  });
  sheets.y += 52;
}
