import { Resolver } from 'type-graphql';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { IdempotencyKey, IntArg, PathId, TextArg, Upstream } from '../schema/arguments.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { CreatedPersonalToken, PersonalToken } from './personalTokens.types.js';

@Resolver()
export class PersonalTokensResolver {
  @RestQuery(() => [PersonalToken], rest.listPersonalTokens)
  async personalTokens(@Upstream() upstream: UpstreamRequest): Promise<PersonalToken[]> {
    return (await upstream.call(rest.listPersonalTokens, {})).data.personalTokens;
  }

  @RestMutation(
    () => CreatedPersonalToken,
    rest.createPersonalToken,
    'Makes a token that reads what its owner may see at each moment; at most 20 good ones.',
  )
  async createPersonalToken(
    @TextArg('name', "Purpose, in the owner's words: 1 to 80 characters.") name: string,
    @IntArg('expiresInDays', 'How long it is good, in days: 1 to 365.') expiresInDays: number,
    @TextArg('currentPassword', 'The password of its owner.') currentPassword: string,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<CreatedPersonalToken> {
    const data = { name, expiresInDays, current_password: currentPassword };
    const call = { body: { data }, idempotencyKey };
    return (await upstream.call(rest.createPersonalToken, call)).data;
  }

  @RestMutation(() => Boolean, rest.revokePersonalToken)
  async revokePersonalToken(@PathId('token') id: number, @Upstream() upstream: UpstreamRequest): Promise<boolean> {
    await upstream.call(rest.revokePersonalToken, { path: { id } });
    return true;
  }
}
