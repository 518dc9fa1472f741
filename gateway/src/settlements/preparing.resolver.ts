import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { DocumentDelivery } from '@gdd/schema/settlements';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { DocumentDeliveryEnum } from '../schema/documentEnums.js';
import { pathId } from '../schema/ids.js';
import {
  exportFatturaPa,
  markSettlementDocumentsSent,
  prepareSettlementDocuments,
  settlementFiles,
} from '../upstream/endpoints.generated.js';
import { SelectionOutcome, selectionBody, SettlementSelection } from './preparing.types.js';

/** The electronic files of credit notes. */
@Resolver()
export class SettlementPreparingResolver {
  @Mutation(() => SelectionOutcome, {
    description: 'Prepares the electronic files of credit notes: bytes, name and receiver are frozen.',
  })
  @Rest(prepareSettlementDocuments)
  async prepareSettlementDocuments(
    @Arg('input', () => SettlementSelection, { description: 'Which documents.' }) input: SettlementSelection,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SelectionOutcome> {
    return (await upstream.call(prepareSettlementDocuments, { body: selectionBody(input) })).data.outcome;
  }

  @Mutation(() => SelectionOutcome, {
    description: 'Marks prepared credit notes as sent: they are not cancelled any more.',
  })
  @Rest(markSettlementDocumentsSent)
  async markSettlementDocumentsSent(
    @Arg('input', () => SettlementSelection, { description: 'Which documents.' }) input: SettlementSelection,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SelectionOutcome> {
    return (await upstream.call(markSettlementDocumentsSent, { body: selectionBody(input) })).data.outcome;
  }

  @Query(() => SelectionOutcome, {
    nullable: true,
    description: 'How many credit notes of a run have files that count, and which its ZIP leaves out.',
  })
  @Rest(settlementFiles)
  async settlementFiles(
    @Arg('settlementId', () => ID, { description: 'The number of the run.' }) settlementId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SelectionOutcome> {
    return (await upstream.call(settlementFiles, { path: { id: pathId(settlementId) } })).data.outcome;
  }

  @Query(() => FileTicket, {
    nullable: true,
    description: 'The credit notes of a run as FatturaPA: a ZIP with the XML files as they were prepared.',
  })
  @Rest(exportFatturaPa)
  fatturaPaFile(
    @Arg('settlementId', () => ID, { description: 'The number of the run.' }) settlementId: string,
    @Arg('delivery', () => DocumentDeliveryEnum, {
      nullable: true,
      description: 'Of notes that have come so far alone; all without.',
    })
    delivery: DocumentDelivery | null,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    const path = { id: pathId(settlementId) };
    return fileTicket(upstream, exportFatturaPa, { path, query: delivery === null ? {} : { delivery } });
  }
}
