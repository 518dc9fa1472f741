import { Resolver } from 'type-graphql';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { PathId, TextArg, Upstream } from '../schema/arguments.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { Session } from './sessions.types.js';

@Resolver()
export class SessionsResolver {
  @RestQuery(() => [Session], rest.listSessions)
  async sessions(@Upstream() upstream: UpstreamRequest): Promise<Session[]> {
    return (await upstream.call(rest.listSessions, {})).data.sessions;
  }

  @RestMutation(
    () => Boolean,
    rest.confirmPassword,
    'Gives the own password again: for 15 minutes the session may do what wants it anew (FORBIDDEN, passwordNeeded).',
  )
  async confirmPassword(
    @TextArg('password', 'The password.') password: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<boolean> {
    await upstream.call(rest.confirmPassword, { body: { password } });
    return true;
  }

  @RestMutation(() => Boolean, rest.endSession)
  async endSession(@PathId('session') id: number, @Upstream() upstream: UpstreamRequest): Promise<boolean> {
    await upstream.call(rest.endSession, { path: { id } });
    return true;
  }

  @RestMutation(() => Boolean, rest.endOtherSessions)
  async endOtherSessions(@Upstream() upstream: UpstreamRequest): Promise<boolean> {
    await upstream.call(rest.endOtherSessions, {});
    return true;
  }
}
