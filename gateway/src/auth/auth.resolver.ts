import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { given } from '../schema/given.js';
import { lookedUpUser, User, userOf } from '../users/users.types.js';
import {
  changePassword,
  confirmEmail,
  forgotPassword,
  getUser,
  login,
  logout,
  register,
  resetPassword,
  sendConfirmation,
  updateUser,
} from '../upstream/endpoints.generated.js';
import { ChangePasswordInput, RegisterInput, ResetPasswordInput, UpdateAccountInput } from './auth.inputs.js';
import { LoginResponse, loginResponse } from './auth.types.js';

@Resolver()
export class AuthResolver {
  @Query(() => User, { nullable: true, description: 'The user whose session it is.' })
  @Rest(getUser)
  async user(@Ctx() { upstream, operationLog }: GatewayContext): Promise<User> {
    const user = lookedUpUser(await upstream.callWithHeaders(getUser, {}));
    operationLog.userId = user.id;
    return user;
  }

  @Mutation(() => LoginResponse, {
    description: 'Opens a session; where a factor is due, answers a challenge in its place.',
  })
  @Rest(login)
  async login(
    @Arg('username', () => String, { description: 'The username.' }) username: string,
    @Arg('password', () => String, { description: 'The password.' }) password: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<LoginResponse> {
    return loginResponse(await upstream.call(login, { body: { username, password } }));
  }

  @Mutation(() => Boolean, { description: 'Ends the session: its bearer is worth nothing from now on.' })
  @Rest(logout)
  async logout(@Ctx() { upstream }: GatewayContext): Promise<boolean> {
    await upstream.call(logout, {});
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Mails a link that sets a new password, if there is such a user; the answer never says.',
  })
  @Rest(forgotPassword)
  async forgotPassword(
    @Arg('email', () => String, { description: 'The address of the user.' }) email: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    await upstream.call(forgotPassword, { body: { email } });
    return true;
  }

  @Mutation(() => Boolean, { description: 'Sets a password by a mailed link, of a reset or of an invitation.' })
  @Rest(resetPassword)
  async resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: 'The link and the password.' }) input: ResetPasswordInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    const { token, password, passwordConfirmation } = input;
    await upstream.call(resetPassword, { body: { token, password, password_confirmation: passwordConfirmation } });
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Confirms an address by a mailed link: that of a registration, or a new one in the place of the old.',
  })
  @Rest(confirmEmail)
  async confirmEmail(
    @Arg('token', () => String, { description: 'The token in the link.' }) token: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    await upstream.call(confirmEmail, { body: { token } });
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Mails the link again that confirms the own address, or the new one that is waited for; 5 an hour.',
  })
  @Rest(sendConfirmation)
  async sendConfirmation(
    @Arg('idempotencyKey', () => String, { description: 'The same key sends one mail.' }) idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    await upstream.call(sendConfirmation, { idempotencyKey });
    return true;
  }

  @Mutation(() => Boolean, { description: 'Registers a user, who then waits for a role and a member.' })
  @Rest(register)
  async register(
    @Arg('input', () => RegisterInput, { description: 'The user.' }) input: RegisterInput,
    @Arg('idempotencyKey', () => String, { description: 'The same key registers one user.' }) idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    await upstream.call(register, { body: { ...input }, idempotencyKey });
    return true;
  }

  @Mutation(() => User, { description: 'Changes the own profile; a new address has yet to be confirmed.' })
  @Rest(updateUser)
  async updateAccount(
    @Arg('input', () => UpdateAccountInput, { description: 'The profile.' }) input: UpdateAccountInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<User> {
    const { currentPassword, ...profile } = input;
    const body = given({ ...profile, current_password: currentPassword });
    return userOf((await upstream.call(updateUser, { body })).data.user);
  }

  @Mutation(() => Boolean, { description: "Changes the own password and ends the user's other sessions." })
  @Rest(changePassword)
  async changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'Old and new.' }) input: ChangePasswordInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    const { currentPassword, password, passwordConfirmation } = input;
    const body = { current_password: currentPassword, password, password_confirmation: passwordConfirmation };
    await upstream.call(changePassword, { body });
    return true;
  }
}
