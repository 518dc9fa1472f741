import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { given } from '../schema/given.js';
import { pathId } from '../schema/ids.js';
import {
  beginPasskey,
  beginPasskeySignIn,
  beginTotp,
  confirmPasskey,
  confirmTotp,
  listFactors,
  loginFactor,
  removeFactor,
  renewRecoveryCodes,
} from '../upstream/endpoints.generated.js';
import { loginResponse, LoginResponse } from './auth.types.js';
import { PasskeyAssertionInput, PasskeyAttestationInput } from './factors.inputs.js';
import { AddedFactor, PasskeySetup, PasskeySignIn, SecondFactors, TotpSetup } from './factors.types.js';

@Resolver()
export class FactorsResolver {
  @Query(() => SecondFactors, {
    nullable: true,
    description: 'The own second factors and recovery codes. Not for a personal token.',
  })
  @Rest(listFactors)
  async secondFactors(@Ctx() { upstream }: GatewayContext): Promise<SecondFactors> {
    return (await upstream.call(listFactors, {})).data;
  }

  @Mutation(() => LoginResponse, {
    description: 'Completes a sign-in that asked for a factor, by one of the answers; five tries, five minutes, once.',
  })
  @Rest(loginFactor)
  async loginFactor(
    @Arg('challenge', () => String, { description: 'What the sign-in answered.' }) challenge: string,
    @Arg('code', () => String, { nullable: true, description: 'Of an authenticator app.' }) code: string | null,
    @Arg('recoveryCode', () => String, { nullable: true, description: 'A recovery code.' }) recoveryCode: string | null,
    @Arg('assertion', () => PasskeyAssertionInput, { nullable: true, description: 'What a passkey signed.' })
    assertion: PasskeyAssertionInput | null,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<LoginResponse> {
    const signed = assertion && signatureOf(assertion);
    const body = { challenge, ...given({ code, recoveryCode, assertion: signed }) };
    return loginResponse(await upstream.call(loginFactor, { body }));
  }

  @Query(() => PasskeySignIn, {
    nullable: true,
    description: 'Begins a sign-in by passkey alone: what the browser is asked for. Nothing is stored.',
  })
  @Rest(beginPasskeySignIn)
  async passkeySignIn(@Ctx() { upstream }: GatewayContext): Promise<PasskeySignIn> {
    return upstream.call(beginPasskeySignIn, {});
  }

  @Mutation(() => PasskeySetup, {
    description: 'Begins to make a passkey, with a password that was given in the last 15 minutes.',
  })
  @Rest(beginPasskey)
  async beginPasskey(@Ctx() { upstream }: GatewayContext): Promise<PasskeySetup> {
    return (await upstream.call(beginPasskey, {})).data.setup;
  }

  @Mutation(() => AddedFactor, {
    description: 'Registers a passkey that the browser has made: it signs in, beside the password or in its place.',
  })
  @Rest(confirmPasskey)
  async confirmPasskey(
    @Arg('challenge', () => String, { description: 'What beginPasskey answered.' }) challenge: string,
    @Arg('name', () => String, { description: "Which device, in the owner's words." }) name: string,
    @Arg('attestation', () => PasskeyAttestationInput, { description: 'What the browser answered.' })
    attestation: PasskeyAttestationInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<AddedFactor> {
    const body = { challenge, name, attestation: { ...attestation } };
    return (await upstream.call(confirmPasskey, { body })).data;
  }

  @Mutation(() => TotpSetup, {
    description: 'Begins to set up an authenticator app, with a password that was given in the last 15 minutes.',
  })
  @Rest(beginTotp)
  async beginTotp(@Ctx() { upstream }: GatewayContext): Promise<TotpSetup> {
    return (await upstream.call(beginTotp, {})).data.setup;
  }

  @Mutation(() => AddedFactor, {
    description: 'Sets up an authenticator app by its first code: from then on a sign-in asks for one.',
  })
  @Rest(confirmTotp)
  async confirmTotp(
    @Arg('challenge', () => String, { description: 'What beginTotp answered.' }) challenge: string,
    @Arg('code', () => String, { description: 'The code that the app shows.' }) code: string,
    @Arg('name', () => String, { description: "Which app or telephone, in the owner's words." }) name: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<AddedFactor> {
    return (await upstream.call(confirmTotp, { body: { challenge, code, name } })).data;
  }

  @Mutation(() => Boolean, { description: 'Removes an own factor; with the last one go the recovery codes.' })
  @Rest(removeFactor)
  async removeFactor(
    @Arg('id', () => ID, { description: 'The number of the factor.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    await upstream.call(removeFactor, { path: { id: pathId(id) } });
    return true;
  }

  @Mutation(() => [String], {
    description: 'Makes ten recovery codes in the place of all earlier ones, answered once.',
  })
  @Rest(renewRecoveryCodes)
  async renewRecoveryCodes(@Ctx() { upstream }: GatewayContext): Promise<string[]> {
    return (await upstream.call(renewRecoveryCodes, {})).data.recoveryCodes;
  }
}

/** An assertion without a user handle that is null. */
function signatureOf({ userHandle, ...assertion }: PasskeyAssertionInput) {
  return { ...assertion, ...given({ userHandle }) };
}
