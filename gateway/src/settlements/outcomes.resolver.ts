import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { namedTable, TableFileArgs } from '../imports/columns.types.js';
import { Rest } from '../directives/decorators.js';
import { pathId } from '../schema/ids.js';
import {
  readSettlementOutcomes,
  receiveSettlementOutcomes,
  recordSettlementDocumentOutcome,
} from '../upstream/endpoints.generated.js';
import { SettlementDocument } from './documents.types.js';
import { outcomeBody, SettlementOutcomeInput, SettlementOutcomeRowInput } from './outcomes.inputs.js';
import { OutcomesOutcome } from './outcomes.types.js';

/** What the exchange system answers about credit notes. */
@Resolver()
export class SettlementOutcomesResolver {
  @Mutation(() => OutcomesOutcome, {
    description:
      'Reads receipts of the exchange system, or a file of outcomes, from an upload: the right ones are taken, the others named.',
  })
  @Rest(readSettlementOutcomes)
  async readSettlementOutcomes(
    @Arg('uploadId', () => ID, {
      description: 'Receipts (XML, .p7m, or a ZIP of them), or a CSV or XLSX file with numero, esito, data and codice.',
    })
    uploadId: string,
    @Args(() => TableFileArgs) file: TableFileArgs,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<OutcomesOutcome> {
    return (await upstream.call(readSettlementOutcomes, { body: namedTable(uploadId, file) })).data.outcome;
  }

  @Mutation(() => OutcomesOutcome, {
    description: 'Takes outcomes from another system: the right ones are taken, the others named by their place.',
  })
  @Rest(receiveSettlementOutcomes)
  async receiveSettlementOutcomes(
    @Arg('outcomes', () => [SettlementOutcomeRowInput], { description: 'From one to a thousand.' })
    outcomes: SettlementOutcomeRowInput[],
    @Ctx() { upstream }: GatewayContext,
  ): Promise<OutcomesOutcome> {
    const body = { outcomes: outcomes.map((row) => ({ number: row.number, ...outcomeBody(row) })) };
    return (await upstream.call(receiveSettlementOutcomes, { body })).data.outcome;
  }

  @Mutation(() => SettlementDocument, {
    description:
      'Records by hand what the exchange system answered about a credit note, which implies that it was sent.',
  })
  @Rest(recordSettlementDocumentOutcome)
  async recordSettlementDocumentOutcome(
    @Arg('id', () => ID, { description: 'The id of the document, not the number that it bears.' }) id: string,
    @Arg('input', () => SettlementOutcomeInput, { description: 'The answer.' }) input: SettlementOutcomeInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SettlementDocument> {
    const call = { path: { documentId: pathId(id) }, body: outcomeBody(input) };
    return (await upstream.call(recordSettlementDocumentOutcome, call)).data.document;
  }
}
