import { Resolver } from 'type-graphql';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { Argument, PathId, TextArg, Upstream } from '../schema/arguments.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { factorAnswer, PasskeyAssertionInput } from './factors.inputs.js';
import { Session, SessionProof } from './sessions.types.js';

@Resolver()
export class SessionsResolver {
  @RestQuery(() => [Session], rest.listSessions)
  async sessions(@Upstream() upstream: UpstreamRequest): Promise<Session[]> {
    return (await upstream.call(rest.listSessions, {})).data.sessions;
  }

  @RestMutation(
    () => SessionProof,
    rest.proveByPassword,
    'Renews the proof of the session by the password: for 5 minutes it may do what wants a recent one (FORBIDDEN, stepUpRequired). Where a factor is due, that is left to proveByFactor.',
  )
  async proveByPassword(
    @TextArg('password', 'The password.') password: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SessionProof> {
    return (await upstream.call(rest.proveByPassword, { body: { password } })).data;
  }

  @RestMutation(
    () => Boolean,
    rest.proveByFactor,
    'Renews the proof of the session by a factor: an answer to proveByPassword, or a passkey alone to passkeySignIn.',
  )
  async proveByFactor(
    @TextArg('challenge', 'What is answered.') challenge: string,
    @TextArg.orNull('code', 'Of an authenticator app.') code: string | null,
    @TextArg.orNull('recoveryCode', 'A recovery code.') recoveryCode: string | null,
    @Argument.orNull('assertion', () => PasskeyAssertionInput, 'What a passkey signed.')
    assertion: PasskeyAssertionInput | null,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<boolean> {
    await upstream.call(rest.proveByFactor, { body: factorAnswer(challenge, { code, recoveryCode, assertion }) });
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
