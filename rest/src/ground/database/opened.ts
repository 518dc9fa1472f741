/**
 * Drafts of campaigns are left out everywhere until they are opened (docs/domain/campaigns-and-prizes.md, 'Drafts').
 */
import { ne, sql } from 'drizzle-orm';
import { campaigns } from './tables/programme/campaigns.js';

/** Whether a campaign was opened. Reports, dashboards, pages of dealers and share pages use it for all callers. */
export const isOpened = ne(campaigns.state, 'draft');

/** The same for rows with a column `campaign_id`: the memberships that rollups include. */
export const inOpenedCampaign = sql`campaign_id in (select id from campaigns where state <> 'draft')`;
