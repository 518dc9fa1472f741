import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderApp } from '../../../shared/test/renderApp';
import { users } from '../../../shared/test/users';
import { campaignRecord } from './campaignRecords';
import { campaignGateway, type CampaignGateway } from './campaignsGateway';
import { graphql } from '../../../shared/test/graphql';

/** Renders the portal at the page of campaign 113. */
export async function openCampaign(
  change: (gateway: CampaignGateway) => void = () => undefined,
  role: keyof typeof users = 'KA_ADMINISTRATOR',
  query = '?righe=3',
) {
  const gateway = campaignGateway();
  change(gateway);
  const app = await renderApp({
    url: `/campaigns/113${query}`,
    user: users[role],
    handlers: gateway.handlers,
  });
  await screen.findByRole('heading', { level: 1, name: gateway.campaign.title });
  return { ...app, gateway };
}

/** The same at one of the page's tabs, by its word in the address. */
export const openCampaignAt = (
  tab: string,
  change?: (gateway: CampaignGateway) => void,
  role: keyof typeof users = 'KA_ADMINISTRATOR',
) => openCampaign(change, role, `?scheda=${tab}`);

/** Makes the campaign a closed one. */
export const closed = (gateway: CampaignGateway) => {
  gateway.campaign = campaignRecord({ state: 'CLOSED', closedAt: '2026-01-15T09:00:00.000Z' });
};

/** Makes the campaign a draft, whose first dealer has no goal yet. */
export const draft = (gateway: CampaignGateway) => {
  gateway.campaign = campaignRecord({ state: 'DRAFT' });
  gateway.dealers = gateway.dealers.map((dealer, index) => ({
    ...dealer,
    accepted: false,
    acceptedAt: null,
    tiresPurchased: 0,
    ...(index === 0 && { goalThreshold: 1, goalMissing: true }),
  }));
};

/** The members of the network cannot be found by name. */
export const withoutMembers = (gateway: CampaignGateway) => {
  const names = graphql.query('MembersOfRole', () => HttpResponse.json({ data: { dealersByRole: [] } }));
  Object.assign(gateway, { handlers: [names, ...gateway.handlers] });
};
