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
  @RestQuery(() => ManagedUserPage, rest.usersTable, 'A page of the table of users.')
  async usersTable(
    @Input(UserTableInput, 'The state of the table.') input: UserTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ManagedUserPage> {
    const { items, total } = (await upstream.call(rest.usersTable, { body: userTableState(input) })).data;
    return { items: items.map(managedUserOf), total };
  }

  @RestQuery(() => Int, rest.waitingUsers, 'How many users have registered and wait for a role.')
  async waitingUsers(@Upstream() upstream: UpstreamRequest): Promise<number> {
    return (await upstream.call(rest.waitingUsers, {})).data.count;
  }

  @RestQuery(() => ManagedUserDetails, rest.getManagedUser, 'A user, and what of its access lasts.')
  async managedUser(@PathId('user') id: number, @Upstream() upstream: UpstreamRequest): Promise<ManagedUserDetails> {
    const { user, access } = (await upstream.call(rest.getManagedUser, { path: { id } })).data;
    return { user: managedUserOf(user), access };
  }

  @RestQuery(() => [ProposedMember], rest.proposedMembers, 'The members that have the address of a user, ten at most.')
  async proposedMembers(@PathId('user') id: number, @Upstream() upstream: UpstreamRequest): Promise<ProposedMember[]> {
    return (await upstream.call(rest.proposedMembers, { path: { id } })).data.members;
  }

  @RestMutation(() => ManagedUser, rest.updateManagedUser, 'Changes a user; who waits becomes active by it.')
  async updateManagedUser(
    @PathId('user') id: number,
    @Input(UpdateManagedUserInput, 'The user as it shall be.') input: UpdateManagedUserInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ManagedUser> {
    const call = { path: { id }, body: userBody(input) };
    return managedUserOf((await upstream.call(rest.updateManagedUser, call)).data.user);
  }

  @RestMutation(
    () => ManagedUser,
    rest.disableUser,
    'Shuts a user out: sessions end, personal tokens are revoked, mailed links are void.',
  )
  async disableUser(@PathId('user') id: number, @Upstream() upstream: UpstreamRequest): Promise<ManagedUser> {
    return managedUserOf((await upstream.call(rest.disableUser, { path: { id } })).data.user);
  }

  @RestMutation(() => ManagedUser, rest.enableUser, 'Lets a user in again, who signs in anew.')
  async enableUser(@PathId('user') id: number, @Upstream() upstream: UpstreamRequest): Promise<ManagedUser> {
    return managedUserOf((await upstream.call(rest.enableUser, { path: { id } })).data.user);
  }

  @RestMutation(() => ManagedUser, rest.inviteUserAgain, 'Mails an invited user a newer link; the one before is void.')
  async inviteUserAgain(
    @PathId('user') id: number,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ManagedUser> {
    const call = { path: { id }, idempotencyKey };
    return managedUserOf((await upstream.call(rest.inviteUserAgain, call)).data.user);
  }

  @RestMutation(
    () => UserAccess,
    rest.endUserSessions,
    'Ends all sessions of a user and revokes the personal tokens: how many of each.',
  )
  async endUserSessions(@PathId('user') id: number, @Upstream() upstream: UpstreamRequest): Promise<UserAccess> {
    return (await upstream.call(rest.endUserSessions, { path: { id } })).data.ended;
  }
}
