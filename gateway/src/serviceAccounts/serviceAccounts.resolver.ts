import type { ServiceScope } from '@gdd/schema/serviceAccounts';
import { Resolver } from 'type-graphql';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { IdempotencyKey, Input, PathId, Upstream } from '../schema/arguments.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
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
  @RestQuery(() => ServiceAccountPage, rest.serviceAccountsTable)
  async serviceAccountsTable(
    @Input(ServiceAccountTableInput, 'The state of the table.') input: ServiceAccountTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ServiceAccountPage> {
    return (await upstream.call(rest.serviceAccountsTable, { body: serviceAccountsState(input) })).data;
  }

  @RestMutation(() => CreatedServiceAccount, rest.createServiceAccount)
  async createServiceAccount(
    @Input(CreateServiceAccountInput, 'The account.') input: CreateServiceAccountInput,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<CreatedServiceAccount> {
    // unchecked here: the REST service refuses unknown scopes
    const body = { ...input, scopes: input.scopes as ServiceScope[] };
    return (await upstream.call(rest.createServiceAccount, { body, idempotencyKey })).data;
  }

  @RestMutation(() => Boolean, rest.revokeServiceAccount)
  async revokeServiceAccount(@PathId('account') id: number, @Upstream() upstream: UpstreamRequest): Promise<boolean> {
    await upstream.call(rest.revokeServiceAccount, { path: { id } });
    return true;
  }
}
