import type { ExportFormat, LineCondition, StatementLines } from '@gdd/schema/campaigns';
import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import { allRows, rowsAtATime } from '../../ground/database/pages.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { brands, sales } from '../../ground/database/tables/programme/sales.js';
import { lineConditionLabels } from '../../ground/domain/labels/campaignLabels.js';
import { channelLabels, seasonLabels, segmentLabels } from '../../ground/domain/labels/saleLabels.js';
import type { Download } from '../../ground/files/fileContent.js';
import { exportedTable } from '../../ground/files/exports.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { notFound } from '../../ground/platform/http/errors.js';
import { rawEnum, rawFields, rawTexts, type RawColumn } from '../../ground/platform/spreadsheets/rawCsv.js';
import type { Column } from '../../ground/platform/spreadsheets/columns.js';
import { excludedFrom } from './excludedLines.js';
import type { LinesSource } from '../../figures/sums/boostShares.js';
import { failedLineCondition, lineBoost } from '../../figures/sums/lineRules.js';
import { membershipIn } from '../../programme/memberships/membership/queries.js';
import type { DealerInCampaign } from '../../programme/memberships/membership/service.js';
import type { CampaignRow } from '../../programme/campaigns/campaign/queries.js';
import { newestFirst, saleColumns, saleId } from './saleLines.js';
import { boostOfLine, countedIn } from './statement.js';

/** A sale line with its boost and the condition that it fails. */
export type Line = Awaited<ReturnType<typeof linesAfter>>[number];

/** The columns of XLSX and CSV files that all lists of lines have. */
const visibleSale: readonly Column<Line>[] = [
  { header: 'Documento', kind: 'text', width: 18, value: ({ document }) => document },
  { header: 'Riga', kind: 'integer', width: 8, value: ({ line }) => line },
  { header: 'Data', kind: 'date', value: ({ soldOn }) => soldOn },
  { header: 'Marca', kind: 'text', width: 18, value: ({ brand }) => brand },
  { header: 'Stagione', kind: 'text', width: 16, value: ({ season }) => seasonLabels[season] },
  { header: 'Segmento', kind: 'text', width: 12, value: ({ segment }) => segmentLabels[segment] },
  { header: 'Cerchio', kind: 'integer', width: 9, value: ({ rim }) => rim },
  { header: 'Canale', kind: 'text', width: 11, value: ({ channel }) => channelLabels[channel] },
  { header: 'Quantità', kind: 'integer', width: 10, value: ({ quantity }) => quantity },
  { header: 'Importo', kind: 'money', width: 14, value: ({ amount }) => amount },
];

/** The columns of the formats for programs, csvRaw and jsonl, that all lists of lines have. */
const saleRaw: readonly RawColumn<Line>[] = [
  { name: 'id', kind: 'text', value: saleId },
  ...rawTexts('document'),
  ...rawFields('line', 'soldOn'),
  ...rawTexts('brand'),
  { name: 'season', value: ({ season }) => rawEnum(season) },
  { name: 'segment', value: ({ segment }) => rawEnum(segment) },
  ...rawFields('rim'),
  { name: 'channel', value: ({ channel }) => rawEnum(channel) },
  ...rawFields('quantity', 'amount'),
];

/** All columns of a list: those of excluded lines end with the failed condition, the others with factor and boost. */
function columnsOf(which: StatementLines, campaign: CampaignRow) {
  if (which === 'excluded') {
    const texts = (condition: LineCondition | null) => condition && lineConditionLabels[condition];
    return {
      visible: [
        ...visibleSale,
        { header: 'Perché non conta', kind: 'text', width: 20, value: (line) => texts(line.failedCondition) },
      ] satisfies Column<Line>[],
      raw: [
        ...saleRaw,
        { name: 'failedCondition', value: (line) => rawEnum(line.failedCondition) },
      ] satisfies RawColumn<Line>[],
    };
  }
  const boostOf = ({ boost }: Line) => boostOfLine(campaign, boost);
  return {
    visible: [
      ...visibleSale,
      { header: 'Fattore', kind: 'text', width: 10, value: (line) => boostOf(line).factor.replace('.', ',') },
      { header: 'Moltiplicatore', kind: 'text', width: 28, value: (line) => boostOf(line).boostLabel },
    ] satisfies Column<Line>[],
    raw: [
      ...saleRaw,
      { name: 'factor', value: (line) => boostOf(line).factor },
      { name: 'boostLabel', kind: 'text', value: (line) => boostOf(line).boostLabel },
    ] satisfies RawColumn<Line>[],
  };
}

const fileNames: Readonly<Record<StatementLines, string>> = {
  counted: 'Vendite conteggiate',
  excluded: 'Vendite non conteggiate',
  later: 'Vendite dopo la chiusura',
};

/**
 * The sale lines of a dealer's statement as a file, newest first: those that count, those that do not with the reason,
 * or those that came after the closing.
 *
 * @throws Refusal NOT_FOUND for a dealer that is not in it, or outside the caller's subtree
 */
export async function linesFile(
  { database }: ServiceContext,
  caller: SignedIn,
  { id, dealerId }: DealerInCampaign,
  { which, format }: { readonly which: StatementLines; readonly format: ExportFormat },
): Promise<Download> {
  const membership = await membershipIn(database, caller.member, id, dealerId);
  if (membership === undefined) throw notFound();
  const { campaign, businessName } = membership;
  const lines =
    which === 'excluded'
      ? excludedFrom(campaign, dealerId)
      : await countedIn(database, campaign, dealerId, which === 'later');
  const name = { name: `${fileNames[which]} ${businessName} ${campaign.title}`, title: fileNames[which] };
  return exportedTable(format, name, columnsOf(which, campaign), (reportTotal) =>
    allRows(async (last: Line | undefined) => {
      if (last === undefined) reportTotal?.(await countLines(database, lines));
      return linesAfter(database, campaign, lines, last);
    }),
  );
}

/** The sort key of lines. */
interface LinePlace {
  readonly soldOn: string;
  readonly document: string;
  readonly line: number;
}

async function countLines(database: Database, lines: SQL | undefined): Promise<number> {
  const [counted] = await database.select({ total: count() }).from(sales).where(lines);
  return counted?.total ?? 0;
}

/**
 * The next `rowsAtATime` lines, newest first.
 *
 * @param last the last line of the previous batch; undefined: the first batch
 * @param source where the lines are read
 */
export function linesAfter(
  database: Database,
  campaign: CampaignRow,
  lines: SQL | undefined,
  last: LinePlace | undefined,
  source: LinesSource = sales,
) {
  const after =
    last &&
    sql`(${sales.soldOn} < ${last.soldOn} or (${sales.soldOn} = ${last.soldOn}
      and (${sales.document}, ${sales.line}) > (${last.document}, ${last.line})))`;
  return database
    .select({
      ...saleColumns,
      boost: sql<number | null>`${lineBoost(campaign)}`,
      failedCondition: sql<LineCondition | null>`${failedLineCondition(campaign)}`,
    })
    .from(source)
    .innerJoin(brands, eq(brands.id, sales.brandId))
    .where(and(lines, after))
    .orderBy(...newestFirst)
    .limit(rowsAtATime);
}
