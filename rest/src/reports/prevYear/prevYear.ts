import type { Database } from '../../ground/database/connections/connection.js';
import { dealerById } from '../../people/dealers/queries.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { notFound } from '../../ground/platform/http/errors.js';
import { everyMonth } from '../rows/everyMonth.js';
import { sumsOfDealers } from '../rows/monthQueries.js';
import { periodOf } from '../criteria/period.js';

/**
 * The purchases of a dealer in the twelve months of a year, and in the same months of the year before.
 *
 * @throws Refusal NOT_FOUND for a dealer outside the caller's subtree
 */
export async function prevYearSales(
  { database, programmeDay }: ServiceContext,
  caller: SignedIn,
  { dealerId, year }: { readonly dealerId: number; readonly year: number },
) {
  const dealer = await dealerById(database, caller.member, dealerId);
  if (dealer === undefined) throw notFound();
  return { dealerId, year, months: await monthsAgainstYearBefore(database, { dealerId, year, today: programmeDay() }) };
}

/** The twelve months of a dealer's year, each beside the same month of the year before. @param today the programme's day */
export async function monthsAgainstYearBefore(
  database: Database,
  { dealerId, year, today }: { readonly dealerId: number; readonly year: number; readonly today: string },
) {
  const period = periodOf({ year }, year);
  const sums = await sumsOfDealers(database, { period, today }, [dealerId]);
  return everyMonth(period, sums.get(dealerId)?.months ?? []);
}
