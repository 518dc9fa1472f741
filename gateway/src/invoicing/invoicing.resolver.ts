import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { getInvoicing, updateInvoicing } from '../upstream/endpoints.generated.js';
import { invoicingBody, UpdateInvoicingInput } from './invoicing.inputs.js';
import { Invoicing } from './invoicing.types.js';

@Resolver()
export class InvoicingResolver {
  @Query(() => Invoicing, { nullable: true, description: 'The own invoicing data.' })
  @Rest(getInvoicing)
  async invoicing(@Ctx() { upstream }: GatewayContext): Promise<Invoicing> {
    return (await upstream.call(getInvoicing, {})).data.invoicing;
  }

  @Mutation(() => Invoicing, {
    description:
      'Changes the own invoicing data: SDI code and PEC at once, name and seat once the office has approved them.',
  })
  @Rest(updateInvoicing)
  async updateInvoicing(
    @Arg('input', () => UpdateInvoicingInput, { description: 'What changes.' }) input: UpdateInvoicingInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Invoicing> {
    return (await upstream.call(updateInvoicing, { body: invoicingBody(input) })).data.invoicing;
  }
}
