import type { StatementFieldsFragment } from '../../../domain/statements/statement.generated';
import { dealerCampaign, dealerStatement, eligibleLines } from '../../../shared/test/campaigns';
import { renderApp } from '../../../shared/test/renderApp';
import { users } from '../../../shared/test/users';
import { campaignsResponse, forecastResponse, linesResponse, subscriptionResponse } from './subscriptionsGateway';

/** A campaign that the dealer may accept. */
export const toAccept = dealerCampaign({ id: '120', title: 'Spot Aquila' }, { accepted: false, acceptedAt: null });

/** Renders the portal at the dealer's list of campaigns. */
export async function openList(campaigns = [dealerCampaign(), toAccept], url = '/subscriptions') {
  return renderApp({ url, user: users.DEALER, handlers: [campaignsResponse(campaigns)] });
}

/** Renders the portal at a campaign's page as its dealer. */
export const openCampaign = (statement?: StatementFieldsFragment) => openTab('situazione', statement);

/** The same at one of its tabs, by its word in the address. */
export async function openTab(
  tab: string,
  statement = dealerStatement(),
  lines = eligibleLines(0),
  later = eligibleLines(0),
) {
  return renderApp({
    url: `/subscriptions/${statement.campaign.id}?scheda=${tab}`,
    user: users.DEALER,
    handlers: [subscriptionResponse(statement), linesResponse(lines, later), forecastResponse()],
  });
}
