import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { inputId } from '../schema/ids.js';
import { inviteUser } from '../upstream/endpoints.generated.js';
import { InviteUserInput } from './users.inputs.js';
import { User, userOf } from './users.types.js';

@Resolver()
export class UsersResolver {
  @Mutation(() => User, { description: 'Invites a user by mail; the link in it sets the password.' })
  @Rest(inviteUser)
  async inviteUser(
    @Arg('input', () => InviteUserInput, { description: 'Whom.' }) input: InviteUserInput,
    @Arg('idempotencyKey', () => String, { description: 'The same key sends one invitation.' }) idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<User> {
    const body = { ...input, memberId: inputId('memberId', input.memberId) };
    return userOf((await upstream.call(inviteUser, { body, idempotencyKey })).data.user);
  }
}
