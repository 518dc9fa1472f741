import { Resolver } from 'type-graphql';
import { RestMutation } from '../directives/operations.js';
import { IdempotencyKey, Input, Upstream } from '../schema/arguments.js';
import { inputId } from '../schema/ids.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { InviteUserInput } from './users.inputs.js';
import { User, userOf } from './users.types.js';

@Resolver()
export class UsersResolver {
  @RestMutation(() => User, rest.inviteUser)
  async inviteUser(
    @Input(InviteUserInput, 'Whom.') input: InviteUserInput,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<User> {
    const body = { ...input, memberId: inputId('memberId', input.memberId) };
    return userOf((await upstream.call(rest.inviteUser, { body, idempotencyKey })).data.user);
  }
}
