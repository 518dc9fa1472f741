import type { ExportFormat } from '@gdd/schema/campaigns';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { requestOf } from '../approvals/approvals.types.js';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { GatewayError } from '../errors/gatewayError.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { ExportFormatEnum } from '../schema/enums.js';
import { pathId } from '../schema/ids.js';
import { exportEntries, listEntries, recordAdjustment, reverseEntry } from '../upstream/endpoints.generated.js';
import { AdjustmentInput } from './ledger.inputs.js';
import { AdjustmentOutcome, LedgerEntry, ReversalOutcome } from './ledger.types.js';

/** The ledger of a dealer in a campaign: what was spent, adjusted and set off of its prize. */
@Resolver()
export class LedgerResolver {
  @Query(() => [LedgerEntry], {
    nullable: true,
    description: 'The ledger of a dealer in a campaign, newest first.',
  })
  @Rest(listEntries)
  async campaignEntries(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<LedgerEntry[]> {
    const path = { id: pathId(campaignId), dealerId: pathId(dealerId) };
    return (await upstream.call(listEntries, { path })).data.entries;
  }

  @Query(() => FileTicket, {
    nullable: true,
    description: 'The entries of the ledgers of a campaign, newest first, as a file.',
  })
  @Rest(exportEntries)
  entriesFile(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('format', () => ExportFormatEnum, { defaultValue: 'xlsx', description: 'The format of the file.' })
    format: ExportFormat,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, exportEntries, { path: { id: pathId(campaignId) }, body: { format } });
  }

  @Mutation(() => AdjustmentOutcome, {
    description:
      'Adjusts what a dealer may spend in a campaign, in either direction, or asks a second person to; also once it is closed.',
  })
  @Rest(recordAdjustment)
  async recordAdjustment(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Arg('input', () => AdjustmentInput, { description: 'How much, when and why.' }) input: AdjustmentInput,
    @Arg('idempotencyKey', () => String, { description: 'The same key records one adjustment.' })
    idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<AdjustmentOutcome> {
    const path = { id: pathId(campaignId), dealerId: pathId(dealerId) };
    const { data } = await upstream.call(recordAdjustment, { path, body: { ...input }, idempotencyKey });
    return { entry: 'entry' in data ? data.entry : null, approval: requestOf(data) };
  }

  @Mutation(() => ReversalOutcome, {
    description:
      'Takes an entry of a ledger back, by another one of the opposite amount, or asks a second person to: once, and never a reversal.',
  })
  @Rest(reverseEntry)
  async takeEntryBack(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Arg('entryId', () => ID, { description: 'The number of the entry.' }) entryId: string,
    @Arg('reason', () => String, { description: 'Why, which the dealer reads: up to 500 characters.' }) reason: string,
    @Arg('idempotencyKey', () => String, { description: 'The same key records one reversal.' })
    idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ReversalOutcome> {
    const path = { id: pathId(campaignId), dealerId: pathId(dealerId), entryId: pathId(entryId) };
    const { data } = await upstream.call(reverseEntry, { path, body: { reason }, idempotencyKey });
    return { entry: 'entry' in data ? data.entry : null, approval: requestOf(data) };
  }

  @Mutation(() => LedgerEntry, {
    description:
      'Takes an entry of a ledger back. Where a second person has to approve it, the request is made and the answer is CONFLICT, reason approvalPending.',
    deprecationReason: 'Use takeEntryBack, which answers the request for approval too; goes with 2.0.',
  })
  @Rest(reverseEntry)
  async reverseEntry(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Arg('entryId', () => ID, { description: 'The number of the entry.' }) entryId: string,
    @Arg('reason', () => String, { description: 'Why, which the dealer reads: up to 500 characters.' }) reason: string,
    @Arg('idempotencyKey', () => String, { description: 'The same key records one reversal.' })
    idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<LedgerEntry> {
    const { entry } = await this.takeEntryBack(campaignId, dealerId, entryId, reason, idempotencyKey, context);
    if (entry === null) throw new GatewayError('CONFLICT', { reason: 'approvalPending' });
    return entry;
  }
}
