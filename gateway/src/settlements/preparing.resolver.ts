import { Resolver } from 'type-graphql';
import type { DocumentDelivery } from '@gdd/schema/settlements';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { Argument, Input, PathId, Upstream } from '../schema/arguments.js';
import { DocumentDeliveryEnum } from '../schema/documentEnums.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { SelectionOutcome, selectionBody, SettlementSelection } from './preparing.types.js';

/** The electronic files of credit notes. */
@Resolver()
export class SettlementPreparingResolver {
  @RestMutation(() => SelectionOutcome, rest.prepareSettlementDocuments)
  async prepareSettlementDocuments(
    @Input(SettlementSelection, 'The documents.') input: SettlementSelection,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SelectionOutcome> {
    return (await upstream.call(rest.prepareSettlementDocuments, { body: selectionBody(input) })).data.outcome;
  }

  @RestMutation(() => SelectionOutcome, rest.markSettlementDocumentsSent)
  async markSettlementDocumentsSent(
    @Input(SettlementSelection, 'The documents.') input: SettlementSelection,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SelectionOutcome> {
    return (await upstream.call(rest.markSettlementDocumentsSent, { body: selectionBody(input) })).data.outcome;
  }

  @RestQuery(() => SelectionOutcome, rest.settlementFiles)
  async settlementFiles(
    @PathId('run', 'settlementId') settlementId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SelectionOutcome> {
    return (await upstream.call(rest.settlementFiles, { path: { id: settlementId } })).data.outcome;
  }

  @RestQuery(
    () => FileTicket,
    rest.exportFatturaPa,
    'The credit notes of a run as FatturaPA: a ZIP with the XML files as they were prepared.',
  )
  fatturaPaFile(
    @PathId('run', 'settlementId') settlementId: number,
    @Argument.orNull(
      'delivery',
      () => DocumentDeliveryEnum,
      'Limited to notes in this state of delivery; all if omitted.',
    )
    delivery: DocumentDelivery | null,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    const path = { id: settlementId };
    return fileTicket(upstream, rest.exportFatturaPa, { path, query: delivery === null ? {} : { delivery } });
  }
}
