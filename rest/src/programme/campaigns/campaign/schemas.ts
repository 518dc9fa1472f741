import {
  type campaignFilters,
  campaignDurations,
  campaignGroups,
  campaignSortColumns,
  campaignStates,
  campaignTextLengths,
  campaignTypes,
  campaignYears,
  newCampaignStates,
  exportFormats,
  importKinds,
  largestGoal,
} from '@gdd/schema/campaigns';
import { campaignSettlements } from '@gdd/schema/settlements';
import { longestEndsWithin } from '@gdd/schema/reports';
import { z } from 'zod';
import { euroSum } from '../../../ground/domain/incentive/underWay.js';
import { oneOrSeveral, tableFileBody, tableState } from '../../../ground/domain/tableState.js';
import { isCalendarDate } from '../../../ground/domain/text.js';
import { amountAboveZero, calendarDate, line, optionalText, paragraphs } from '../../../ground/platform/http/inputs.js';
import { bodyId, day, decimal, euro, tires } from '../../../ground/platform/http/routes.js';
import { factorBoostDetail, incentiveDetail, saleMatch } from '../../../ground/rules/schemas.js';
import { figureFields } from './figureSchemas.js';
import { factorBoostDetailInput, incentiveDetailInput, matchInput } from './rulesInput.js';

const campaignType = z.enum(campaignTypes).meta({ id: 'CampaignType' });
const campaignDuration = z.enum(campaignDurations).meta({ id: 'CampaignDuration' });
const campaignGroup = z
  .enum(campaignGroups)
  .meta({ id: 'CampaignGroup', description: 'Main: annual, or half-yearly with isMain' });
export const campaignSettlement = z.enum(campaignSettlements).meta({
  id: 'CampaignSettlement',
  description: 'How its prizes are paid: by credit notes, or by invoices of the dealers, for which there are notices',
});
const campaignState = z.enum(campaignStates).meta({ id: 'CampaignState' });
export const importKind = z.enum(importKinds).meta({ id: 'ImportKind' });

const summaryFields = {
  id: z.number().int(),
  title: z.string(),
  type: campaignType,
  duration: campaignDuration,
  isMain: z.boolean(),
  group: campaignGroup,
  year: z.number().int(),
  startsOn: day,
  endsOn: day.describe('Included'),
  state: campaignState,
};

/** A campaign in lists and selects. */
export const campaignSummary = z.object(summaryFields).meta({ id: 'CampaignSummary' });

const totalsFields = {
  dealers: z.number().int(),
  accepted: z.number().int().describe('Dealers that accepted'),
  goalReached: z.number().int().describe('Dealers that reached their goal'),
  goalThreshold: tires,
  tiresPurchased: tires,
  tiresFleet: tires,
  plafondAccumulated: euro,
  plafondExpendable: euro,
  redeemed: euro,
  adjusted: euro.describe('EUR, of either sign'),
  debt: euro,
};

const campaignTotals = z
  .object(totalsFields)
  .meta({ id: 'CampaignTotals', description: 'The totals of one subtree; deleted dealers count' });

/** The totals of one campaign in the response to a batch read. */
export const totalsOfCampaign = z
  .object({ campaignId: z.number().int(), ...totalsFields })
  .meta({ id: 'TotalsOfCampaign' });

export const campaignWithTotals = z
  .object({ ...summaryFields, totals: campaignTotals })
  .meta({ id: 'CampaignWithTotals' });

export const campaignAttachment = z
  .object({
    id: z.number().int(),
    filename: z.string(),
    contentType: z.string(),
    size: z.number().int().describe('Bytes'),
    addedAt: z.iso.datetime(),
  })
  .meta({ id: 'CampaignAttachment' });

