/** Creates records that the programme's files do not contain, by the mutations that the portal uses. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { Services } from './services.js';

/** Requests an export and waits for its file. @returns its id */
export async function madeExport(services: Services): Promise<string> {
  return finishedExport(
    services,
    'mutation { made: requestDealersExport(format: JSONL, idempotencyKey: "programme") { id } }',
  );
}

/** Exports the list of a document. @returns the id of the export */
export async function madeDocumentExport(services: Services, document: string, variables: object): Promise<string> {
  return finishedExport(
    services,
    `mutation ($document: String!, $variables: JSONObject) {
      made: requestDocumentExport(document: $document, variables: $variables, idempotencyKey: "document") { id }
    }`,
    { document, variables },
  );
}

async function finishedExport(services: Services, mutation: string, variables: object = {}): Promise<string> {
  const { made } = await services.send<{ made: { id: string } }>(mutation, variables);
  for (;;) {
    const { export: found } = await services.send<{ export: { status: string } }>(
      'query ($id: ID!) { export(id: $id) { status } }',
      made,
    );
    if (found.status === 'DONE') return made.id;
    if (found.status === 'FAILED') throw new Error('The export failed.');
    await pause(100);
  }
}

/** Sends a reminder to one dealer. @returns the id of the run */
export async function madeReminders(
  services: Services,
  membership: { campaignId: string; dealerId: string },
): Promise<string> {
  const { sendCampaignReminders } = await services.send<{ sendCampaignReminders: { id: string; total: number } }>(
    `mutation ($input: SendRemindersInput!) {
      sendCampaignReminders(input: $input, idempotencyKey: "reminders") { id total }
    }`,
    { input: { memberships: [membership] } },
  );
  expect(sendCampaignReminders.total).toBe(1);
  return sendCampaignReminders.id;
}

/** Creates a simulation, proposed goals and a preview of other rules of a campaign. @returns their ids */
export async function madePlans(
  services: Services,
  campaignId: string,
): Promise<{ simulationId: string; proposalId: string; previewId: string }> {
  const period = { from: '2024-01-01', to: '2024-12-31' };
  const { previewRules, createSimulation, createGoalProposal } = await services.send<{
    previewRules: { id: string };
    createSimulation: { id: string };
    createGoalProposal: { id: string };
  }>(
    `mutation ($campaignId: ID!, $rules: RulesPreviewInput!, $simulation: SimulationInput!, $proposal: GoalProposalInput!) {
      previewRules(campaignId: $campaignId, input: $rules) { id }
      createSimulation(campaignId: $campaignId, input: $simulation, idempotencyKey: "simulation") { id }
      createGoalProposal(campaignId: $campaignId, input: $proposal, idempotencyKey: "proposal") { id }
    }`,
    {
      campaignId,
      rules: {
        ...{ startsOn: '2025-01-01', endsOn: '2025-12-31', factorBoostDetail: { boosts: [] }, eligibility: {} },
        incentiveDetail: { basis: 'MARGINAL', tiers: [{ from: '0', rate: '1.5' }] },
      },
      simulation: { ...period, against: campaignId },
      proposal: {
        ...period,
        growth: { prospect: '1.2', gold: '1.05', platinum: '1' },
        floor: { prospect: 12, gold: 40, platinum: 100 },
        step: 4,
      },
    },
  );
  for (;;) {
    const { simulation } = await services.send<{ simulation: { status: string } }>(
      'query ($id: ID!) { simulation(id: $id) { status } }',
      createSimulation,
    );
    if (simulation.status === 'DONE') {
      return { simulationId: createSimulation.id, proposalId: createGoalProposal.id, previewId: previewRules.id };
    }
    if (simulation.status === 'FAILED') throw new Error('The simulation failed.');
    await pause(100);
  }
}

/** Creates a published page. @returns its id */
export async function madeContent(services: Services): Promise<string> {
  const { createContent } = await services.send<{ createContent: { id: string } }>(
    'mutation ($input: CreateContentInput!) { createContent(input: $input, idempotencyKey: "content") { id } }',
    { input: { kind: 'SINGLE', title: 'Contatti', body: '<p>Scrivici.</p>', publishedOn: '2025-01-01' } },
  );
  return createContent.id;
}

export async function madeShareToken(services: Services, dealerId: string): Promise<string> {
  const { createShareToken } = await services.send<{ createShareToken: { token: string } }>(
    'mutation ($dealerId: ID!) { createShareToken(dealerId: $dealerId) { token } }',
    { dealerId },
  );
  return createShareToken.token;
}

/** Creates the draft of a settlement run, which changes no balance. @returns its id */
export async function madeSettlement(services: Services, campaignId: string): Promise<string> {
  const { createSettlement } = await services.send<{ createSettlement: { id: string } }>(
    `mutation ($input: SettlementInput!) {
      createSettlement(input: $input, idempotencyKey: "settlement") { id }
    }`,
    { input: { title: 'Premi', campaigns: [campaignId], day: '2025-10-15' } },
  );
  return createSettlement.id;
}

/** Creates a webhook without a receiver, and a test delivery. @returns their ids */
export async function madeWebhook(services: Services): Promise<{ webhookId: string; deliveryId: string }> {
  const { createWebhook } = await services.send<{ createWebhook: { webhook: { id: string } } }>(
    `mutation ($input: CreateWebhookInput!) {
      createWebhook(input: $input, idempotencyKey: "webhook") { webhook { id } }
    }`,
    { input: { url: 'https://93.184.216.34', description: '', kinds: ['DISPUTE_OPENED'] } },
  );
  const { id: webhookId } = createWebhook.webhook;
  const { pingWebhook } = await services.send<{ pingWebhook: { id: string } }>(
    'mutation ($id: ID!) { pingWebhook(id: $id) { id } }',
    { id: webhookId },
  );
  return { webhookId, deliveryId: pingWebhook.id };
}

/**
 * Creates a pending request for approval: to switch off a rule with a limit that nothing here reaches.
 *
 * @returns its id
 */
export async function madeApproval(services: Services): Promise<string> {
  const change = (isOn: boolean) =>
    services.send<{ updateApprovalSettings: { pendingApproval: { id: string } | null } }>(
      `mutation ($isOn: Boolean!) {
        updateApprovalSettings(input: {
          closing: { on: false }
          undo: { on: $isOn, tires: 1000000000 } adjustment: { on: false, amount: "0" }
        }) { pendingApproval { id } }
      }`,
      { isOn },
    );
  await change(true);
  const { updateApprovalSettings } = await change(false);
  return updateApprovalSettings.pendingApproval?.id ?? '';
}

/** Writes a note on a dealer, with a next step. */
export async function madeNote(services: Services, dealerId: string): Promise<void> {
  await services.send(
    `mutation ($dealerId: ID!, $input: NoteInput!) {
      createNote(dealerId: $dealerId, input: $input, idempotencyKey: "note") { id }
    }`,
    { dealerId, input: { text: 'Chiamato', nextStep: { on: '2026-01-15', text: 'Richiamare' } } },
  );
}

/** Opens a dispute of a dealer. @returns its id */
export async function madeDispute(
  services: Services,
  dealer: { readonly campaignId: string; readonly dealerId: string },
): Promise<string> {
  const { openDispute } = await services.send<{ openDispute: { id: string } }>(
    'mutation ($input: OpenDisputeInput!) { openDispute(input: $input, idempotencyKey: "dispute") { id } }',
    { input: { ...dealer, about: { kind: 'FIGURE', figure: 'PLAFOND_ACCUMULATED' }, text: 'Non torna' } },
  );
  return openDispute.id;
}
