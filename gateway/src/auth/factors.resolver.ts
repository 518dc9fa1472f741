import type { FactorResetOutcome } from '@gdd/schema/factors';
import { Resolver } from 'type-graphql';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { Argument, PathId, TextArg, Upstream } from '../schema/arguments.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { loginResponse, LoginResponse } from './auth.types.js';
import { factorAnswer, PasskeyAssertionInput, PasskeyAttestationInput } from './factors.inputs.js';
import {
  AddedFactor,
  FactorResetOutcomeEnum,
  PasskeySetup,
  PasskeySignIn,
  SecondFactors,
  TotpSetup,
} from './factors.types.js';

@Resolver()
export class FactorsResolver {
  @RestQuery(
    () => SecondFactors,
    rest.listFactors,
    'The own second factors and recovery codes. Not for a personal token.',
  )
  async secondFactors(@Upstream() upstream: UpstreamRequest): Promise<SecondFactors> {
    return (await upstream.call(rest.listFactors, {})).data;
  }

  @RestMutation(
    () => LoginResponse,
    rest.loginFactor,
    'Completes a sign-in that asked for a factor, by one of the answers; five tries, five minutes, once.',
  )
  async loginFactor(
    @TextArg('challenge', 'What the sign-in answered.') challenge: string,
    @TextArg.orNull('code', 'Of an authenticator app.') code: string | null,
    @TextArg.orNull('recoveryCode', 'A recovery code.') recoveryCode: string | null,
    @Argument.orNull('assertion', () => PasskeyAssertionInput, 'What a passkey signed.')
    assertion: PasskeyAssertionInput | null,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<LoginResponse> {
    const body = factorAnswer(challenge, { code, recoveryCode, assertion });
    return loginResponse(await upstream.call(rest.loginFactor, { body }));
  }

  @RestQuery(
    () => PasskeySignIn,
    rest.beginPasskeySignIn,
    'Begins a sign-in by passkey alone: what the browser is asked for. Nothing is stored.',
  )
  async passkeySignIn(@Upstream() upstream: UpstreamRequest): Promise<PasskeySignIn> {
    return upstream.call(rest.beginPasskeySignIn, {});
  }

  @RestMutation(() => PasskeySetup, rest.beginPasskey, 'Begins to make a passkey, after a step-up.')
  async beginPasskey(@Upstream() upstream: UpstreamRequest): Promise<PasskeySetup> {
    return (await upstream.call(rest.beginPasskey, {})).data.setup;
  }

  @RestMutation(
    () => AddedFactor,
    rest.confirmPasskey,
    'Registers a passkey that the browser has made: it signs in, beside the password or in its place.',
  )
  async confirmPasskey(
    @TextArg('challenge', 'What beginPasskey answered.') challenge: string,
    @TextArg('name', "Which device, in the owner's words.") name: string,
    @Argument('attestation', () => PasskeyAttestationInput, 'What the browser answered.')
    attestation: PasskeyAttestationInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<AddedFactor> {
    const body = { challenge, name, attestation: { ...attestation } };
    return (await upstream.call(rest.confirmPasskey, { body })).data;
  }

  @RestMutation(() => TotpSetup, rest.beginTotp, 'Begins to set up an authenticator app, after a step-up.')
  async beginTotp(@Upstream() upstream: UpstreamRequest): Promise<TotpSetup> {
    return (await upstream.call(rest.beginTotp, {})).data.setup;
  }

  @RestMutation(
    () => AddedFactor,
    rest.confirmTotp,
    'Sets up an authenticator app by its first code: from then on a sign-in asks for one.',
  )
  async confirmTotp(
    @TextArg('challenge', 'What beginTotp answered.') challenge: string,
    @TextArg('code', 'The code that the app shows.') code: string,
    @TextArg('name', "Which app or telephone, in the owner's words.") name: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<AddedFactor> {
    return (await upstream.call(rest.confirmTotp, { body: { challenge, code, name } })).data;
  }

  @RestMutation(() => Boolean, rest.removeFactor, 'Removes an own factor; with the last one go the recovery codes.')
  async removeFactor(@PathId('factor') id: number, @Upstream() upstream: UpstreamRequest): Promise<boolean> {
    await upstream.call(rest.removeFactor, { path: { id } });
    return true;
  }

  @RestMutation(
    () => FactorResetOutcomeEnum,
    rest.answerFactorReset,
    'Answers whether the removal of the own factors is wanted, by the link of a mail.',
  )
  async answerFactorReset(
    @TextArg('token', 'The token in the link.') token: string,
    @Argument('wanted', () => Boolean, 'False: the person did not ask for it.') wanted: boolean,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FactorResetOutcome> {
    return (await upstream.call(rest.answerFactorReset, { body: { token, wanted } })).data.outcome;
  }

  @RestMutation(
    () => [String],
    rest.renewRecoveryCodes,
    'Makes ten recovery codes in the place of all earlier ones, answered once.',
  )
  async renewRecoveryCodes(@Upstream() upstream: UpstreamRequest): Promise<string[]> {
    return (await upstream.call(rest.renewRecoveryCodes, {})).data.recoveryCodes;
  }
}
