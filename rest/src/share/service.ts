/** The content of a share page for whoever holds its link (docs/domain/sharing.md). */
import { attempt, triesFrom } from '../auth/signIn/attempts.js';
import { campaignsOfDealer } from '../memberships/dealers/dealerCampaignQueries.js';
import { dealerCampaignView } from '../memberships/dealers/views.js';
import { periodsOf } from '../domain/periods.js';
import type { Client } from '../platform/http/client.js';
import type { ServiceContext } from '../platform/context.js';
import { notFound } from '../platform/http/errors.js';
import { tokenHash } from '../platform/secrets/tokens.js';
import { monthsAgainstYearBefore } from '../reports/prevYear/prevYear.js';
import { dealerByShareToken, noteShareTokenUse } from './queries.js';

const minuteMs = 60 * 1000;

/**
 * The dealer that a token shows: nothing that identifies a person, nor a way to reach one.
 *
 * @throws Refusal NOT_FOUND, RATE_LIMITED (`sharedDealerOf`)
 */
export async function sharedDealer(context: ServiceContext, token: string, client: Client) {
  const { city, province, tier, ...dealer } = await sharedDealerOf(context, token, client);
  if (city === null || province === null || tier === null) throw new Error('A dealer lacks what dealers have.');
  return { ...dealer, city, province, tier };
}

/**
 * The campaigns of the current year that the dealer of a token is in, newest first.
 *
 * @throws Refusal NOT_FOUND, RATE_LIMITED (`sharedDealerOf`)
 */
export async function sharedCampaigns(context: ServiceContext, token: string, client: Client) {
  const { id } = await sharedDealerOf(context, token, client);
  return (await campaignsOfDealer(context.database, id, { year: currentYear(context) })).map(dealerCampaignView);
}

/**
 * The months of the current year of the dealer of a token against the year before, in tyres alone.
 *
 * @param id must be the token's dealer: another's is answered like a token that there is not
 * @throws Refusal NOT_FOUND, RATE_LIMITED (`sharedDealerOf`)
 */
export async function sharedPrevYear(context: ServiceContext, id: number, token: string, client: Client) {
  const dealer = await sharedDealerOf(context, token, client, id);
  const year = currentYear(context);
  const months = await monthsAgainstYearBefore(context.database, dealer.id, year);
  return {
    dealerId: dealer.id,
    year,
    months: months.map(({ month, tires, tiresBefore }) => ({ month, tires, tiresBefore })),
  };
}

/**
 * The dealer of a token that is good; its use is noted once a minute. A good token is never refused for what others
 * tried from its address: nobody guesses 256 random bits, so the limit spares the service and protects no secret.
 *
 * @param id which dealer it must be; any without
 * @throws Refusal NOT_FOUND for a token that never was, has expired, was revoked, is of a dealer that was deleted or
 *   closed, or of another than asked for: one response for all. RATE_LIMITED in its place after 20 such tries from one
 *   address in 15 minutes
 */
async function sharedDealerOf({ database, clock }: ServiceContext, token: string, { address }: Client, id?: number) {
  const now = clock.now();
  const found = await dealerByShareToken(database, tokenHash(token), now);
  if (found === undefined || (id !== undefined && found.dealer.id !== id)) {
    await attempt(database, [triesFrom(address, 'share')], now);
    throw notFound();
  }
  const { id: tokenId, lastUsedAt } = found.token;
  const notSince = new Date(now.getTime() - minuteMs);
  if (lastUsedAt === null || lastUsedAt <= notSince) await noteShareTokenUse(database, tokenId, now, notSince);
  return found.dealer;
}

function currentYear({ programmeDay }: ServiceContext): number {
  return periodsOf(programmeDay()).current_year;
}
