import type { campaignsOfDealer } from './dealerCampaignQueries.js';
import { summaryView } from '../../campaigns/campaign/views.js';
import { detailView } from '../../../ground/rules/views.js';

type OfDealer = Awaited<ReturnType<typeof campaignsOfDealer>>[number];

/** The terms and figures of a dealer in a campaign. */
export function membershipView(membership: OfDealer['membership']) {
  return {
    goalThreshold: membership.goalThreshold,
    accepted: membership.acceptedAt !== null,
    acceptedAt: membership.acceptedAt?.toISOString() ?? null,
    ...figuresView(membership),
  };
}

function figuresView(membership: OfDealer['membership']) {
  return {
    tiresPurchased: membership.tiresPurchased,
    tiresMissing: membership.tiresMissing,
    tiresFleet: membership.tiresFleet,
    tiresFleetPercentage: membership.tiresFleetPercentage,
    plafondAccumulated: membership.plafondAccumulated,
    plafondExpendable: membership.plafondExpendable,
    debt: membership.debt,
  };
}

/** A campaign with the terms and figures of one of its dealers. */
export function dealerCampaignView({ campaign, membership }: OfDealer) {
  return {
    campaign: summaryView(campaign),
    incentiveDetail: detailView(campaign.incentiveDetail),
    factorBoostDetail: campaign.factorBoostDetail,
    ...membershipView(membership),
  };
}

/** A row of the window 'Elenco campagne'. */
export function dealerCampaignRowView({ campaign, membership }: OfDealer) {
  return {
    campaignId: campaign.id,
    campaignTitle: campaign.title,
    goalThreshold: membership.goalThreshold,
    ...figuresView(membership),
  };
}
