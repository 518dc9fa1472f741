import type { ExportFormat } from '@gdd/schema/campaigns';
import { Resolver } from 'type-graphql';
import { requestOf } from '../approvals/approvals.types.js';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { GatewayError } from '../errors/gatewayError.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { FormatArg, IdempotencyKey, Input, PathId, TextArg, Upstream } from '../schema/arguments.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { AdjustmentInput } from './ledger.inputs.js';
import { AdjustmentOutcome, LedgerEntry, ReversalOutcome } from './ledger.types.js';

/** The ledger of a dealer in a campaign: what was spent, adjusted and set off of its prize. */
@Resolver()
export class LedgerResolver {
  @RestQuery(() => [LedgerEntry], rest.listEntries)
  async campaignEntries(
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('dealer', 'dealerId') dealerId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<LedgerEntry[]> {
    return (await upstream.call(rest.listEntries, { path: { id: campaignId, dealerId } })).data.entries;
  }

  @RestQuery(() => FileTicket, rest.exportEntries)
  entriesFile(
    @PathId('campaign', 'campaignId') campaignId: number,
    @FormatArg() format: ExportFormat,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    return fileTicket(upstream, rest.exportEntries, { path: { id: campaignId }, body: { format } });
  }

  @RestMutation(() => AdjustmentOutcome, rest.recordAdjustment)
  async recordAdjustment(
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('dealer', 'dealerId') dealerId: number,
    @Input(AdjustmentInput, 'How much, when and why.') input: AdjustmentInput,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<AdjustmentOutcome> {
    const path = { id: campaignId, dealerId };
    const { data } = await upstream.call(rest.recordAdjustment, { path, body: { ...input }, idempotencyKey });
    return { entry: 'entry' in data ? data.entry : null, approval: requestOf(data) };
  }

  @RestMutation(
    () => ReversalOutcome,
    rest.reverseEntry,
    'Takes an entry of a ledger back, by another one of the opposite amount, or asks a second person to: once, and never a reversal.',
  )
  async takeEntryBack(
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('dealer', 'dealerId') dealerId: number,
    @PathId('entry', 'entryId') entryId: number,
    @TextArg('reason', 'Why, which the dealer reads: up to 500 characters.') reason: string,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ReversalOutcome> {
    const path = { id: campaignId, dealerId, entryId };
    const { data } = await upstream.call(rest.reverseEntry, { path, body: { reason }, idempotencyKey });
    return { entry: 'entry' in data ? data.entry : null, approval: requestOf(data) };
  }

  @RestMutation(
    () => LedgerEntry,
    rest.reverseEntry,
    'Takes an entry of a ledger back. Where a second person has to approve it, the request is made and the answer is CONFLICT, reason approvalPending.',
    { deprecationReason: 'Use takeEntryBack, which answers the request for approval too; goes with 2.0.' },
  )
  async reverseEntry(
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('dealer', 'dealerId') dealerId: number,
    @PathId('entry', 'entryId') entryId: number,
    @TextArg('reason', 'Why, which the dealer reads: up to 500 characters.') reason: string,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<LedgerEntry> {
    const { entry } = await this.takeEntryBack(campaignId, dealerId, entryId, reason, idempotencyKey, upstream);
    if (entry === null) throw new GatewayError('CONFLICT', { reason: 'approvalPending' });
    return entry;
  }
}
