/** What must hold when a run is made, proposed and approved (docs/domain/settlement.md, 'A run' and 'Approval'). */
import { isDeepStrictEqual } from 'node:util';
import { settlementLimits, type SettlementDocumentKind } from '@gdd/schema/settlements';
import { sql } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { rowsIn } from '../../ground/database/rows.js';
import { settlementDocuments, type SettlementTerms } from '../../ground/database/tables/programme/settlements.js';
import { millionths } from '../../ground/domain/decimal.js';
import { daysBetween } from '../../ground/domain/periods.js';
import { documentsOf, taxOf } from '../../ground/domain/settlement/settle.js';
import { Refusal } from '../../ground/platform/http/errors.js';
import { heldDealers, type DealerLine } from './balances.js';
import { campaignsOfRuns, type SettlementRow } from './queries.js';
import { daysBackNow } from './settings.js';

/** Why a proposed run cannot be approved as it was proposed; `dealers` are those that stand in the way. */
export interface Outdated {
  readonly reason: 'held' | 'settingsChanged' | 'balancesChanged' | 'dayOutOfTurn' | 'amountTooLarge';
  readonly dealers?: readonly number[];
}

/** The kinds of the documents that lines make. */
export const kindsOf = (lines: readonly DealerLine[]): SettlementDocumentKind[] => [
  ...new Set(lines.flatMap((line) => documentsOf(line).map(({ kind }) => kind))),
];

/**
 * Whether the day of documents is before the last one of their series in its year, so that numbers and days would not
 * rise together, or further back than the settings say.
 *
 * @param today the programme's day
 */
export async function isDayOutOfTurn(
  database: Database,
  day: string,
  kinds: readonly SettlementDocumentKind[],
  today: string,
): Promise<boolean> {
  if (daysBetween(day, today) > (await daysBackNow(database))) return true;
  const [row] = rowsIn<{ readonly last: string | null }>(
    await database.execute(sql`
      select to_char(max(day), 'YYYY-MM-DD') as last from ${settlementDocuments}
      where kind in (select jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb)) and year = ${day.slice(0, 4)}::int`),
  );
  return (row?.last ?? '') > day;
}

/** @throws Refusal CONFLICT, reason dayOutOfTurn */
export async function refuseDayOutOfTurn(...run: Parameters<typeof isDayOutOfTurn>): Promise<void> {
  if (await isDayOutOfTurn(...run)) throw new Refusal('CONFLICT', { reason: 'dayOutOfTurn' });
}

/** Whether the net or the total of a document would be greater than the format and the ledger take. */
export function hasTooLargeDocument(lines: readonly DealerLine[], { taxRate }: SettlementTerms): boolean {
  const largest = millionths(settlementLimits.amount);
  return lines.some((line) =>
    documentsOf(line).some(({ kind, net }) => {
      const tax = kind === 'creditNote' && taxRate !== null ? taxOf(net, taxRate) : '0';
      return millionths(net) + millionths(tax) > largest;
    }),
  );
}

/** @throws Refusal CONFLICT, reason amountTooLarge */
export function refuseTooLargeDocument(lines: readonly DealerLine[], terms: SettlementTerms): void {
  if (hasTooLargeDocument(lines, terms)) throw new Refusal('CONFLICT', { reason: 'amountTooLarge' });
}

/**
 * Why a run cannot be approved as it was proposed, whatever its balances are now.
 *
 * @param transaction holds the balances, and the numbers of documents
 */
export async function outdatedTerms(
  transaction: Database,
  run: SettlementRow,
  lines: readonly DealerLine[],
  terms: SettlementTerms,
  today: string,
): Promise<Outdated | undefined> {
  const credits = lines.flatMap(({ dealerId, parts }) =>
    parts.filter(({ balance }) => !balance.startsWith('-')).map(({ campaignId }) => ({ dealerId, campaignId })),
  );
  const held = await heldDealers(transaction, credits);
  if (held.length > 0) return { reason: 'held', dealers: held };
  const parts = lines.flatMap((line) => line.parts);
  const campaigns = await campaignsOfRuns(transaction, [...new Set(parts.map(({ campaignId }) => campaignId))]);
  const isOtherKind = parts.some(({ campaignId, settlement }) => campaigns.get(campaignId)?.settlement !== settlement);
  if (isOtherKind || !isDeepStrictEqual({ stampCharged: false, ...run.settings }, terms))
    return { reason: 'settingsChanged' };
  const isBeforeCampaign = [...campaigns.values()].some(({ startsOn }) => run.day < startsOn);
  if (isBeforeCampaign || (await isDayOutOfTurn(transaction, run.day, kindsOf(lines), today))) {
    return { reason: 'dayOutOfTurn' };
  }
  return hasTooLargeDocument(lines, terms) ? { reason: 'amountTooLarge' } : undefined;
}
