/**
 * The lines of a run, one for each dealer: computed from the present balances for a draft, else frozen in the table.
 */
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { SettlementDealerData, SettlementLineSortColumn, SettlementOutcome } from '@gdd/schema/settlements';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { oneOf } from '../../ground/database/oneOf.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { dealerTable } from '../../ground/database/dealerTable.js';
import { intArray } from '../../ground/database/intArray.js';
import { rowsIn } from '../../ground/database/rows.js';
import type { Place } from '../../ground/database/scope.js';
import { members } from '../../ground/database/tables/people/network.js';
import { settlementLines } from '../../ground/database/tables/programme/settlements.js';
import { severalOf } from '../../ground/domain/tableState.js';
import { distributors, isDistributorFor } from '../../programme/memberships/membership/queries.js';
import { linesNow, type DealerLine } from './balances.js';
import { incompleteDealers } from './incompleteDealers.js';
import type { SettlementRow } from './queries.js';
import type { SettlementLinesState } from './schemas.js';

/** Lines per insert: a statement has at most 65,535 parameters. */
const batchSize = 5000;

/** The source of a run's lines. */
export interface LineSource {
  /**
   * A table expression: the columns of settlement_lines except parts and moves, `campaign_ids` of the parts, and
   * `missing`, the data that a dealer lacks for the electronic form of its credit note.
   */
  readonly from: SQL;
  /** The parts and moves of some dealers, by dealer. */
  readonly detailsOf: (
    dealerIds: readonly number[],
  ) => Promise<ReadonlyMap<number, Pick<DealerLine, 'parts' | 'moves'>>>;
}

/** The source of a run's lines. @param today the programme's day, for the filter of a draft */
export async function lineSource(database: Database, run: SettlementRow, today: string): Promise<LineSource> {
  if (run.state !== 'draft') {
    const lines = sql`
      select *, array(select (part->>'campaignId')::int from jsonb_array_elements(parts) as part) as campaign_ids
      from settlement_lines where settlement_id = ${run.id}`;
    const noted = sql`select dealer_id from settlement_lines where settlement_id = ${run.id} and credit_note`;
    const missing = await incompleteDealers(database, run, noted);
    return {
      from: withMissing(lines, missing),
      detailsOf: (dealerIds) => frozenDetails(database, run.id, dealerIds),
    };
  }
  const lines = new Map((await linesNow(database, run, today)).map((line) => [line.dealerId, line]));
  const present = [...lines.values()];
  const rows = JSON.stringify(
    present.map(({ parts, moves: _moves, ...line }) => ({
      ...line,
      campaignIds: parts.map(({ campaignId }) => campaignId),
    })),
  );
  const noted = present.filter(({ creditNote }) => creditNote).map((line) => line.dealerId);
  const missing = await incompleteDealers(database, run, sql`select unnest(${intArray(noted)})`);
  const table = sql`
    select line."dealerId" as dealer_id, credits, debts, line."setOff" as set_off, net, outcome collate "C" as outcome,
      line."creditNote" as credit_note, line."campaignIds" as campaign_ids
    from json_to_recordset(${rows}::json) as line("dealerId" int, credits numeric, debts numeric, "setOff" numeric,
      net numeric, outcome text, "creditNote" boolean, "campaignIds" int[])`;
  return {
    from: withMissing(table, missing),
    detailsOf: (dealerIds) =>
      Promise.resolve(
        new Map(dealerIds.flatMap((id) => (lines.has(id) ? [[id, lines.get(id) as DealerLine] as const] : []))),
      ),
  };
}

const withMissing = (lines: SQL, incomplete: Awaited<ReturnType<typeof incompleteDealers>>) => sql`(
  select line.*, coalesce(incomplete.missing, '{}') as missing from (${lines}) as line
  left join json_to_recordset(${JSON.stringify(incomplete)}::json) as incomplete("dealerId" int, missing text[])
    on incomplete."dealerId" = line.dealer_id
) as settlement_lines`;

async function frozenDetails(database: Database, settlementId: number, dealerIds: readonly number[]) {
  const rows = await database
    .select({ dealerId: settlementLines.dealerId, parts: settlementLines.parts, moves: settlementLines.moves })
    .from(settlementLines)
    .where(
      and(
        eq(settlementLines.settlementId, settlementId),
        sql`${settlementLines.dealerId} = any(${intArray(dealerIds)})`,
      ),
    );
  return new Map(rows.map(({ dealerId, ...details }) => [dealerId, details]));
}

/** All lines of a proposed run, in the order of the dealers' ids. */
export async function frozenLines(database: Database, settlementId: number): Promise<DealerLine[]> {
  return database
    .select()
    .from(settlementLines)
    .where(eq(settlementLines.settlementId, settlementId))
    .orderBy(settlementLines.dealerId);
}

/** Freezes the lines of a run. */
export async function freezeLines(
  transaction: Database,
  settlementId: number,
  lines: readonly DealerLine[],
): Promise<void> {
  for (let from = 0; from < lines.length; from += batchSize) {
    await transaction
      .insert(settlementLines)
      .values(lines.slice(from, from + batchSize).map((line) => ({ ...line, settlementId })));
  }
}

