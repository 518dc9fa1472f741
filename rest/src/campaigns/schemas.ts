import type { campaignDealerFilters, campaignFilters } from '@gdd/schema/campaigns';
import {
  campaignDealerSortColumns,
  campaignDurations,
  campaignGroups,
  campaignSortColumns,
  campaignStates,
  campaignTextLengths,
  campaignTypes,
  campaignYears,
  channels,
  exportFormats,
  incentiveBases,
  largestGoal,
  lineConditions,
  seasons,
  segments,
  statementLines,
} from '@gdd/schema/campaigns';
import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import { longestEndsWithin } from '@gdd/schema/reports';
import { z } from 'zod';
import { filterText } from '../dealers/schemas.js';
import { isDecimal } from '../domain/decimal.js';
import { oneOrSeveral, pagingQuery, rangeOf, tableFileBody, tableState } from '../domain/tableState.js';
import { hasForbiddenCharacters, isCalendarDate } from '../domain/text.js';
import { calendarDate, line, optionalText } from '../platform/inputs.js';
import { bodyId, decimal, euro } from '../platform/routes.js';
import { figureFields, redemption, termFields } from './membershipSchemas.js';
import { factorBoostDetailInput, incentiveDetailInput, matchInput } from './rulesInput.js';

const campaignType = z.enum(campaignTypes).meta({ id: 'CampaignType' });
const campaignDuration = z.enum(campaignDurations).meta({ id: 'CampaignDuration' });
const campaignGroup = z
  .enum(campaignGroups)
  .meta({ id: 'CampaignGroup', description: 'Main: annual, or half-yearly with isMain' });
const campaignState = z.enum(campaignStates).meta({ id: 'CampaignState' });
const season = z.enum(seasons).meta({ id: 'Season' });
const segment = z.enum(segments).meta({ id: 'Segment' });
const channel = z.enum(channels).meta({ id: 'Channel' });

const day = z.string().meta({ format: 'date' });
const tires = z.number().int().describe('Tyres');
/** A list that is answered as it stands in the rules or comes out of them. */
const list = <T extends z.ZodType>(item: T) => z.array(item).readonly();
/** A decimal as it was written: a JSON number or a text. */
const asWritten = z.union([z.number(), decimal]);

export const saleMatch = z
  .object({
    brand: list(z.string()).optional(),
    season: list(season).optional(),
    segment: list(segment).optional(),
    rimFrom: z.number().int().optional().describe('Inches, included'),
    rimTo: z.number().int().optional().describe('Inches, included'),
    channel: channel.optional(),
  })
  .meta({ id: 'SaleMatch', description: 'What a sale line must be; every condition given must hold' });

export const incentiveDetail = z
  .object({
    basis: z.enum(incentiveBases).meta({ id: 'IncentiveBasis' }),
    tiers: list(
      z.object({ from: asWritten.describe('Percentage of the goal'), rate: asWritten.describe('EUR a tyre') }),
    ),
    unlockAt: asWritten.describe('Percentage of the goal from which the prize can be spent'),
    cap: asWritten.optional().describe('The most that can accumulate, EUR'),
  })
  .meta({ id: 'IncentiveDetail' });

export const factorBoostDetail = z
  .object({ boosts: list(z.object({ label: z.string(), match: saleMatch, factor: asWritten })) })
  .meta({ id: 'FactorBoostDetail' });

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
};

const campaignTotals = z
  .object(totalsFields)
  .meta({ id: 'CampaignTotals', description: 'Of one subtree; deleted dealers count' });

