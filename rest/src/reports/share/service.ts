/** The content of a share page, for holders of its link (docs/domain/sharing.md). */
import { attempt, triesFrom } from '../../people/auth/signIn/attempts.js';
import { campaignsOfDealer } from '../../programme/memberships/dealers/dealerCampaignQueries.js';
import { dealerCampaignView } from '../../programme/memberships/dealers/views.js';
import { periodsOf } from '../../ground/domain/periods.js';
import { completeThrough } from '../../figures/completeSales.js';
import type { Client } from '../../ground/platform/http/client.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { notFound } from '../../ground/platform/http/errors.js';
import { tokenHash } from '../../ground/platform/secrets/tokens.js';
import { monthsAgainstYearBefore } from '../prevYear/prevYear.js';
import { dealerByShareToken, noteShareTokenUse } from './queries.js';

const minuteMs = 60 * 1000;

/**
 * The dealer of a token, without personal data and contacts.
 *
 * @throws Refusal NOT_FOUND, RATE_LIMITED (`sharedDealerOf`)
 */
export async function sharedDealer(context: ServiceContext, token: string, client: Client) {
  const { city, province, tier, ...dealer } = await sharedDealerOf(context, token, client);
  if (city === null || province === null || tier === null) throw new Error('A dealer lacks what dealers have.');
  return { ...dealer, city, province, tier };
}

/**
 * The campaigns of the current year in which the token's dealer takes part, newest first.
 *
 * @throws Refusal NOT_FOUND, RATE_LIMITED (`sharedDealerOf`)
 */
export async function sharedCampaigns(context: ServiceContext, token: string, client: Client) {
  const { id } = await sharedDealerOf(context, token, client);
  return (await campaignsOfDealer(context.database, id, { year: currentYear(context) })).map(dealerCampaignView);
}

/**
 * The months of the current year of the token's dealer against the previous year, in tyres only.
 *
 * @param id must be the token's dealer: another id is refused like an unknown token
 * @throws Refusal NOT_FOUND, RATE_LIMITED (`sharedDealerOf`)
 */
export async function sharedPrevYear(context: ServiceContext, id: number, token: string, client: Client) {
  const dealer = await sharedDealerOf(context, token, client, id);
  const year = currentYear(context);
  const today = context.programmeDay();
  const months = await monthsAgainstYearBefore(context.database, { dealerId: dealer.id, year, today });
  return {
    dealerId: dealer.id,
    year,
    today,
    completeThrough: await completeThrough(context.database),
    months: months.map(({ month, tires, tiresBefore, toDay }) => ({
      month,
      tires,
      tiresBefore,
      toDay: {
        tires: toDay.tires,
        tiresBefore: toDay.tiresBefore,
        difference: toDay.difference,
        percent: toDay.percent,
      },
    })),
  };
}

/**
 * The dealer of a valid token; the use is recorded at most once a minute. A valid token is never refused because of
 * failed tries from the same address: 256 random bits cannot be guessed, so the limit only protects the service from
 * load.
 *
 * @param id the expected dealer; default: any
 * @throws Refusal NOT_FOUND, the same for every reason: an unknown, expired or revoked token, a deleted or closed
 *   dealer, or another dealer than expected. RATE_LIMITED instead after 20 such tries from one address in 15 minutes
 */
async function sharedDealerOf({ database, clock }: ServiceContext, token: string, { address }: Client, id?: number) {
  const now = clock.programmeNow();
  const shared = await dealerByShareToken(database, tokenHash(token), now);
  if (shared === undefined || (id !== undefined && shared.dealer.id !== id)) {
    await attempt(database, [triesFrom(address, 'share')], clock.now());
    throw notFound();
  }
  const { id: tokenId, lastUsedAt } = shared.token;
  const notSince = new Date(now.getTime() - minuteMs);
  if (lastUsedAt === null || lastUsedAt <= notSince) await noteShareTokenUse(database, tokenId, now, notSince);
  return shared.dealer;
}

function currentYear({ programmeDay }: ServiceContext): number {
  return periodsOf(programmeDay()).current_year;
}
