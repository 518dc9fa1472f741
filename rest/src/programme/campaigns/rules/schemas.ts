import { rulesOutcomes, rulesPreviewSortColumns, type rulesPreviewFilters } from '@gdd/schema/campaigns';
import { z } from 'zod';
import { oneOrSeveral, tableFileBody, tableState } from '../../../ground/domain/tableState.js';
import { calendarDate } from '../../../ground/platform/http/inputs.js';
import { euro } from '../../../ground/platform/http/routes.js';
import { factorBoostDetailInput, incentiveDetailInput, matchInput } from '../campaign/rulesInput.js';
import { inOrder } from '../campaign/schemas.js';
import { factorBoostDetail, incentiveDetail, rulesPart, saleMatch } from '../../../ground/rules/schemas.js';
import { day } from '../../../ground/platform/http/routes.js';
import { rulesWorsening, worsening } from '../../../ground/rules/worseningSchemas.js';

/** The body that requests a preview: the new rules. */
export const rulesPreviewBody = z
  .strictObject({
    startsOn: calendarDate,
    endsOn: calendarDate.describe('Included'),
    incentiveDetail: incentiveDetailInput,
    factorBoostDetail: factorBoostDetailInput,
    eligibility: matchInput,
  })
  .refine(inOrder.check, inOrder.params);

export type RulesPreviewBody = z.output<typeof rulesPreviewBody>;

const count = z.number().int();

const moneyFields = {
  accumulatedBefore: euro,
  accumulatedAfter: euro,
  accumulatedDifference: euro.describe('EUR: after less before'),
  expendableBefore: euro,
  expendableAfter: euro,
  expendableDifference: euro.describe('EUR: after less before, each less the debt'),
};

/** The effect of a change of rules on the dealers of a campaign. */
export const rulesPreview = z
  .object({
    id: count,
    campaignId: count,
    rulesVersion: count.describe('The version of the rules that it starts from'),
    dealers: count,
    accepted: count.describe('Dealers that accepted: to the others no prize is due yet'),
    better: count.describe('Dealers that get more'),
    worse: count.describe('Dealers that get less'),
    same: count,
    worsening: rulesWorsening.describe(
      'The terms that become worse for dealers that accepted; without terms it is an improvement',
    ),
    ...moneyFields,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'RulesPreview', description: 'The amounts are sums over its dealers' });

const previewFilter = z.strictObject({
  outcome: oneOrSeveral(z.enum(rulesOutcomes)).optional(),
  accepted: z.boolean().optional(),
} satisfies Record<keyof typeof rulesPreviewFilters, z.ZodType>);

export const rulesPreviewDealersState = tableState(previewFilter, rulesPreviewSortColumns, 'id');
export const rulesPreviewDealersFile = tableFileBody(previewFilter, rulesPreviewSortColumns, 'id');
export type RulesPreviewDealersState = z.output<typeof rulesPreviewDealersState>;
export type RulesPreviewDealersFile = z.output<typeof rulesPreviewDealersFile>;

/** A row of the table of a preview's dealers. */
export const rulesPreviewDealer = z
  .object({
    dealerId: count,
    code: z.string(),
    businessName: z.string(),
    accepted: z.boolean(),
    outcome: z.enum(rulesOutcomes).meta({
      id: 'RulesOutcome',
      description: 'By what accumulates; where that stays, by what can be spent less the debt',
    }),
    ...moneyFields,
  })
  .meta({ id: 'RulesPreviewDealer' });

export type RulesPreviewDealerView = z.output<typeof rulesPreviewDealer>;

/** A version of a campaign's rules. */
export const rulesVersion = z
  .object({
    version: count.describe('From 1, without gaps'),
    since: z.iso.datetime(),
    createdBy: z.string().nullable().describe('A user’s name; null: unknown, or the caller does not manage campaigns'),
    reason: z.string().nullable().describe('Null where nobody had accepted yet'),
    rulesHash: z.string().describe('SHA-256 of their canonical JSON'),
    worsening: rulesWorsening
      .nullable()
      .describe(
        'What it made worse for dealers that had accepted; null without such dealers, of earlier versions, or where the caller does not manage campaigns',
      ),
    changed: z.array(rulesPart).describe('The parts that differ from the version before; empty for the first version'),
    startsOn: day,
    endsOn: day.describe('Included'),
    incentiveDetail,
    factorBoostDetail,
    eligibility: saleMatch,
  })
  .meta({ id: 'RulesVersion' });

export type RulesVersionView = z.output<typeof rulesVersion>;

const version = count.describe('The version of the rules');

/** Who confirmed what gets worse, for the statement. */
const confirmation = {
  isConfirmed: z.boolean().describe('Whether a second person confirmed it'),
  confirmedBy: z
    .string()
    .nullable()
    .describe('The name of that user; null: none was asked, or the caller does not manage campaigns'),
};

const worsenedTerms = z
  .array(worsening)
  .describe('The terms that become worse for the dealer, and from how many of its tyres');

/** What a version of the rules makes worse for one dealer that had accepted. */
const worsenedRules = z
  .object({
    terms: worsenedTerms,
    before: z
      .object({
        startsOn: day,
        endsOn: day.describe('Included'),
        incentiveDetail,
        factorBoostDetail,
        eligibility: saleMatch,
      })
      .meta({ id: 'RulesBefore' })
      .describe('The rules until then'),
    ...confirmation,
  })
  .meta({ id: 'WorsenedRules' });

/** A change of a goal that the dealer had accepted. */
export const acceptedGoalChange = z
  .object({
    at: z.iso.datetime(),
    goalBefore: count,
    goalAfter: count,
    isWithdrawn: z.boolean().describe('Whether its acceptance was withdrawn: the file that had recorded it was undone'),
    terms: worsenedTerms,
    reason: z.string().nullable(),
    accumulatedBefore: euro,
    accumulatedAfter: euro,
    expendableBefore: euro,
    expendableAfter: euro,
    ...confirmation,
  })
  .meta({ id: 'AcceptedGoalChange' });

/** The versions of the rules from one dealer's point of view: which it accepted, and what changed for it since. */
export const rulesOfDealer = z
  .object({
    version: version.describe('The version that counts, for the whole period'),
    acceptedVersion: version.nullable().describe('The version that the dealer accepted; null before it accepts'),
    acceptedHash: z.string().nullable().describe('SHA-256 of the rules that the dealer accepted'),
    changes: z
      .array(
        z
          .object({
            version,
            since: z.iso.datetime(),
            reason: z.string().nullable(),
            isWorsening: z.boolean().describe('Whether it makes something worse for dealers that accepted'),
            worsening: worsenedRules
              .nullable()
              .describe('The terms that become worse for this dealer; null if none do'),
            accumulatedBefore: euro.nullable().describe('EUR; null, as the rest, where the dealer’s prize stayed'),
            accumulatedAfter: euro.nullable(),
            expendableBefore: euro.nullable(),
            expendableAfter: euro.nullable(),
          })
          .meta({ id: 'RulesChange' }),
      )
      .describe('The versions after the accepted one, the oldest first'),
  })
  .meta({ id: 'RulesOfDealer' });