/** The totals of one campaign among those that a loader asked for. */
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
    attachments: z.array(campaignAttachment),
    version: z.number().int().describe('Changes with every change of the campaign'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    closedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Campaign' });

/** A campaign as one dealer in it sees it. */
export const dealerCampaign = z
  .object({ campaign: campaignSummary, incentiveDetail, factorBoostDetail, ...termFields, ...figureFields })
  .meta({ id: 'DealerCampaign' });

/** A row of the window 'Elenco campagne' (specification, section 2, modal 6). */
export const dealerCampaignRow = z
  .object({
    campaignId: z.number().int(),
    campaignTitle: z.string(),
    goalThreshold: termFields.goalThreshold,
    ...figureFields,
  })
  .meta({ id: 'DealerCampaignRow' });

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

const explanationFields = {
  tiers: list(statementTier),
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

const statementBoost = z
  .object({
    label: z.string(),
    factor: decimal,
    tires,
    fleetTires: tires,
    boostedTires: decimal.describe('Tyres × factor'),
  })
  .meta({ id: 'StatementBoost' });

/** What happened to the lines of a closed campaign; none of it counts. */
const sinceClosing = z
  .object({
    closedAt: z.iso.datetime(),
    differences: z
      .array(
        z
          .object({
            label: z.string().nullable().describe('Of the boost; null for tyres without one'),
            factor: decimal,
            tires: tires.describe('Today less at the closing'),
            fleetTires: tires,
          })
          .meta({ id: 'StatementDifference' }),
      )
      .describe('Tyres of lines that the campaign was closed with and that went, for each boost'),
    laterLines: z.number().int().describe('Lines that came afterwards: listed apart'),
    laterTires: tires.describe('Their tyres'),
  })
  .meta({ id: 'SinceClosing' });

/** How a dealer's prize comes about. */
export const statement = z
  .object({
    campaign: campaignSummary,
    dealerId: z.number().int(),
    businessName: z.string(),
    ...termFields,
    incentiveDetail,
    factorBoostDetail,
    eligibility: saleMatch,
    ...figureFields,
    ...explanationFields,
    boosts: z.array(statementBoost).describe('What each boost multiplies, in the order of the campaign'),
    unboostedTires: tires.describe('Tyres that no boost matches'),
    unboostedFleetTires: tires.describe('Tyres of fleets among them'),
    unreconstructed: z
      .object({ tires, fleetTires: tires, boostedTires: decimal.describe('Tyres × factor') })
      .meta({ id: 'UnreconstructedTires' })
      .nullable()
      .describe('What was counted and no line accounts for: of campaigns closed before statements were kept'),
    redeemed: euro,
    redemptions: z.array(redemption),
    linesChangedSinceClosing: z
      .boolean()
      .describe('Whether lines came or went since the campaign was closed: the figures are those of the closing'),
    sinceClosing: sinceClosing.nullable().describe('What came and went since the closing; null before it'),
  })
  .meta({ id: 'Statement' });

const saleLineFields = {
  id: z.string().describe('Document and line'),
  document: z.string(),
  line: z.number().int(),
  soldOn: day,
  brand: z.string(),
  season,
  segment,
  rim: z.number().int().describe('Inches'),
  channel,
  quantity: tires.describe('Negative is a return'),
  amount: euro,
};

/** A sale line that counts in a campaign. */
export const campaignLine = z
  .object({
    ...saleLineFields,
    factor: decimal.describe('Of the boost; 1.00 without one'),
    boostLabel: z.string().nullable(),
  })
  .meta({ id: 'CampaignLine' });

/** A sale line that does not. */
const excludedLine = z
  .object({
    ...saleLineFields,
    failedCondition: z
      .enum(lineConditions)
      .meta({ id: 'LineCondition' })
      .describe('The first that the line fails, in this order'),
  })
  .meta({ id: 'ExcludedLine' });

/** A page of them, and of what time they are. */
export const excludedLinePage = z.object({
  from: day.describe(
    'The first day whose lines are listed: of the year in which the campaign begins, or 31 days before',
  ),
  to: day.describe('The last one: of the year in which it ends, or 31 days later'),
  items: z.array(excludedLine),
  total: z.number().int(),
});

/** The query of the lines behind a statement. */
export const campaignLinesQuery = pagingQuery.extend({
  sinceClosing: z
    .string()
    .refine((text) => text === 'true' || text === 'false')
    .meta({
      type: 'boolean',
      description: 'Of a closed campaign, the lines that came after the closing; without, those it was closed with',
    })
    .optional()
    .transform((text) => text === 'true'),
});

/** What a dealer would earn. */
export const campaignExample = z
  .object({
    tiresMissing: figureFields.tiresMissing,
    plafondAccumulated: figureFields.plafondAccumulated,
    plafondExpendable: figureFields.plafondExpendable,
    ...explanationFields,
  })
  .meta({ id: 'CampaignExample' });

const year = z.number().int().min(campaignYears.first).max(campaignYears.last);

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

/** The body of a file of which nothing but the format is chosen. */
export const formatBody = z.strictObject({ format: z.enum(exportFormats).default('xlsx') });

/** The body of the sale lines of a statement as a file. */
export const linesFileBody = formatBody.extend({ which: z.enum(statementLines).default('counted') });

/** The body of the table of campaigns as a file. */
export const campaignsFileBody = tableFileBody(campaignFilter, campaignSortColumns, 'id');

export type CampaignTableState = z.output<typeof campaignTableState>;

const tireCount = z.int32().min(0);
const percentage = z
  .union([z.number(), z.string()])
  .refine((text) => isDecimal(text) && !String(text).startsWith('-'))
  .describe('An exact decimal: a number or its text');

/** What the table of a campaign's dealers is narrowed by. */
export const campaignDealerFilter = z.strictObject({
  status: oneOrSeveral(z.enum(dealerStatuses)).optional(),
  tier: oneOrSeveral(z.enum(dealerTiers)).optional(),
  region: oneOrSeveral(filterText).optional(),
  province: oneOrSeveral(filterText).optional(),
  memberId: bodyId.optional().describe('Dealers below this member'),
  accepted: z.boolean().optional(),
  goalReached: z.boolean().optional(),
  distributorId: oneOrSeveral(bodyId).optional().describe('Dealers of these distributors'),
  tiresPurchased: rangeOf(tireCount).optional(),
  goalPercentage: rangeOf(percentage).optional().describe('As it is shown: with one decimal'),
  tiresToNextThreshold: rangeOf(tireCount).optional().describe('Only dealers that have a threshold ahead'),
} satisfies Record<keyof typeof campaignDealerFilters, z.ZodType>);

export type CampaignDealerFilter = z.output<typeof campaignDealerFilter>;

export const campaignDealerTableState = tableState(campaignDealerFilter, campaignDealerSortColumns, 'id');

export type CampaignDealerTableState = z.output<typeof campaignDealerTableState>;

/** A year in a path. */
export const pathYear = z
  .string()
  .regex(/^2[01]\d\d$/)
  .transform(Number)
  .pipe(year)
  .meta({ type: 'integer', minimum: campaignYears.first, maximum: campaignYears.last });

export const yearBody = z.strictObject({ year });

/** What the lists of distributors and agents are asked. */
export const networkCampaignsBody = z.strictObject({
  year,
  memberId: bodyId.optional().describe('Default: the caller’s own member'),
});

export type NetworkCampaigns = z.output<typeof networkCampaignsBody>;

export const dealerCampaignsBody = z.strictObject({
  year: year.optional().describe('Default: all years'),
  dealerId: bodyId.optional().describe('Default: the caller’s own member, where it is a dealer'),
});

export type DealerCampaigns = z.output<typeof dealerCampaignsBody>;

export const dealerCampaignsReportBody = z.strictObject({ year: year.optional().describe('Default: all years') });

/** Text of several lines; what is between them may be empty. */
const description = z
  .string()
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .refine((text) => !hasForbiddenCharacters(text.replaceAll(/[\n\t]/g, ' ')))
  .pipe(z.string().max(campaignTextLengths.description));

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

/** Each day is checked by itself before. */
const areDays = ({ startsOn, endsOn }: Period) => isCalendarDate(startsOn) && isCalendarDate(endsOn);

const inOrder = {
  check: (period: Period) => !areDays(period) || period.startsOn <= period.endsOn,
  says: { path: ['endsOn'] },
};

const touchingItsYear = {
  check: (period: Period) => {
    const [first, last] = [period.startsOn.slice(0, 4), period.endsOn.slice(0, 4)];
    return !areDays(period) || first > last || (first <= String(period.year) && String(period.year) <= last);
  },
  says: { path: ['year'] },
};

/** The body that creates a campaign. */
export const createCampaignBody = z
  .strictObject({
    ...campaignFields,
    factorBoostDetail: factorBoostDetailInput.default({ boosts: [] }),
    eligibility: matchInput.default({}),
  })
  .refine(inOrder.check, inOrder.says)
  .refine(touchingItsYear.check, touchingItsYear.says);

/** The body that updates a campaign: all its fields, so that no rule goes by being forgotten. */
export const updateCampaignBody = z
  .strictObject({
    ...campaignFields,
    factorBoostDetail: factorBoostDetailInput,
    eligibility: matchInput,
    version: z.number().int().min(1).optional().describe('With it, a newer one is a conflict'),
  })
  .refine(inOrder.check, inOrder.says)
  .refine(touchingItsYear.check, touchingItsYear.says);

export type CreateCampaign = z.output<typeof createCampaignBody>;
export type UpdateCampaign = z.output<typeof updateCampaignBody>;

const exampleTires = z
  .number()
  .int()
  .min(0)
  .max(largestGoal * 10);

/** What the live example of the editor is asked. */
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

export type CampaignExampleQuestion = z.output<typeof campaignExampleBody>;
