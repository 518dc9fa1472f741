/** Drafts of campaigns count nowhere until they are opened (docs/domain/campaigns-and-prizes.md, 'Drafts'). */
import { ne, sql } from 'drizzle-orm';
import { campaigns } from './tables/programme/campaigns.js';

/** Whether a campaign was opened. What reports, dashboards, dealers and share pages show is cut by it for everybody. */
export const isOpened = ne(campaigns.state, 'draft');

/** The same of rows with a column `campaign_id`: the memberships that count in rollups. */
export const inOpenedCampaign = sql`campaign_id in (select id from campaigns where state <> 'draft')`;
