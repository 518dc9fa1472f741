import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { given } from '../schema/given.js';
import { pathId } from '../schema/ids.js';
import {
  beginTotp,
  confirmTotp,
  listFactors,
  loginFactor,
  removeFactor,
  renewRecoveryCodes,
} from '../upstream/endpoints.generated.js';
import { loginResponse, LoginResponse } from './auth.types.js';
import { AddedFactor, SecondFactors, TotpSetup } from './factors.types.js';

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
    @Ctx() { upstream }: GatewayContext,
  ): Promise<LoginResponse> {
    const body = { challenge, ...given({ code, recoveryCode }) };
    return loginResponse(await upstream.call(loginFactor, { body }));
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
