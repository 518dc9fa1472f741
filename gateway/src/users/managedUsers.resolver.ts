import { Int, Resolver } from 'type-graphql';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { IdempotencyKey, Input, PathId, Upstream } from '../schema/arguments.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { UpdateManagedUserInput, userBody, UserTableInput, userTableState } from './managedUsers.inputs.js';
import {
  ManagedUser,
  ManagedUserDetails,
  managedUserOf,
  ManagedUserPage,
  ProposedMember,
  UserAccess,
} from './managedUsers.types.js';

@Resolver()
export class ManagedUsersResolver {
  @RestQuery(() => ManagedUserPage, rest.usersTable)
  async usersTable(
    @Input(UserTableInput, 'The state of the table.') input: UserTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ManagedUserPage> {
    const { items, total } = (await upstream.call(rest.usersTable, { body: userTableState(input) })).data;
    return { items: items.map(managedUserOf), total };
  }

  @RestQuery(() => Int, rest.waitingUsers)
  async waitingUsers(@Upstream() upstream: UpstreamRequest): Promise<number> {
    return (await upstream.call(rest.waitingUsers, {})).data.count;
  }

  @RestQuery(() => ManagedUserDetails, rest.getManagedUser)
  async managedUser(@PathId('user') id: number, @Upstream() upstream: UpstreamRequest): Promise<ManagedUserDetails> {
    const { user, ...details } = (await upstream.call(rest.getManagedUser, { path: { id } })).data;
    return { user: managedUserOf(user), ...details };
  }

  @RestQuery(() => [ProposedMember], rest.proposedMembers)
  async proposedMembers(@PathId('user') id: number, @Upstream() upstream: UpstreamRequest): Promise<ProposedMember[]> {
    return (await upstream.call(rest.proposedMembers, { path: { id } })).data.members;
  }

  @RestMutation(() => ManagedUser, rest.updateManagedUser)
  async updateManagedUser(
    @PathId('user') id: number,
    @Input(UpdateManagedUserInput, 'The user as it shall be.') input: UpdateManagedUserInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ManagedUser> {
    const call = { path: { id }, body: userBody(input) };
    return managedUserOf((await upstream.call(rest.updateManagedUser, call)).data.user);
  }

  @RestMutation(() => ManagedUser, rest.disableUser)
  async disableUser(@PathId('user') id: number, @Upstream() upstream: UpstreamRequest): Promise<ManagedUser> {
    return managedUserOf((await upstream.call(rest.disableUser, { path: { id } })).data.user);
  }

  @RestMutation(() => ManagedUser, rest.enableUser)
  async enableUser(@PathId('user') id: number, @Upstream() upstream: UpstreamRequest): Promise<ManagedUser> {
    return managedUserOf((await upstream.call(rest.enableUser, { path: { id } })).data.user);
  }

  @RestMutation(() => ManagedUser, rest.inviteUserAgain)
  async inviteUserAgain(
    @PathId('user') id: number,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ManagedUser> {
    const call = { path: { id }, idempotencyKey };
    return managedUserOf((await upstream.call(rest.inviteUserAgain, call)).data.user);
  }

  @RestMutation(() => UserAccess, rest.endUserSessions)
  async endUserSessions(@PathId('user') id: number, @Upstream() upstream: UpstreamRequest): Promise<UserAccess> {
    return (await upstream.call(rest.endUserSessions, { path: { id } })).data.ended;
  }
}
