import {
  approvalKinds,
  approvalLimits,
  approvalSortColumns,
  approvalStates,
  worseningModes,
  type approvalFilters,
} from '@gdd/schema/approvals';
import { redemptionMethods } from '@gdd/schema/ledger';
import { z } from 'zod';
import {
  campaignTitle,
  factorBoostDetail,
  incentiveDetail,
  rulesPart,
  saleMatch,
} from '../../../ground/rules/schemas.js';
import { day, tires } from '../../../ground/platform/http/routes.js';
import { oneOrSeveral, tableState } from '../../../ground/domain/tableState.js';
import { bodyId, euro, memberLink } from '../../../ground/platform/http/routes.js';
import { rulesWorsening, worsening } from '../../../ground/rules/worseningSchemas.js';
import { documentRequest } from './documentSchemas.js';

const count = z.number().int();
const instant = z.iso.datetime();
const userName = z.string().nullable().describe('A user’s name; null where nobody did');

const isOn = z.boolean().describe('Whether a second person confirms it');
const descriptions = {
  closing: 'Closing a campaign',
  rules: 'Deprecated, see rulesWorsening; goes with 2.0. On: anything but told',
  rulesWorsening: 'What it takes to make accepted rules worse, or to close a campaign before its last day',
  goalsWorsening: 'What it takes to make an accepted goal worse, or to remove a dealer that accepted',
  undo: 'The undoing of an import that changes more tyres than the limit, or the applying of one whose rows take as many from existing lines; also several by one user for one dealer on one day in Rome',
  adjustment:
    'What one user adjusts for one dealer on one day in Rome, where it is above the limit in all, whatever the signs',
  redemption:
    'What one user redeems by hand for one dealer on one day in Rome, or takes back, where it is above the limit in all',
};

const approvalSwitch = z.object({ on: isOn }).meta({ id: 'ApprovalSwitch' });

const approvalAmountLimit = z.object({ on: isOn, amount: euro }).meta({ id: 'ApprovalAmountLimit' });

/** What it takes to make worse what dealers accepted. */
const worseningMode = z.enum(worseningModes).meta({ id: 'WorseningMode' });

/** The kinds of changes that a second person has to confirm. */
export const approvalTermsFields = {
  closing: approvalSwitch.describe(descriptions.closing),
  rules: approvalSwitch.describe(descriptions.rules).meta({ deprecated: true }),
  rulesWorsening: worseningMode.describe(descriptions.rulesWorsening),
  goalsWorsening: worseningMode.describe(descriptions.goalsWorsening),
  undo: z.object({ on: isOn, tires }).meta({ id: 'ApprovalTiresLimit' }).describe(descriptions.undo),
  adjustment: approvalAmountLimit.describe(descriptions.adjustment),
  redemption: approvalAmountLimit.describe(descriptions.redemption),
};

const approvalTerms = z.object(approvalTermsFields).meta({ id: 'ApprovalTerms' });

const amountLimitInput = z.strictObject({
  on: z.boolean(),
  amount: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,2})?$/)
    .describe('EUR, at most two decimals'),
});

/** The same in a request body. */
export const approvalTermsInput = {
  closing: z.strictObject({ on: z.boolean() }).describe(descriptions.closing),
  rules: z
    .strictObject({ on: z.boolean() })
    .optional()
    .describe(`${descriptions.rules}. Counts where rulesWorsening is left out`)
    .meta({ deprecated: true }),
  rulesWorsening: z.enum(worseningModes).optional().describe(`${descriptions.rulesWorsening}; left out, it stays`),
  goalsWorsening: z.enum(worseningModes).optional().describe(`${descriptions.goalsWorsening}; left out, it stays`),
  undo: z
    .strictObject({ on: z.boolean(), tires: count.min(0).max(approvalLimits.tires).describe('Tyres') })
    .describe(descriptions.undo),
  adjustment: amountLimitInput.describe(descriptions.adjustment),
  redemption: amountLimitInput.optional().describe(`${descriptions.redemption}; left out, it stays as it is`),
};

const approvalRules = z
  .object({ startsOn: day, endsOn: day, incentiveDetail, factorBoostDetail, eligibility: saleMatch })
  .meta({ id: 'ApprovalRules' });

const rulesRequest = z
  .object({
    dealers: count.describe('Dealers that get less, by what accumulates or by what can be spent'),
    worsening: rulesWorsening.nullable().describe('The terms that become worse; null in requests of earlier versions'),
    accumulatedLess: euro.describe('EUR, above 0: what those lose in all of what they have accumulated'),
    expendableLess: euro.describe('EUR, above 0: what those lose in all of what they can spend, or owe more'),
    reason: z.string(),
    previewId: count.describe('The preview that it is based on'),
    changed: z.array(rulesPart),
    others: z.array(z.string()).describe('The names of other fields of the campaign that change with the rules'),
    before: approvalRules,
    after: approvalRules,
  })
  .meta({ id: 'ApprovalRulesRequest' });

/** How a redemption by hand was paid; the ledger, which lies above requests, has it too. */
export const redemptionMethod = z.enum(redemptionMethods).meta({ id: 'RedemptionMethod' });

