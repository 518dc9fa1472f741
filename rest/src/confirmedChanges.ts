/** What each kind of request does once a second person has approved it (docs/domain/approvals.md). */
import type { ApprovalSettingsBody } from './decisions/approvals/schemas.js';
import type { ConfirmedChanges } from './decisions/approvals/service.js';
import { changeSettings } from './decisions/approvals/settings.js';
import { approveReset } from './people/auth/factorResets/factorResets.js';
import { present } from './decisions/approvals/requests/proposing.js';
import type { UpdateCampaign } from './programme/campaigns/campaign/schemas.js';
import { updateCampaign } from './programme/campaigns/changes.js';
import { closeCampaign } from './programme/campaigns/closing/closeCampaign.js';
import { acceptDispute } from './money/disputes/decisions.js';
import type { GivenOptions } from './sales/imports/requests.js';
import { applyImport, undoImport, type ImportContext } from './sales/imports/service.js';
import { applyCompany } from './money/invoicing/requests.js';
import type { NewAdjustment, NewRedemption, NewReversal } from './money/ledger/schemas.js';
import { recordAdjustment, recordRedemption, reverseEntry } from './money/ledger/service.js';
import type { GoalInput } from './programme/memberships/goals/worsenings.js';
import { editGoal, removeDealer } from './programme/memberships/membership/service.js';
import type { ServiceContext } from './ground/platform/context.js';
import type { SignedIn } from './ground/platform/http/caller.js';
import { changeDocument, type RequestedChange } from './money/settlements/documents/changes.js';

/** The changes of all areas. */
export const confirmedChanges = ({ wakeImports }: Pick<ImportContext, 'wakeImports'>): ConfirmedChanges => ({
  carryOut,
  wake: wakeImports,
});

/** By kind; the inputs were validated when the request was made. */
const carryOut: ConfirmedChanges['carryOut'] = {
  closing: (context, proposer, { campaignId }) => closeCampaign(context, proposer, present(campaignId), 'given'),
  rules: (context, proposer, { campaignId, input }) =>
    updateCampaign(context, proposer, present(campaignId), input as UpdateCampaign, 'given'),
  goals: (context, proposer, { campaignId, dealerId, importId, input, request }) => {
    const asked = present(request.goals);
    if (importId !== null) {
      return asked.isUndo === true
        ? undoImport(importing(context), proposer, importId, { goals: asked })
        : applyImport(importing(context), proposer, importId, input as GivenOptions, { goals: true });
    }
    const path = { id: present(campaignId), dealerId: present(dealerId) };
    const { worsenings } = asked;
    const change = input as GoalInput;
    if ('removed' in change) return removeDealer(context, proposer, path, worsenings);
    const { disputeId, goalThreshold, version, reason } = change;
    if (disputeId === undefined) return editGoal(context, proposer, path, change, worsenings);
    const answer = { reason: reason ?? '', goalThreshold };
    return acceptDispute(context, proposer, disputeId, answer, undefined, { goal: { version, worsenings } });
  },
  undo: (context, proposer, { importId }) =>
    undoImport(importing(context), proposer, present(importId), { tires: true }),
  correction: (context, proposer, { importId, input, request }) =>
    applyImport(importing(context), proposer, present(importId), input as GivenOptions, {
      tires: present(request.correction),
    }),
  adjustment: (context, proposer, { campaignId, dealerId, input, request }) => {
    const path = { id: present(campaignId), dealerId: present(dealerId) };
    const reversed = request.adjustment?.reversesId;
    if (reversed !== undefined) return reverseAsAsked(context, proposer, { ...path, entryId: reversed }, input);
    const { reason, ...adjustment } = input as NewAdjustment;
    const disputeId = request.adjustment?.disputeId;
    return disputeId === undefined
      ? recordAdjustment(context, proposer, path, { ...adjustment, reason }, undefined, { confirmation: 'given' })
      : acceptDispute(context, proposer, disputeId, { reason, adjustment }, undefined, { adjustment: true });
  },
  redemption: (context, proposer, { campaignId, dealerId, input, request }) => {
    const path = { id: present(campaignId), dealerId: present(dealerId) };
    const reversed = request.redemption?.reversesId;
    return reversed === undefined
      ? recordRedemption(context, proposer, path, input as NewRedemption, undefined, 'given')
      : reverseAsAsked(context, proposer, { ...path, entryId: reversed }, input);
  },
  document: (context, proposer, { id, documentId, input }) =>
    changeDocument(context, proposer, present(documentId), input as RequestedChange, { approvalId: id }),
  invoicing: (context, proposer, { dealerId, request }) =>
    applyCompany(context, proposer, present(dealerId), present(request.invoicing)),
  factors: approveReset,
  settings: (context, proposer, { input }) => changeSettings(context, proposer, input as ApprovalSettingsBody, 'given'),
};

/** Reverses an entry as it was asked for. */
function reverseAsAsked(
  context: ServiceContext,
  proposer: SignedIn,
  entry: Parameters<typeof reverseEntry>[2],
  input: unknown,
): Promise<unknown> {
  return reverseEntry(context, proposer, entry, input as NewReversal, undefined, 'given');
}

/** The context of an import inside the transaction of the approval: its workers are woken after the commit. */
const importing = (context: ServiceContext): ImportContext => ({
  ...context,
  importInHand: () => undefined,
  wakeImports: () => undefined,
});
