import {
  disputeFigures,
  disputeKinds,
  disputeLimits,
  disputeSides,
  disputeSortColumns,
  disputeStates,
  type disputeFilters,
} from '@gdd/schema/disputes';
import { z } from 'zod';
import { explanationFields } from '../../programme/campaigns/campaign/schemas.js';
import { campaignTitle, channel, season, segment } from '../../ground/rules/schemas.js';
import { day, tires } from '../../ground/platform/http/routes.js';
import { figureFields, termFields } from '../../programme/campaigns/campaign/figureSchemas.js';
import { oneOrSeveral, tableState } from '../../ground/domain/tableState.js';
import { adjustmentBody } from '../ledger/schemas.js';
import { goal } from '../../programme/memberships/membership/schemas.js';
import { line, optionalText, paragraphs } from '../../ground/platform/http/inputs.js';
import { bodyId, decimal, euro, memberLink } from '../../ground/platform/http/routes.js';
import { disputeState, disputeSubject, lineCondition } from '../statements/schemas.js';

const count = z.number().int();
const instant = z.iso.datetime();

const disputeSide = z.enum(disputeSides).meta({ id: 'DisputeSide' });

const disputedLine = z
  .object({
    soldOn: day,
    brand: z.string(),
    season,
    segment,
    rim: count.describe('Inches'),
    channel,
    quantity: tires.describe('Negative is a return'),
    amount: euro,
    counts: z.boolean(),
    failedCondition: lineCondition
      .nullable()
      .describe('The first that the line failed; null where it fitted the rules'),
    isAfterClosing: z.boolean().describe('Whether it came after the campaign was closed, and does not count for that'),
    factor: decimal.describe('Of the boost; 1.00 without one'),
    boostLabel: z.string().nullable(),
  })
  .meta({ id: 'DisputedLine' });

const disputedFigure = z
  .object({
    value: decimal.describe('EUR, or tyres where the figure counts them'),
    rulesVersion: count,
    accepted: termFields.accepted,
    goalThreshold: termFields.goalThreshold,
    tiresPurchased: figureFields.tiresPurchased,
    tiresFleet: figureFields.tiresFleet,
    tiers: explanationFields.tiers,
    base: explanationFields.base,
    averageFactor: explanationFields.averageFactor,
    beforeCap: explanationFields.beforeCap,
    capped: explanationFields.capped,
    unlockTires: explanationFields.unlockTires,
    unlocked: explanationFields.unlocked,
    plafondAccumulated: figureFields.plafondAccumulated,
    redeemed: euro,
    adjusted: euro,
    setOff: euro,
    balance: euro,
    plafondExpendable: figureFields.plafondExpendable,
    debt: figureFields.debt,
  })
  .meta({ id: 'DisputedFigure' });

/** The explanation of the disputed line or figure, as of the opening of the dispute. */
const disputeExplanation = z
  .object({
    line: disputedLine.nullable().describe('Of a line: as the statement listed it'),
    documentLines: count.nullable().describe('Of a missing one: how many lines of the document the dealer had'),
    figure: disputedFigure.nullable().describe('Of a figure: its value, with what it is derived from'),
  })
  .meta({ id: 'DisputeExplanation', description: 'As it was when the dispute was opened: the part of its kind' });

const disputeMessage = z
  .object({
    id: count,
    author: z.string().describe('A user’s name'),
    side: disputeSide,
    text: z.string().describe('Of a refusal and an acceptance the reason'),
    state: disputeState.describe('What the dispute became by it'),
    at: instant,
  })
  .meta({ id: 'DisputeMessage' });

export const disputeAttachment = z
  .object({
    id: count,
    filename: z.string(),
    contentType: z.string(),
    size: count.describe('Bytes'),
    side: disputeSide,
    addedBy: z.string().describe('A user’s name'),
    addedAt: instant,
  })
  .meta({ id: 'DisputeAttachment' });

const userLink = z.object({ id: count, name: z.string() }).meta({ id: 'DisputeAssignee' });

const disputeFields = {
  id: count,
  campaign: campaignTitle,
  dealer: memberLink,
  about: disputeSubject,
  state: disputeState,
  waitingFor: disputeSide.nullable().describe('Whose turn it is; null once it is decided or withdrawn'),
  assignee: userLink.nullable(),
  openedBy: z.string().describe('A user’s name'),
  openedAt: instant,
  updatedAt: instant,
  answeredAt: instant.nullable().describe('When the office first answered or decided'),
};

/** A row of the queue. */
export const disputeRow = z.object(disputeFields).meta({ id: 'DisputeRow' });
export type DisputeRowView = z.output<typeof disputeRow>;

