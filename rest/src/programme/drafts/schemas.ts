import { z } from 'zod';
import { campaign } from '../campaigns/campaign/schemas.js';
import { reminderRun } from '../reminders/schemas.js';

/** The body that opens a draft. */
export const openCampaignBody = z.strictObject({
  invite: z.boolean().default(false).describe('Whether all its dealers are invited by mail in the same step'),
});

/** A newly opened campaign. */
export const openedCampaign = z
  .object({
    campaign,
    run: reminderRun.nullable().describe('The invitations, and how far they are; null where nobody was to be invited'),
  })
  .meta({ id: 'OpenedCampaign' });

/** The body that copies a campaign into a draft. */
export const copyCampaignBody = z
  .strictObject({
    withDealers: z.boolean().default(false).describe('Whether the dealers of the campaign are in the draft too'),
    withGoals: z
      .boolean()
      .default(false)
      .describe('With their goals; without, each is to get one before the draft is opened'),
  })
  .refine(({ withDealers, withGoals }) => withDealers || !withGoals, { path: ['withGoals'] });

export type CopyCampaign = z.output<typeof copyCampaignBody>;
