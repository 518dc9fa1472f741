import { z } from 'zod';
import { lineConditions, statementLines } from '@gdd/schema/campaigns';
import { disputeFigures, disputeKinds, disputeStates } from '@gdd/schema/disputes';
import { calendarDate } from '../../ground/platform/http/inputs.js';
import { decimal, euro } from '../../ground/platform/http/routes.js';
import { pagingQuery, searchTerm } from '../../ground/domain/tableState.js';
import { termFields, figureFields } from '../../programme/campaigns/campaign/figureSchemas.js';
import { acceptedGoalChange, rulesOfDealer } from '../../programme/campaigns/rules/schemas.js';
import { ledgerEntry, redemption } from '../ledger/schemas.js';
import { campaignSummary, explanationFields, formatBody } from '../../programme/campaigns/campaign/schemas.js';
import { incentiveDetail, factorBoostDetail, saleMatch, season, segment, channel } from '../../ground/rules/schemas.js';
import { tires, day } from '../../ground/platform/http/routes.js';

const statementBoost = z
  .object({
    label: z.string(),
    factor: decimal,
    tires,
    fleetTires: tires,
    boostedTires: decimal.describe('Tyres × factor'),
  })
  .meta({ id: 'StatementBoost' });

/** Changes of the lines of a campaign since its closing; they do not count. */
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

export const disputeKind = z.enum(disputeKinds).meta({ id: 'DisputeKind' });
export const disputeFigure = z.enum(disputeFigures).meta({ id: 'DisputeFigure' });
export const disputeState = z.enum(disputeStates).meta({ id: 'DisputeState' });

/** The subject of a dispute. */
export const disputeSubject = z
  .object({
    kind: disputeKind,
    document: z.string().nullable().describe('Of a line, and of a missing one where it is known'),
    line: z.number().int().nullable().describe('Of a line: its number in the document'),
    figure: disputeFigure.nullable().describe('Of a figure: which of the statement'),
  })
  .meta({ id: 'DisputeSubject' });

const statementDispute = z
  .object({ id: z.number().int(), state: disputeState, about: disputeSubject, openedAt: z.iso.datetime() })
  .meta({ id: 'StatementDispute' });

/** The statement of a dealer in a campaign: its figures and how they are calculated. */
export const statement = z
  .object({
    knownOn: day.nullable().describe('At whose end it was known so; null: as it is known now'),
    campaign: campaignSummary,
    dealerId: z.number().int(),
    businessName: z.string(),
    code: z.string().describe('Of the dealer'),
    vatNumber: z.string(),
    ...termFields,
    rules: rulesOfDealer,
    goalChanges: z
      .array(acceptedGoalChange)
      .describe('The changes of goals that the dealer had accepted, the oldest first'),
    incentiveDetail,
    factorBoostDetail,
    eligibility: saleMatch,
    ...figureFields,
    ...explanationFields,
    boosts: z.array(statementBoost).describe('The tyres that each boost multiplies, in the order of the campaign'),
    unboostedTires: tires.describe('Tyres that no boost matches'),
    unboostedFleetTires: tires.describe('Tyres of fleets among them'),
    unreconstructed: z
      .object({ tires, fleetTires: tires, boostedTires: decimal.describe('Tyres × factor') })
      .meta({ id: 'UnreconstructedTires' })
      .nullable()
      .describe('Tyres counted that no line accounts for, in campaigns closed before statements were kept; null: none'),
    redeemed: euro.describe('EUR, without what was cancelled'),
    redemptions: z.array(redemption).describe('Those that were not cancelled, newest first'),
    adjusted: euro.describe('EUR, the sum of the adjustments, of either sign, without what was cancelled'),
    setOff: euro.describe('EUR, the sum of what was set off: below 0 where it was taken from the balance'),
    entries: z.array(ledgerEntry).describe('All of the ledger, newest first'),
    balance: euro.describe(
      'EUR: the prize accumulated, if it is unlocked, and the sum of the entries; above 0 it can be spent, below 0 it is a debt',
    ),
    disputes: z
      .array(statementDispute)
      .describe('Of the dealer about this campaign, newest first, withdrawn ones left out, as they are now'),
    linesChangedSinceClosing: z
      .boolean()
      .describe('Whether lines came or went since the campaign was closed: the figures are those of the closing'),
    sinceClosing: sinceClosing.nullable().describe('Changes to the sale lines since the closing; null before it'),
  })
  .meta({ id: 'Statement' });

export const lineCondition = z.enum(lineConditions).meta({ id: 'LineCondition' });

const lineDispute = z
  .object({ id: z.number().int(), state: disputeState })
  .meta({ id: 'LineDispute' })
  .nullable()
  .describe('The newest about the line in this campaign, withdrawn ones left out; null without one');

/** The fields of a sale line, independent of any campaign. */
export const saleLineFields = {
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
    dispute: lineDispute,
  })
  .meta({ id: 'CampaignLine' });

/** A sale line that does not count in a campaign. */
const excludedLine = z
  .object({
    ...saleLineFields,
    failedCondition: lineCondition.describe('The first that the line fails, in this order'),
    dispute: lineDispute,
  })
  .meta({ id: 'ExcludedLine' });

/** A page of excluded lines, with the range of days that the list covers. */
export const excludedLinePage = z.object({
  from: day.describe(
    'The first day whose lines are listed: of the year in which the campaign begins, or 31 days before',
  ),
  to: day.describe('The last one: of the year in which it ends, or 31 days later'),
  items: z.array(excludedLine),
  total: z.number().int(),
});

/** The query of a statement. */
export const statementQuery = z.strictObject({
  knownOn: calendarDate
    .optional()
    .describe('yyyy-mm-dd, in Italy: as it was known at the end of the day; without, as it is known now'),
});

/** The query of a paged list of sale lines. */
export const linesQuery = pagingQuery.extend({
  search: searchTerm.describe('In the number of the document, ignoring case'),
});

export type LinesQuery = z.output<typeof linesQuery>;

/** The query of the lines behind a statement. */
export const campaignLinesQuery = linesQuery.extend({
  ...statementQuery.shape,
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

/** The body of the sale lines of a statement as a file. */
export const linesFileBody = formatBody.extend({ which: z.enum(statementLines).default('counted') });
