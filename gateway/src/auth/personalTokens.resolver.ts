import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { pathId } from '../schema/ids.js';
import { createPersonalToken, listPersonalTokens, revokePersonalToken } from '../upstream/endpoints.generated.js';
import { CreatedPersonalToken, PersonalToken } from './personalTokens.types.js';

@Resolver()
export class PersonalTokensResolver {
  @Query(() => [PersonalToken], {
    nullable: true,
    description: 'The own personal tokens that were not revoked, expired ones last; up to 100. Not for such a token.',
  })
  @Rest(listPersonalTokens)
  async personalTokens(@Ctx() { upstream }: GatewayContext): Promise<PersonalToken[]> {
    return (await upstream.call(listPersonalTokens, {})).data.personalTokens;
  }

  @Mutation(() => CreatedPersonalToken, {
    description: 'Makes a token that reads what its owner may see at each moment; at most 20 good ones.',
  })
  @Rest(createPersonalToken)
  async createPersonalToken(
    @Arg('name', () => String, { description: "Purpose, in the owner's words: 1 to 80 characters." }) name: string,
    @Arg('expiresInDays', () => Int, { description: 'How long it is good, in days: 1 to 365.' }) expiresInDays: number,
    @Arg('currentPassword', () => String, { description: 'The password of its owner.' }) currentPassword: string,
    @Arg('idempotencyKey', () => String, { description: 'The same key makes one token.' }) idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CreatedPersonalToken> {
    const data = { name, expiresInDays, current_password: currentPassword };
    const call = { body: { data }, idempotencyKey };
    return (await upstream.call(createPersonalToken, call)).data;
  }

  @Mutation(() => Boolean, { description: 'Revokes an own personal token: it is refused from the next request on.' })
  @Rest(revokePersonalToken)
  async revokePersonalToken(
    @Arg('id', () => ID, { description: 'The number of the token.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    await upstream.call(revokePersonalToken, { path: { id: pathId(id) } });
    return true;
  }
}
