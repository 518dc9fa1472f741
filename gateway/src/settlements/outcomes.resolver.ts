import { Args, Resolver } from 'type-graphql';
import { RestMutation } from '../directives/operations.js';
import { namedTable, TableFileArgs } from '../imports/columns.types.js';
import { Argument, IdArg, Input, PathId, Upstream } from '../schema/arguments.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { SettlementDocument } from './documents.types.js';
import { outcomeBody, SettlementOutcomeInput, SettlementOutcomeRowInput } from './outcomes.inputs.js';
import { OutcomesOutcome } from './outcomes.types.js';

/** What the exchange system answers about credit notes. */
@Resolver()
export class SettlementOutcomesResolver {
  @RestMutation(() => OutcomesOutcome, rest.readSettlementOutcomes)
  async readSettlementOutcomes(
    @IdArg(
      'uploadId',
      'Receipts (XML, .p7m, or a ZIP of them), or a CSV or XLSX file with numero, esito, data and codice.',
    )
    uploadId: string,
    @Args(() => TableFileArgs) file: TableFileArgs,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<OutcomesOutcome> {
    return (await upstream.call(rest.readSettlementOutcomes, { body: namedTable(uploadId, file) })).data.outcome;
  }

  @RestMutation(() => OutcomesOutcome, rest.receiveSettlementOutcomes)
  async receiveSettlementOutcomes(
    @Argument('outcomes', () => [SettlementOutcomeRowInput], 'From one to a thousand.')
    outcomes: SettlementOutcomeRowInput[],
    @Upstream() upstream: UpstreamRequest,
  ): Promise<OutcomesOutcome> {
    const body = { outcomes: outcomes.map((row) => ({ number: row.number, ...outcomeBody(row) })) };
    return (await upstream.call(rest.receiveSettlementOutcomes, { body })).data.outcome;
  }

  @RestMutation(() => SettlementDocument, rest.recordSettlementDocumentOutcome)
  async recordSettlementDocumentOutcome(
    @PathId('document') id: number,
    @Input(SettlementOutcomeInput, 'The answer.') input: SettlementOutcomeInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementDocument> {
    const call = { path: { documentId: id }, body: outcomeBody(input) };
    return (await upstream.call(rest.recordSettlementDocumentOutcome, call)).data.document;
  }
}
