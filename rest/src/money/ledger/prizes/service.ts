import { dealerById } from '../../../people/dealers/queries.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import { notFound } from '../../../ground/platform/http/errors.js';
import { oneSnapshot } from '../../statements/statement.js';
import { entryView } from '../views.js';
import { flowOf, sumOfFlows } from './flow.js';
import { movementsOf, prizeSumsOf, redeemedByDocuments } from './queries.js';
import type { DealerPrizesView } from './schemas.js';

/**
 * The prizes of a dealer in all campaigns, as a flow that adds up, with the movements behind it; of one instant.
 *
 * @throws Refusal NOT_FOUND for a dealer that the caller does not see
 */
export async function dealerPrizes(
  { database }: Pick<ServiceContext, 'database'>,
  caller: SignedIn,
  dealerId: number,
): Promise<DealerPrizesView> {
  if ((await dealerById(database, caller.member, dealerId)) === undefined) throw notFound();
  const [sums, documented, movements] = await database.transaction(
    async (snapshot) => [
      await prizeSumsOf(snapshot, dealerId),
      await redeemedByDocuments(snapshot, dealerId),
      await movementsOf(snapshot, dealerId),
    ],
    oneSnapshot,
  );
  const ofDocuments = (campaignId: number, paid: boolean) =>
    documented.find((each) => each.campaignId === campaignId && each.isPaid === paid)?.amount ?? '0.00';
  const campaigns = sums.map(({ campaign, ...ofCampaign }) => ({
    campaign,
    ...flowOf(ofCampaign, { paid: ofDocuments(campaign.id, true), unpaid: ofDocuments(campaign.id, false) }),
  }));
  return {
    totals: sumOfFlows(campaigns),
    campaigns,
    movements: movements.map(({ campaign, documentNumber, ...entry }) => ({
      ...entryView(entry),
      campaign,
      documentNumber,
    })),
  };
}
