import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { pathId } from '../schema/ids.js';
import { confirmPassword, endOtherSessions, endSession, listSessions } from '../upstream/endpoints.generated.js';
import { Session } from './sessions.types.js';

@Resolver()
export class SessionsResolver {
  @Query(() => [Session], {
    nullable: true,
    description: 'The own sessions that last still, the last used first; up to 100. Not for a personal token.',
  })
  @Rest(listSessions)
  async sessions(@Ctx() { upstream }: GatewayContext): Promise<Session[]> {
    return (await upstream.call(listSessions, {})).data.sessions;
  }

  @Mutation(() => Boolean, {
    description:
      'Gives the own password again: for 15 minutes the session may do what wants it anew (FORBIDDEN, passwordNeeded).',
  })
  @Rest(confirmPassword)
  async confirmPassword(
    @Arg('password', () => String, { description: 'The password.' }) password: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    await upstream.call(confirmPassword, { body: { password } });
    return true;
  }

  @Mutation(() => Boolean, { description: 'Ends an own session: its bearer is refused from the next request on.' })
  @Rest(endSession)
  async endSession(
    @Arg('id', () => ID, { description: 'The number of the session.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    await upstream.call(endSession, { path: { id: pathId(id) } });
    return true;
  }

  @Mutation(() => Boolean, { description: 'Ends the own sessions but the one that asks.' })
  @Rest(endOtherSessions)
  async endOtherSessions(@Ctx() { upstream }: GatewayContext): Promise<boolean> {
    await upstream.call(endOtherSessions, {});
    return true;
  }
}