/** A dispute with its details. */
export const dispute = z
  .object({
    ...disputeFields,
    explanation: disputeExplanation,
    messages: z.array(disputeMessage).describe('Oldest first'),
    attachments: z.array(disputeAttachment).describe('Oldest first'),
    decidedAt: instant.nullable().describe('When it was accepted, refused or withdrawn'),
    outcome: z
      .object({
        entryId: count.nullable().describe('The adjustment that it was accepted with'),
        amount: euro.nullable().describe('Of that adjustment, with its sign'),
        importId: count.nullable().describe('The import that brought the line'),
        importFilename: z.string().nullable(),
        goalBefore: tires.nullable().describe('The goal that it changed, in tyres'),
        goalAfter: tires.nullable().describe('What it was changed to'),
      })
      .meta({ id: 'DisputeOutcome' })
      .nullable()
      .describe('Of an accepted one'),
    approvalId: count.nullable().describe('The request that waits for a second person to confirm its adjustment'),
    mayAnswer: z.boolean().describe('Whether the caller may write, and attach files'),
    mayDecide: z.boolean().describe('Whether the caller may accept, refuse and assign it'),
    mayWithdraw: z.boolean(),
  })
  .meta({ id: 'Dispute' });
export type DisputeView = z.output<typeof dispute>;

const aboutInput = z
  .strictObject({
    kind: z.enum(disputeKinds),
    document: optionalText(line(disputeLimits.document)),
    line: bodyId.optional(),
    figure: z.enum(disputeFigures).optional(),
  })
  .superRefine(({ kind, document, line: number, figure }, check) => {
    const expected = (path: string, isGiven: boolean, isRequired: boolean, isOptional = false) => {
      if (isGiven === isRequired || isOptional) return;
      check.addIssue({ code: 'custom', path: [path], input: isGiven ? 'given' : undefined });
    };
    expected('document', document !== null, kind === 'line', kind === 'missing');
    expected('line', number !== undefined, kind === 'line');
    expected('figure', figure !== undefined, kind === 'figure');
  });

const text = paragraphs(disputeLimits.text).describe('What is wrong, or the answer; several lines');
const reason = line(disputeLimits.reason);

export const openBody = z.strictObject({
  campaignId: bodyId,
  dealerId: bodyId,
  about: aboutInput.describe(
    'A line by its document and number; a missing one by its document, where it is known; a figure of the statement; or anything else',
  ),
  text,
});
export type NewDispute = z.output<typeof openBody>;

export const messageBody = z.strictObject({ text });
export type NewMessage = z.output<typeof messageBody>;

export const refusalBody = z.strictObject({ reason });
export type NewRefusal = z.output<typeof refusalBody>;

const adjustment = adjustmentBody.omit({ reason: true });

export const acceptanceBody = z
  .strictObject({
    reason: reason.describe('What the dealer reads; of an adjustment its reason'),
    adjustment: adjustment.optional().describe('The entry that the dealer gets'),
    importId: bodyId.optional().describe('The applied import that brought the dealer’s line'),
    goalThreshold: goal.optional().describe('The new goal of the dealer, in tyres; not of a closed campaign'),
  })
  .refine(
    ({ adjustment: entry, importId, goalThreshold }) =>
      [entry, importId, goalThreshold].filter((each) => each !== undefined).length === 1,
    { path: ['adjustment'] },
  )
  .describe('With one of an adjustment, an import and a goal');
export type NewAcceptance = z.output<typeof acceptanceBody>;

export const assignmentBody = z.strictObject({
  assigneeId: bodyId.nullable().describe('An active user with accessCampaigns; null: nobody'),
});
export type Assignment = z.output<typeof assignmentBody>;

export const attachmentBody = z.strictObject({
  uploadId: bodyId.describe('PNG, JPEG, WebP or PDF, up to 10 MB, uploaded for disputeAttachment'),
});

const disputeFilter = z.strictObject({
  state: oneOrSeveral(z.enum(disputeStates)).optional(),
  kind: oneOrSeveral(z.enum(disputeKinds)).optional(),
  campaignId: oneOrSeveral(bodyId).optional(),
  dealerId: oneOrSeveral(bodyId).optional(),
  assigneeId: oneOrSeveral(bodyId).optional(),
  mine: z.boolean().optional().describe('Those that are assigned to the caller; false: the others'),
  waitingFor: oneOrSeveral(z.enum(disputeSides)).optional(),
} satisfies Record<keyof typeof disputeFilters, z.ZodType>);

/** The body of the queue; default: the newest first. */
export const disputesState = tableState(disputeFilter, disputeSortColumns, 'id', 'desc');
export type DisputesState = z.output<typeof disputesState>;

/** The summary above the queue. */
export const disputesSummary = z
  .object({
    waitingForOffice: count,
    waitingForDealer: count,
    mine: count.describe('Of those that wait: assigned to the caller'),
    oldestOpenedAt: instant.nullable().describe('Of those that wait for the office'),
    medianMinutesToAnswer: count
      .nullable()
      .describe(
        'Minutes from the opening to the first answer, of the first answers of the last 90 days; null without any',
      ),
  })
  .meta({ id: 'DisputesSummary' });

/** An import that brought lines of the dealer of a dispute. */
export const disputeImport = z
  .object({
    id: count,
    filename: z.string(),
    appliedAt: instant,
    lines: count.describe('Of the dealer, as they are now'),
  })
  .meta({ id: 'DisputeImport' });