export const campaign = z
  .object({
    ...summaryFields,
    description: z.string().nullable(),
    incentiveDetail,
    factorBoostDetail,
    eligibility: saleMatch,
    settlement: campaignSettlement,
    budget: euro.nullable().describe('The budget for its prizes; null if there is none, or without accessCampaigns'),
    attachments: z.array(campaignAttachment),
    version: z.number().int().describe('Changes with every change of the campaign'),
    rulesVersion: z
      .number()
      .int()
      .describe('The version of the rules that counts; of a draft the one that it opens with'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    closedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Campaign' });

const statementTier = z
  .object({
    from: decimal.describe('Percentage of the goal'),
    startsAt: z.number().int().describe('The first tyre it pays (marginal); the tyres from which it holds (whole)'),
    rate: decimal.describe('EUR a tyre'),
    tires,
    amount: decimal.describe('EUR, exact'),
    reached: z.boolean(),
  })
  .meta({ id: 'StatementTier' });

export const explanationFields = {
  tiers: z.array(statementTier).readonly(),
  base: decimal.describe('EUR before boosts, exact'),
  lineTires: tires.describe('Sum of the lines, also below 0: what the average factor is divided by'),
  boostedTires: decimal.describe('Sum of tyres × factor, exact: what the average factor is made of'),
  factorLimit: decimal
    .nullable()
    .describe('The bound that the average factor stops at: of 1 and the factors the smallest or the greatest'),
  averageFactor: decimal.describe('Six places'),
  beforeCap: decimal.describe('Base times factor, EUR, rounded to the cent'),
  capped: z.boolean(),
  unlockTires: z.number().int().describe('Tyres from which the prize can be spent'),
  unlocked: z.boolean(),
};

/** The prize that a dealer would earn. */
export const campaignExample = z
  .object({
    tiresMissing: figureFields.tiresMissing,
    plafondAccumulated: figureFields.plafondAccumulated,
    plafondExpendable: figureFields.plafondExpendable,
    ...explanationFields,
  })
  .meta({ id: 'CampaignExample' });

export const year = z.number().int().min(campaignYears.first).max(campaignYears.last);

const campaignFilter = z.strictObject({
  year: oneOrSeveral(year).optional(),
  type: oneOrSeveral(z.enum(campaignTypes)).optional(),
  duration: oneOrSeveral(z.enum(campaignDurations)).optional(),
  group: oneOrSeveral(z.enum(campaignGroups)).optional(),
  state: oneOrSeveral(z.enum(campaignStates)).optional(),
  underWay: z.boolean().optional().describe('Whether it is open and the programme’s day in its period'),
  endsWithin: z
    .number()
    .int()
    .min(1)
    .max(longestEndsWithin)
    .optional()
    .describe('Under way, and over within so many days, the programme’s day and the last included'),
} satisfies Record<keyof typeof campaignFilters, z.ZodType>);

export const campaignTableState = tableState(campaignFilter, campaignSortColumns, 'id');

/** The body of an export whose only option is the format. */
export const formatBody = z.strictObject({ format: z.enum(exportFormats).default('xlsx') });

/** The body of the table of campaigns as a file. */
export const campaignsFileBody = tableFileBody(campaignFilter, campaignSortColumns, 'id');

export type CampaignTableState = z.output<typeof campaignTableState>;

/** A year in a path. */
export const pathYear = z
  .string()
  .regex(/^2[01]\d\d$/)
  .transform(Number)
  .pipe(year)
  .meta({ type: 'integer', minimum: campaignYears.first, maximum: campaignYears.last });

export const yearBody = z.strictObject({ year });

/** The request body of the lists of distributors and agents. */
export const networkCampaignsBody = z.strictObject({
  year,
  memberId: bodyId.optional().describe('Default: the caller’s own member'),
});

export type NetworkCampaigns = z.output<typeof networkCampaignsBody>;

const description = paragraphs(campaignTextLengths.description, 0);

/** Normalised to two decimals as the database returns it, so that '5' and '5.00' compare as equal. */
const budget = amountAboveZero.transform((text) => euroSum([text])).nullable();

const campaignFields = {
  title: line(campaignTextLengths.title),
  type: z.enum(campaignTypes).describe('A label for whom it is meant; never a rule of membership'),
  duration: z.enum(campaignDurations),
  isMain: z.boolean().describe('Decides the group of half-yearly campaigns'),
  year: year.describe('One that the period touches'),
  startsOn: calendarDate,
  endsOn: calendarDate.describe('Included'),
  description: optionalText(description),
  incentiveDetail: incentiveDetailInput,
};

interface Period {
  readonly year: number;
  readonly startsOn: string;
  readonly endsOn: string;
}

/** Whether both are valid days; the checks below pass where they are not, since the fields' own checks report that. */
const areDays = ({ startsOn, endsOn }: Omit<Period, 'year'>) => isCalendarDate(startsOn) && isCalendarDate(endsOn);

export const inOrder = {
  check: (period: Omit<Period, 'year'>) => !areDays(period) || period.startsOn <= period.endsOn,
  params: { path: ['endsOn'] },
};

/** The period overlaps the campaign's year. */
const touchingItsYear = {
  check: (period: Period) => {
    const [first, last] = [period.startsOn.slice(0, 4), period.endsOn.slice(0, 4)];
    return !areDays(period) || first > last || (first <= String(period.year) && String(period.year) <= last);
  },
  params: { path: ['year'] },
};

/** The body that creates a campaign. */
export const createCampaignBody = z
  .strictObject({
    ...campaignFields,
    factorBoostDetail: factorBoostDetailInput.default({ boosts: [] }),
    eligibility: matchInput.default({}),
    settlement: z.enum(campaignSettlements).default('creditNote').describe('How its prizes are paid'),
    budget: budget.default(null),
    state: z
      .enum(newCampaignStates)
      .default('open')
      .describe('A draft is seen by accessCampaigns alone, and accepted by nobody, until it is opened'),
  })
  .refine(inOrder.check, inOrder.params)
  .refine(touchingItsYear.check, touchingItsYear.params);

/** The body that updates a campaign: all rule fields are required, so that leaving one out never resets it. */
export const updateCampaignBody = z
  .strictObject({
    ...campaignFields,
    factorBoostDetail: factorBoostDetailInput,
    eligibility: matchInput,
    settlement: z.enum(campaignSettlements).optional().describe('Left out, it stays as it is'),
    budget: budget.optional().describe('EUR, above 0, at most two decimals; null: none. Left out, it stays as it is'),
    version: z.number().int().min(1).optional().describe('With it, a newer one is a conflict'),
    reason: line(campaignTextLengths.reason)
      .optional()
      .describe('Why the rules change; required once a dealer has accepted'),
    preview: bodyId.optional().describe('The preview that a change of rules is based on; required as the reason is'),
  })
  .refine(inOrder.check, inOrder.params)
  .refine(touchingItsYear.check, touchingItsYear.params);

export type NewCampaign = z.output<typeof createCampaignBody>;
/** The fields of a campaign that users enter and may change. */
export type CampaignFields = Omit<NewCampaign, 'state'>;
export type UpdateCampaign = z.output<typeof updateCampaignBody>;

const exampleTires = z
  .number()
  .int()
  .min(0)
  .max(largestGoal * 10);

/** The request body of the editor's live example. */
export const campaignExampleBody = z
  .strictObject({
    incentiveDetail: incentiveDetailInput,
    factorBoostDetail: factorBoostDetailInput,
    goalThreshold: z.number().int().min(1).max(largestGoal),
    tires: exampleTires.describe('Tyres that no boost matches'),
    boostedTires: z.array(exampleTires).max(20).describe('Tyres of each boost, in the order of the boosts'),
  })
  .refine(({ factorBoostDetail: { boosts }, boostedTires }) => boosts.length === boostedTires.length, {
    path: ['boostedTires'],
  });

export type CampaignExampleRequest = z.output<typeof campaignExampleBody>;
