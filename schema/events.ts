/**
 * The kinds of events that are published for notifications and webhooks, shared by all tiers (docs/domain/events.md).
 */
export const eventKinds = [
  'campaignOpened',
  'campaignJoined',
  'campaignClosed',
  'campaignEndsSoon',
  'rulesChanged',
  'goalChanged',
  'closedEarly',
  'thresholdReached',
  'thresholdNear',
  'statementFinal',
  'budgetCrossed',
  'importApplied',
  'importFailed',
  'exportReady',
  'settlementApproved',
  'documentReady',
  'documentUndelivered',
  'documentRejected',
  'debitNoteIssued',
  'paymentReturned',
  'creditHeld',
  'monthClosed',
  'approvalRequested',
  'invoicingDecided',
  'disputeOpened',
  'disputeAnswered',
  'noteStepDue',
  'factorsChanged',
  'newDevice',
] as const;
export type EventKind = (typeof eventKinds)[number];

/**
 * The objects and parameters of an event; `month` is '2025-09', `threshold` a number of tyres, a percentage, or the new
 * goal of a dealer.
 */
export interface EventAbout {
  readonly campaignId?: number;
  readonly dealerId?: number;
  readonly userId?: number;
  readonly importId?: number;
  readonly exportId?: number;
  readonly settlementId?: number;
  readonly documentId?: number;
  /** The line of the document's history. */
  readonly documentEventId?: number;
  readonly approvalId?: number;
  readonly crossingId?: number;
  readonly disputeId?: number;
  readonly noteId?: number;
  readonly version?: number;
  readonly days?: number;
  readonly threshold?: number;
  readonly month?: string;
}