const goal = count.nullable();
const goalsRequest = z
  .object({
    dealers: count.describe('Dealers that accepted their goal and for which something gets worse'),
    worsenings: z.array(worsening),
    accumulatedLess: euro.describe('EUR, not below 0: what those lose in all of what they have accumulated'),
    expendableLess: euro.describe('EUR, not below 0: what those lose in all of what they can spend, or owe more'),
    isUndo: z.boolean().describe('Whether a file is to be undone, not applied'),
    goalBefore: goal.describe('Null for those of an import'),
    goalAfter: goal.describe('Null for those of an import, and where the dealer is to be removed'),
    reason: z.string().nullable(),
    changes: z
      .array(
        z
          .object({
            campaignId: count,
            title: z.string(),
            dealerId: count,
            code: z.string(),
            businessName: z.string(),
            goalBefore: count,
            goalAfter: goal.describe('Null where the dealer is removed from the campaign'),
            isWithdrawn: z.boolean().describe('Whether its acceptance is withdrawn'),
          })
          .meta({ id: 'ApprovalGoalChange' }),
      )
      .describe('Of an import: the first 100 of the dealers for which something gets worse; none of earlier versions'),
  })
  .meta({ id: 'ApprovalGoalsRequest' });

/** The name and the seat of a dealer. */
export const invoicingCompany = z
  .object({
    businessName: z.string(),
    address: z.string().nullable().describe('Street and house number'),
    postalCode: z.string().nullable(),
    city: z.string(),
    province: z.string().describe('Plate code'),
    country: z.string().describe('ISO 3166-1, alpha-2'),
  })
  .meta({ id: 'InvoicingCompany' });

/** The requested change, as of the time of the request. */
const approvalRequest = z
  .object({
    rules: rulesRequest.nullable(),
    goals: goalsRequest.nullable(),
    undo: z
      .object({ tires: tires.describe('Tyres that it changes'), lines: count.describe('Lines that it changes') })
      .meta({ id: 'ApprovalUndoRequest' })
      .nullable(),
    correction: z
      .object({
        tires: tires.describe('Tyres that its rows change in existing lines'),
        lines: count.describe('Lines that they change'),
      })
      .meta({ id: 'ApprovalCorrectionRequest' })
      .nullable(),
    adjustment: z
      .object({
        amount: euro.describe('EUR, with its sign'),
        day,
        reason: z.string(),
        disputeId: count.nullable().describe('The dispute that it answers; null by hand'),
        reversesId: count.nullable().describe('For a reversal: the adjustment that it reverses; it has the same day'),
      })
      .meta({ id: 'ApprovalAdjustmentRequest' })
      .nullable(),
    redemption: z
      .object({
        amount: euro.describe('EUR, above 0'),
        day,
        reason: z.string().nullable().describe('The note; of a reversal its reason'),
        method: redemptionMethod.nullable(),
        reversesId: count
          .nullable()
          .describe('For a reversal: the redemption that it reverses; it has the same amount, day and method'),
      })
      .meta({ id: 'ApprovalRedemptionRequest' })
      .nullable(),
    document: documentRequest.nullable(),
    invoicing: z
      .object({ before: invoicingCompany, after: invoicingCompany })
      .meta({ id: 'ApprovalInvoicingRequest' })
      .nullable(),
    factors: z
      .object({ userId: count, username: z.string(), name: z.string().nullable() })
      .meta({ id: 'ApprovalFactorsRequest', description: 'Whose factors are to be removed' })
      .nullable(),
    settings: z
      .object({ before: approvalTerms, after: approvalTerms })
      .meta({ id: 'ApprovalSettingsRequest' })
      .nullable(),
  })
  .meta({ id: 'ApprovalRequest', description: 'The part of its kind; a closing has none' });

export const approvalKind = z.enum(approvalKinds).meta({ id: 'ApprovalKind' });
export const approvalState = z.enum(approvalStates).meta({ id: 'ApprovalState' });

/** A request for a second person's confirmation, and its outcome. */
export const approval = z
  .object({
    id: count,
    kind: approvalKind,
    state: approvalState,
    campaign: campaignTitle.nullable().describe('For a closing, rules, goals, an adjustment or a redemption'),
    dealer: memberLink.nullable().describe('For an adjustment, a redemption, a goal, a document or invoicing data'),
    import: z
      .object({ id: count, filename: z.string() })
      .meta({ id: 'ApprovalImport' })
      .nullable()
      .describe('For an undoing, a correction, or goals in a file'),
    document: z.object({ id: count, number: z.string() }).meta({ id: 'ApprovalDocument' }).nullable(),
    request: approvalRequest,
    proposedBy: userName,
    proposedAt: instant,
    expiresAt: instant.describe('From then on it is expired'),
    decidedBy: userName.describe('Who approved, refused or withdrew it'),
    decidedAt: instant.nullable(),
    reason: z.string().nullable().describe('The reason of a refusal'),
    mayDecide: z.boolean().describe('Whether it waits, and the caller is not who proposed it'),
    mayWithdraw: z.boolean().describe('Whether it waits, and the caller proposed it'),
  })
  .meta({ id: 'Approval' });

export type ApprovalView = z.output<typeof approval>;

const approvalFilter = z.strictObject({
  kind: oneOrSeveral(z.enum(approvalKinds)).optional(),
  state: oneOrSeveral(z.enum(approvalStates)).optional(),
  campaignId: oneOrSeveral(bodyId).optional(),
  importId: oneOrSeveral(bodyId).optional(),
  documentId: oneOrSeveral(bodyId).optional(),
  mine: z.boolean().optional().describe('Requests that the caller made; false: the others'),
} satisfies Record<keyof typeof approvalFilters, z.ZodType>);

/** The body of the table of requests; default: the newest first. */
export const approvalsState = tableState(approvalFilter, approvalSortColumns, 'id', 'desc');
export type ApprovalsState = z.output<typeof approvalsState>;
