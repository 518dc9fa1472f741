import { exportFormats } from '@gdd/schema/campaigns';
import { mostMembershipsNamed, reminderOutcomes } from '@gdd/schema/reminders';
import { z } from 'zod';
import { campaignDealerFilter } from '../memberships/membership/schemas.js';
import { pagingQuery, searchTerm } from '../../ground/domain/tableState.js';
import { bodyId, pathId } from '../../ground/platform/http/routes.js';
import { reportFilter } from '../underWay/filterSchemas.js';

const outcome = z.enum(reminderOutcomes).meta({ id: 'ReminderOutcome' });

/** The body of POST /campaigns/reminders: the memberships, or a filter of the work list or of a campaign's dealers. */
export const sendRemindersBody = z
  .strictObject({
    filters: reportFilter
      .removeDefault()
      .optional()
      .describe('All that this filter leaves of the work list `notAccepted`, which it must name'),
    searchTerm: searchTerm.describe('With a filter: the search of its list'),
    memberships: z
      .array(z.strictObject({ campaignId: bodyId, dealerId: bodyId }))
      .min(1)
      .max(mostMembershipsNamed)
      .optional()
      .describe('These, instead of a filter'),
    campaign: z
      .strictObject({ campaignId: bodyId, filter: campaignDealerFilter.default({}) })
      .optional()
      .describe('All that this filter leaves of the dealers of a campaign, instead'),
  })
  .refine(
    ({ filters, memberships, campaign }) =>
      [filters, memberships, campaign].filter((scope) => scope !== undefined).length === 1,
    { path: ['memberships'] },
  )
  .refine(({ filters }) => filters === undefined || filters.standing === 'notAccepted', {
    path: ['filters', 'standing'],
  });
export type SendReminders = z.output<typeof sendRemindersBody>;

export const reminderRunParams = z.object({ runId: pathId });

/** The query of GET /campaigns/reminders/{runId}. */
export const reminderRunQuery = pagingQuery.extend({
  outcome: z.enum(reminderOutcomes).optional().describe('Only these'),
});
export type ReminderRunQuery = z.output<typeof reminderRunQuery>;

/** The body of the outcomes of a run as a file. */
export const reminderFileBody = z.strictObject({
  format: z.enum(exportFormats).default('xlsx'),
  outcome: z.enum(reminderOutcomes).optional().describe('Only these'),
});

const reminderCount = z.object({ outcome, count: z.number().int() }).meta({ id: 'ReminderCount' });

/** A run and its progress. */
export const reminderRun = z
  .object({
    id: z.number().int(),
    askedAt: z.iso.datetime(),
    askedBy: z.string().describe('The name of the user'),
    status: z.enum(['running', 'done']).describe('`running` while mails are waiting'),
    total: z.number().int().describe('Dealers in campaigns that it is about'),
    done: z.number().int().describe('Dealers with a known outcome'),
    counts: z.array(reminderCount).describe('How often there is each outcome; those that there are'),
  })
  .meta({ id: 'ReminderRun' });
export type ReminderRun = z.output<typeof reminderRun>;

/** The outcomes of reminders if they were sent now. */
export const reminderPreview = z
  .object({
    counts: z.array(reminderCount).describe('How often there would be each outcome; `waiting`: gets a mail'),
    mail: z
      .object({
        businessName: z.string().describe('Whom it is to'),
        subject: z.string(),
        text: z.string(),
      })
      .meta({ id: 'PreviewedMail' })
      .nullable()
      .describe('The mail to the first who gets one; null where nobody does'),
  })
  .meta({ id: 'ReminderPreview' });
export type ReminderPreview = z.output<typeof reminderPreview>;

/** A page of outcomes. */
export const reminderOutcomePage = {
  items: z.array(
    z
      .object({
        dealerId: z.number().int(),
        code: z.string(),
        businessName: z.string(),
        campaignId: z.number().int(),
        campaignTitle: z.string(),
        outcome,
      })
      .meta({ id: 'ReminderOutcomeRow' }),
  ),
  total: z.number().int(),
};
