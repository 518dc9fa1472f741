/** How campaigns are answered. */
import type { IncentiveDetail } from '../domain/incentive.js';
import type { AttachmentRow, CampaignRow, campaignsOfDealer, summaryColumns } from './queries.js';

type Summary = Pick<CampaignRow, keyof typeof summaryColumns>;
type OfDealer = Awaited<ReturnType<typeof campaignsOfDealer>>[number];

/** A campaign as lists show it. */
export function summaryView(row: Summary): Summary {
  const { id, title, type, duration, isMain, group, year, startsOn, endsOn, state } = row;
  return { id, title, type, duration, isMain, group, year, startsOn, endsOn, state };
}

/** The incentive detail as it was written, with the default of what may be left out. */
export function detailView(detail: IncentiveDetail) {
  return { ...detail, unlockAt: detail.unlockAt ?? 100 };
}

/** A campaign with all that its page shows. */
export function campaignView(row: CampaignRow, attachments: readonly AttachmentRow[]) {
  return {
    ...summaryView(row),
    description: row.description,
    incentiveDetail: detailView(row.incentiveDetail),
    factorBoostDetail: row.factorBoostDetail,
    eligibility: row.eligibility,
    attachments: attachments.map(attachmentView),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}

/** A file of a campaign. */
export function attachmentView({ id, filename, contentType, size, addedAt }: AttachmentRow) {
  return { id, filename, contentType, size, addedAt: addedAt.toISOString() };
}

/** What a dealer agreed to and what it has. */
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
  };
}

/** A campaign as one dealer in it sees it. */
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