/** Deletes the frozen lines of a run that becomes a draft again. */
export async function thawLines(transaction: Database, settlementId: number): Promise<void> {
  await transaction.delete(settlementLines).where(eq(settlementLines.settlementId, settlementId));
}

const isIncomplete = sql`settlement_lines.missing <> '{}'`;

/** Wrapped, because Drizzle refuses columns of a table that is not in `from`; here `from` is an expression. */
const dealerId = sql<number>`${settlementLines.dealerId}`;

/** A request for lines of a run. */
export interface LinesRequest extends Pick<SettlementLinesState, 'filter' | 'searchTerm' | 'sorting'> {
  readonly source: LineSource;
}

const rowsOf = (database: Database, top: Place, { source }: LinesRequest) =>
  database
    .select({
      dealerId,
      code: members.code,
      businessName: members.businessName,
      vatNumber: members.vatNumber,
      region: members.region,
      isDeleted: sql<boolean>`${members.deletedAt} is not null`,
      distributor: {
        id: distributors.id,
        code: distributors.code,
        businessName: distributors.businessName,
        role: distributors.role,
      },
      credits: sql<string>`${settlementLines.credits}::numeric(18, 2)`,
      debts: sql<string>`${settlementLines.debts}::numeric(18, 2)`,
      setOff: sql<string>`${settlementLines.setOff}::numeric(18, 2)`,
      net: sql<string>`${settlementLines.net}::numeric(18, 2)`,
      outcome: sql<SettlementOutcome>`${settlementLines.outcome}`,
      missing: sql<SettlementDealerData[]>`settlement_lines.missing`,
    })
    .from(source.from)
    .innerJoin(members, eq(members.id, settlementLines.dealerId))
    .leftJoin(distributors, isDistributorFor(top))
    .$dynamic();

export type LineRow = Awaited<ReturnType<typeof rowsOf>>[number];

const sortColumns = {
  id: settlementLines.dealerId,
  code: members.code,
  businessName: members.nameSort,
  region: members.region,
  credits: settlementLines.credits,
  debts: settlementLines.debts,
  setOff: settlementLines.setOff,
  net: settlementLines.net,
  outcome: settlementLines.outcome,
} satisfies Record<SettlementLineSortColumn, PgColumn>;

/** The table of the dealers of a run, deleted ones included. */
export const lineTable = dealerTable<LinesRequest, LineRow>({
  rows: rowsOf,
  ids: (database, { source }) =>
    database
      .select({ id: dealerId })
      .from(source.from)
      .innerJoin(members, eq(members.id, settlementLines.dealerId))
      .$dynamic(),
  id: settlementLines.dealerId,
  owner: () => undefined,
  withDeleted: true,
  filter: ({ filter = {} }) => {
    const ofCampaigns = severalOf(filter.campaignId);
    return and(
      ofCampaigns && sql`settlement_lines.campaign_ids && ${intArray(ofCampaigns)}`,
      oneOf(settlementLines.outcome, severalOf(filter.outcome)),
      oneOf(members.region, severalOf(filter.region)),
      oneOf(members.distributorId, severalOf(filter.distributorId)),
      filter.incomplete === undefined ? undefined : filter.incomplete ? isIncomplete : sql`not ${isIncomplete}`,
    );
  },
  sortColumn: ({ sorting }) => sortColumns[sorting.column],
});

export interface Totals {
  readonly dealers: number;
  readonly documents: number;
  readonly setOffOnly: number;
  readonly carriedOver: number;
  readonly incomplete: number;
  readonly credits: string;
  readonly setOff: string;
  readonly net: string;
  readonly carried: string;
}

/** The totals of a run's lines; amounts without the dealers that are carried over, whose sum is `carried`. */
export async function totalsOf(database: Database, { from }: LineSource): Promise<Totals> {
  const sumOf = (column: SQL, outcomes: SQL) =>
    sql`coalesce(sum(settlement_lines.${column}) filter (where outcome ${outcomes}), 0)::numeric(24, 2)::text`;
  const settled = sql`<> 'carriedOver'`;
  const [totals] = rowsIn<Totals>(
    await database.execute(sql`
      select count(*)::int as dealers, (count(*) filter (where outcome = 'document'))::int as documents,
        (count(*) filter (where outcome = 'setOffOnly'))::int as "setOffOnly",
        (count(*) filter (where outcome = 'carriedOver'))::int as "carriedOver",
        (count(*) filter (where ${isIncomplete}))::int as incomplete,
        ${sumOf(sql`credits`, settled)} as credits, ${sumOf(sql`set_off`, settled)} as "setOff",
        ${sumOf(sql`net`, settled)} as net, ${sumOf(sql`net`, sql`= 'carriedOver'`)} as carried
      from ${from} join members on members.id = settlement_lines.dealer_id`),
  );
  if (totals === undefined) throw new Error('A sum has a row.');
  return totals;
}
