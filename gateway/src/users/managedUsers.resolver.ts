import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { pathId } from '../schema/ids.js';
import {
  disableUser,
  enableUser,
  endUserSessions,
  getManagedUser,
  inviteUserAgain,
  proposedMembers,
  updateManagedUser,
  usersTable,
  waitingUsers,
} from '../upstream/endpoints.generated.js';
import { UpdateManagedUserInput, userBody, UserTableInput, userTableState } from './managedUsers.inputs.js';
import {
  ManagedUser,
  ManagedUserDetails,
  managedUserOf,
  ManagedUserPage,
  ProposedMember,
  UserAccess,
} from './managedUsers.types.js';

const theUser = { description: 'The number of the user.' };

@Resolver()
export class ManagedUsersResolver {
  @Query(() => ManagedUserPage, { nullable: true, description: 'A page of the table of users.' })
  @Rest(usersTable)
  async usersTable(
    @Arg('input', () => UserTableInput, { description: 'The state of the table.' }) input: UserTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ManagedUserPage> {
    const { items, total } = (await upstream.call(usersTable, { body: userTableState(input) })).data;
    return { items: items.map(managedUserOf), total };
  }

  @Query(() => Int, { nullable: true, description: 'How many users have registered and wait for a role.' })
  @Rest(waitingUsers)
  async waitingUsers(@Ctx() { upstream }: GatewayContext): Promise<number> {
    return (await upstream.call(waitingUsers, {})).data.count;
  }

  @Query(() => ManagedUserDetails, { nullable: true, description: 'A user, and what of its access lasts.' })
  @Rest(getManagedUser)
  async managedUser(
    @Arg('id', () => ID, theUser) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ManagedUserDetails> {
    const { user, access } = (await upstream.call(getManagedUser, { path: { id: pathId(id) } })).data;
    return { user: managedUserOf(user), access };
  }

  @Query(() => [ProposedMember], {
    nullable: true,
    description: 'The members that have the address of a user, ten at most.',
  })
  @Rest(proposedMembers)
  async proposedMembers(
    @Arg('id', () => ID, theUser) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ProposedMember[]> {
    return (await upstream.call(proposedMembers, { path: { id: pathId(id) } })).data.members;
  }

  @Mutation(() => ManagedUser, { description: 'Changes a user; who waits becomes active by it.' })
  @Rest(updateManagedUser)
  async updateManagedUser(
    @Arg('id', () => ID, theUser) id: string,
    @Arg('input', () => UpdateManagedUserInput, { description: 'The user as it shall be.' })
    input: UpdateManagedUserInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ManagedUser> {
    const call = { path: { id: pathId(id) }, body: userBody(input) };
    return managedUserOf((await upstream.call(updateManagedUser, call)).data.user);
  }

  @Mutation(() => ManagedUser, {
    description: 'Shuts a user out: sessions end, personal tokens are revoked, mailed links are void.',
  })
  @Rest(disableUser)
  async disableUser(
    @Arg('id', () => ID, theUser) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ManagedUser> {
    return managedUserOf((await upstream.call(disableUser, { path: { id: pathId(id) } })).data.user);
  }

  @Mutation(() => ManagedUser, { description: 'Lets a user in again, who signs in anew.' })
  @Rest(enableUser)
  async enableUser(
    @Arg('id', () => ID, theUser) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ManagedUser> {
    return managedUserOf((await upstream.call(enableUser, { path: { id: pathId(id) } })).data.user);
  }

  @Mutation(() => ManagedUser, { description: 'Mails an invited user a newer link; the one before is void.' })
  @Rest(inviteUserAgain)
  async inviteUserAgain(
    @Arg('id', () => ID, theUser) id: string,
    @Arg('idempotencyKey', () => String, { description: 'The same key sends one invitation.' }) idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ManagedUser> {
    const call = { path: { id: pathId(id) }, idempotencyKey };
    return managedUserOf((await upstream.call(inviteUserAgain, call)).data.user);
  }

  @Mutation(() => UserAccess, {
    description: 'Ends all sessions of a user and revokes the personal tokens: how many of each.',
  })
  @Rest(endUserSessions)
  async endUserSessions(
    @Arg('id', () => ID, theUser) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<UserAccess> {
    return (await upstream.call(endUserSessions, { path: { id: pathId(id) } })).data.ended;
  }
}
