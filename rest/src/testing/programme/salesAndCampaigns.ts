/** Campaigns and sales for tests, written by the product's own functions, without routes and files. */
import { insertRulesVersion } from '../../programme/campaigns/rules/queries.js';
import { eq, sql } from 'drizzle-orm';
import { putFormerLinesBack, takeOutFormerLines } from '../../sales/imports/sales/corrections.js';
import { moveLines } from '../../sales/imports/sales/movedLines.js';
import { deleteLines } from '../../sales/imports/sales/saleLines.js';
import { brandKey } from '../../figures/sums/lineRules.js';
import { lockSums } from '../../figures/sums/sums.js';
import { moveImportSums } from '../../figures/sums/importSums.js';
import { addUpImportMonths, moveImportMonths } from '../../figures/sums/months.js';
import type { CampaignRules } from '../../figures/sums/rules.js';
import { moveImportTiresBefore, recomputeTiresBefore } from '../../figures/sums/tiresBefore.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { inLongTransaction } from '../../ground/database/connections/longTransaction.js';
import { brands, sales } from '../../ground/database/tables/programme/sales.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { imports } from '../../ground/database/tables/work/imports.js';
import type { SaleLine } from '../../ground/domain/incentive/rules.js';
import type { Cause } from '../../figures/membershipChanges.js';
import { moveImportLines } from '../../figures/lineFigures.js';
import type { SetRules } from '../properties/arbitraryRules.js';

/** A sale line of a test; default: summer car tyres of 16 inches, sold in retail. */
export type TestLine = Partial<SaleLine> & { readonly dealerId: number; readonly quantity: number };

const ordinaryLine = {
  soldOn: '2025-03-10',
  brand: 'Aquila',
  season: 'summer',
  segment: 'car',
  rim: 16,
  channel: 'retail',
} as const;

/** A line with the defaults for its missing fields. */
export function completeLine(line: TestLine): SaleLine {
  const { soldOn, brand, season, segment, rim, channel, quantity } = { ...ordinaryLine, ...line };
  return { soldOn, brand, season, segment, rim, channel, quantity };
}

/** Rules of the year 2025: 1 EUR a tyre, 2 EUR from the goal on. */
export const ordinaryRules: SetRules = {
  startsOn: '2025-01-01',
  endsOn: '2025-12-31',
  incentiveDetail: {
    basis: 'marginal',
    tiers: [
      { from: 0, rate: '1.00' },
      { from: 100, rate: '2.00' },
    ],
  },
  factorBoostDetail: { boosts: [] },
  eligibility: {},
};

/** Inserts an open campaign without dealers. */
export async function newCampaign(
  database: Database,
  changes: Partial<typeof campaigns.$inferInsert> = {},
): Promise<CampaignRules> {
  const createdAt = new Date('2024-12-01T09:00:00Z');
  const [made] = await database
    .insert(campaigns)
    .values({
      title: 'Campagna di prova',
      type: 'all',
      duration: 'annual',
      isMain: true,
      year: 2025,
      ...ordinaryRules,
      createdAt,
      updatedAt: createdAt,
      ...changes,
    })
    .returning();
  if (made === undefined) throw new Error('The campaign just made is gone.');
  await recomputeTiresBefore(database, made);
  if (made.state !== 'draft')
    await insertRulesVersion(database, made, { since: createdAt, createdBy: null, reason: null });
  return made;
}

/**
 * Inserts sale lines as an import does, in one transaction.
 *
 * @param importId unique in the database; also the number of the document
 * @param beforeSums called between the insertion of the lines and that of their sums
 */
export async function sell(
  database: Database,
  importId: number,
  lines: readonly TestLine[],
  beforeSums: () => void = () => undefined,
): Promise<void> {
  await inLongTransaction(database, async (transaction) => {
    await insertImport(transaction, importId);
    const document = `D${importId}`;
    await insertLines(
      transaction,
      importId,
      lines.map((line, index) => ({ document, number: index + 1, line })),
    );
    await addUpImportMonths(transaction, importId);
    await moveImportMonths(transaction, importId, 'add');
    await moveImportLines(transaction, importId, 'add');
    await lockSums(transaction, 'import');
    beforeSums();
    await moveImportSums(transaction, importId, 'add', applied(importId));
    await moveImportTiresBefore(transaction, importId, 'add');
  });
}

