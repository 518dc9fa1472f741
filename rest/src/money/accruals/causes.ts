/**
 * The causes of corrections: what changed a dealer's figures since the month before was closed
 * (docs/domain/accruals.md).
 */
import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import { campaignById } from '../../programme/campaigns/campaign/queries.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { brands, sales } from '../../ground/database/tables/programme/sales.js';
import { imports } from '../../ground/database/tables/work/imports.js';
import { lastDayOf, monthsAfter } from '../../ground/domain/periods.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { notFound } from '../../ground/platform/http/errors.js';
import { stepsBetween } from '../statements/changes/queries.js';
import { changeDetails, stepView } from '../statements/changes/service.js';
import { eligibleLine } from '../../figures/sums/lineRules.js';
import type { CampaignRules } from '../../figures/sums/rules.js';
import { accrualGroups, closedMonth } from './queries.js';
import { foundMonth, rowView } from './service.js';

/** Maximum number of lines in the list. */
const mostLines = 200;

/**
 * The row of a dealer in a campaign in a month, and what changed its figures between the closing of the month before
 * and the closing of the month, or now: the recorded causes, and the lines of earlier months that were imported late.
 *
 * @throws Refusal NOT_FOUND for a month that cannot be looked at, and a dealer that has no row in it or is outside the
 *   caller's subtree
 */
export async function accrualCauses(
  context: Pick<ServiceContext, 'database' | 'clock' | 'programmeDay'>,
  caller: SignedIn,
  path: { readonly month: string; readonly id: number; readonly dealerId: number },
) {
  const { month, id: campaignId, dealerId } = path;
  const { view, readRows } = await foundMonth(context, month);
  const before = monthsAfter(month, -1);
  return readRows(async (at, rows) => {
    // not by the membership, which may be gone: its row of the month takes its figures back
    const campaign = await campaignById(at, campaignId);
    if (campaign === undefined) throw notFound();
    const ofDealer = { filter: { by: 'dealer' as const, campaignId: [campaignId] }, searchTerm: '', dealerId };
    const [row] = await accrualGroups(at, caller.member, rows, ofDealer);
    if (row === undefined) throw notFound();
    const from = (await closedMonth(at, before))?.closedAt.toISOString() ?? null;
    const between = {
      from: from === null ? sql`'-infinity'::timestamptz` : sql`${from}::timestamptz`,
      to: view.closedAt === null ? sql`'infinity'::timestamptz` : sql`${view.closedAt}::timestamptz`,
    };
    const steps = await stepsBetween(at, dealerId, between, campaignId);
    const detailsOf = await changeDetails(at, dealerId, [campaign], steps);
    const late = lateLines(campaign, dealerId, lastDayOf(before), between);
    const byImport = await lateByImport(at, late);
    return {
      row: rowView(row),
      from,
      to: view.closedAt,
      steps: steps.map((step) => {
        const ofImport = step.cause === 'importApplied' ? byImport.get(step.reference ?? 0) : undefined;
        const { lines: lateLines = 0, tires: lateTires = 0 } = ofImport ?? {};
        return { ...stepView(step, detailsOf), lateLines, lateTires };
      }),
      lines: await listedLines(at, late),
      lineCount: [...byImport.values()].reduce((sum, { lines }) => sum + lines, 0),
    };
  });
}

/**
 * Condition on a dealer's lines: count in a campaign, sold up to a day, imported between two instants. Needs `imports`.
 */
function lateLines(
  rules: CampaignRules,
  dealerId: number,
  day: string,
  { from, to }: { readonly from: SQL; readonly to: SQL },
): SQL | undefined {
  return and(
    eq(sales.dealerId, dealerId),
    eligibleLine(rules),
    sql`${sales.soldOn} <= ${day}`,
    sql`${imports.appliedAt} >= ${from} and ${imports.appliedAt} < ${to}`,
  );
}

async function lateByImport(database: Database, late: SQL | undefined) {
  const rows = await database
    .select({ importId: sales.importId, lines: count(), tires: sql`sum(${sales.quantity})`.mapWith(Number) })
    .from(sales)
    .innerJoin(imports, eq(imports.id, sales.importId))
    .where(late)
    .groupBy(sales.importId);
  return new Map(rows.map((row) => [row.importId, row]));
}

const listedLines = (database: Database, late: SQL | undefined) =>
  database
    .select({
      document: sales.document,
      line: sales.line,
      soldOn: sales.soldOn,
      brand: brands.name,
      quantity: sales.quantity,
      importId: sales.importId,
      filename: imports.filename,
    })
    .from(sales)
    .innerJoin(brands, eq(brands.id, sales.brandId))
    .innerJoin(imports, eq(imports.id, sales.importId))
    .where(late)
    .orderBy(desc(sales.soldOn), sales.document, sales.line)
    .limit(mostLines);
