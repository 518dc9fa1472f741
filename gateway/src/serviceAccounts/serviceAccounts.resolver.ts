import type { ServiceScope } from '@gdd/schema/serviceAccounts';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { pathId } from '../schema/ids.js';
import { createServiceAccount, revokeServiceAccount, serviceAccountsTable } from '../upstream/endpoints.generated.js';
import {
  CreatedServiceAccount,
  CreateServiceAccountInput,
  ServiceAccountPage,
  serviceAccountsState,
  ServiceAccountTableInput,
} from './serviceAccounts.types.js';

/** Programs of other systems that call the portal. */
@Resolver()
export class ServiceAccountsResolver {
  @Query(() => ServiceAccountPage, { nullable: true, description: 'A page of the service accounts.' })
  @Rest(serviceAccountsTable)
  async serviceAccountsTable(
    @Arg('input', () => ServiceAccountTableInput, { description: 'The state of the table.' })
    input: ServiceAccountTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ServiceAccountPage> {
    return (await upstream.call(serviceAccountsTable, { body: serviceAccountsState(input) })).data;
  }

  @Mutation(() => CreatedServiceAccount, { description: 'Makes a service account; its token is answered this once.' })
  @Rest(createServiceAccount)
  async createServiceAccount(
    @Arg('input', () => CreateServiceAccountInput, { description: 'The account.' }) input: CreateServiceAccountInput,
    @Arg('idempotencyKey', () => String, { description: 'The same key makes one account.' }) idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CreatedServiceAccount> {
    // unchecked here: the REST service refuses unknown scopes
    const body = { ...input, scopes: input.scopes as ServiceScope[] };
    return (await upstream.call(createServiceAccount, { body, idempotencyKey })).data;
  }

  @Mutation(() => Boolean, { description: 'Revokes a service account: its token is refused from the next request on.' })
  @Rest(revokeServiceAccount)
  async revokeServiceAccount(
    @Arg('id', () => ID, { description: 'The number of the account.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    await upstream.call(revokeServiceAccount, { path: { id: pathId(id) } });
    return true;
  }
}