async function insertLines(
  transaction: Database,
  importId: number,
  named: readonly { readonly document: string; readonly number: number; readonly line: TestLine }[],
): Promise<void> {
  if (named.length === 0) return;
  const brandIds = await idsOfBrands(
    transaction,
    named.map(({ line }) => line),
  );
  await transaction.insert(sales).values(
    named.map(({ document, number, line }) => {
      const { brand, ...columns } = completeLine(line);
      const brandId = brandIds.get(brandKey(brand)) ?? 0;
      const identity = { document, line: number, importId, dealerId: line.dealerId };
      return { ...columns, ...identity, brandId, amount: (100 * line.quantity).toFixed(2) };
    }),
  );
}

/** Removes the lines of an import, as undoing it does. @param at default: when it was applied */
export async function takeBack(database: Database, importId: number, at = appliedAt(importId)): Promise<void> {
  await inLongTransaction(database, async (transaction) => {
    const undone = { kind: 'importUndone', reference: importId, at } as const;
    await moveLines(transaction, importId, 'remove', undone);
    await deleteLines(transaction, importId);
    await putFormerLinesBack(transaction, importId, undone);
    await transaction.update(imports).set({ status: 'undone', undoneAt: at }).where(eq(imports.id, importId));
  });
}

/**
 * Corrects or cancels lines of an earlier import, as an import of corrections does.
 *
 * @param importId unique in the database
 * @param changed the index of each line in its import, and the corrected line; without `to` it is cancelled
 */
export async function correctLines(
  database: Database,
  importId: number,
  earlierId: number,
  changed: readonly { readonly place: number; readonly to?: TestLine }[],
): Promise<void> {
  await inLongTransaction(database, async (transaction) => {
    await insertImport(transaction, importId);
    await transaction.execute(sql`create temporary table corrected_lines on commit drop as
      select change.place as "row", change.action, ${earlierId}::int as owner_id
      from json_to_recordset(${JSON.stringify(changed.map(({ place, to }) => ({ place: place + 1, action: to ? 'correct' : 'cancel' })))}::json)
        as change(place int, action text)`);
    await transaction.execute(sql`insert into import_sales (import_id, "row", document, line)
      select ${importId}::int, "row", ${`D${earlierId}`}, "row" from corrected_lines`);
    await takeOutFormerLines(transaction, importId, applied(importId));
    await transaction.execute(sql`delete from import_sales where import_id = ${importId}`);
    const remaining = changed.flatMap(({ place, to }) => (to ? [{ place, line: to }] : []));
    await insertLines(
      transaction,
      importId,
      remaining.map(({ place, line }) => ({ document: `D${earlierId}`, number: place + 1, line })),
    );
    await moveLines(transaction, importId, 'add', applied(importId));
  });
}

/** The instant at which an import of `sell` was applied: one a minute, in the order of their ids. */
export const appliedAt = (importId: number) => new Date(Date.UTC(2025, 11, 1) + importId * 60_000);

const applied = (importId: number): Cause => ({ kind: 'importApplied', reference: importId, at: appliedAt(importId) });

async function insertImport(transaction: Database, id: number): Promise<void> {
  const filename = `D${id}.csv`;
  await transaction
    .insert(imports)
    .overridingSystemValue()
    .values({
      id,
      kind: 'sales',
      status: 'applied',
      filename,
      size: 0,
      contentHash: filename,
      storageKey: filename,
      createdAt: appliedAt(id),
      appliedAt: appliedAt(id),
    });
}

async function idsOfBrands(transaction: Database, lines: readonly TestLine[]): Promise<ReadonlyMap<string, number>> {
  const names = new Map(lines.map((line) => completeLine(line).brand).map((name) => [brandKey(name), name]));
  await transaction
    .insert(brands)
    .values([...names].map(([key, name]) => ({ key, name })))
    .onConflictDoNothing();
  const rows = await transaction.select({ id: brands.id, key: brands.key }).from(brands);
  return new Map(rows.map(({ id, key }) => [key, id]));
}
