import { Resolver } from 'type-graphql';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { Input, Upstream } from '../schema/arguments.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { invoicingBody, UpdateInvoicingInput } from './invoicing.inputs.js';
import { Invoicing } from './invoicing.types.js';

@Resolver()
export class InvoicingResolver {
  @RestQuery(() => Invoicing, rest.getInvoicing)
  async invoicing(@Upstream() upstream: UpstreamRequest): Promise<Invoicing> {
    return (await upstream.call(rest.getInvoicing, {})).data.invoicing;
  }

  @RestMutation(() => Invoicing, rest.updateInvoicing)
  async updateInvoicing(
    @Input(UpdateInvoicingInput, 'What changes.') input: UpdateInvoicingInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Invoicing> {
    return (await upstream.call(rest.updateInvoicing, { body: invoicingBody(input) })).data.invoicing;
  }
}
