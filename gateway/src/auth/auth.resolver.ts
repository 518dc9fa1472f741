import { Ctx, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { IdempotencyKey, Input, TextArg, Upstream } from '../schema/arguments.js';
import { given } from '../schema/given.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { lookedUpUser, User, userOf } from '../users/users.types.js';
import * as rest from '../upstream/endpoints.generated.js';
import { ChangePasswordInput, RegisterInput, ResetPasswordInput, UpdateAccountInput } from './auth.inputs.js';
import { LoginResponse, loginResponse } from './auth.types.js';

@Resolver()
export class AuthResolver {
  @RestQuery(() => User, rest.getUser, 'The user whose session it is.')
  async user(@Ctx() { upstream, operationLog }: GatewayContext): Promise<User> {
    const user = lookedUpUser(await upstream.callWithHeaders(rest.getUser, {}));
    operationLog.userId = user.id;
    return user;
  }

  @RestMutation(
    () => LoginResponse,
    rest.login,
    'Opens a session; where a factor is due, answers a challenge in its place.',
  )
  async login(
    @TextArg('username', 'The username.') username: string,
    @TextArg('password', 'The password.') password: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<LoginResponse> {
    return loginResponse(await upstream.call(rest.login, { body: { username, password } }));
  }

  @RestMutation(() => Boolean, rest.logout)
  async logout(@Upstream() upstream: UpstreamRequest): Promise<boolean> {
    await upstream.call(rest.logout, {});
    return true;
  }

  @RestMutation(() => Boolean, rest.forgotPassword)
  async forgotPassword(
    @TextArg('email', 'The address of the user.') email: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<boolean> {
    await upstream.call(rest.forgotPassword, { body: { email } });
    return true;
  }

  @RestMutation(() => Boolean, rest.resetPassword)
  async resetPassword(
    @Input(ResetPasswordInput, 'The link and the password.') input: ResetPasswordInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<boolean> {
    const { token, password, passwordConfirmation } = input;
    await upstream.call(rest.resetPassword, { body: { token, password, password_confirmation: passwordConfirmation } });
    return true;
  }

  @RestMutation(() => Boolean, rest.confirmEmail)
  async confirmEmail(
    @TextArg('token', 'The token in the link.') token: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<boolean> {
    await upstream.call(rest.confirmEmail, { body: { token } });
    return true;
  }

  @RestMutation(
    () => Boolean,
    rest.sendConfirmation,
    'Mails the link again that confirms the own address, or the new one that is waited for; 5 an hour.',
  )
  async sendConfirmation(
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<boolean> {
    await upstream.call(rest.sendConfirmation, { idempotencyKey });
    return true;
  }

  @RestMutation(() => Boolean, rest.register)
  async register(
    @Input(RegisterInput, 'The user.') input: RegisterInput,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<boolean> {
    await upstream.call(rest.register, { body: { ...input }, idempotencyKey });
    return true;
  }

  @RestMutation(() => User, rest.updateUser)
  async updateAccount(
    @Input(UpdateAccountInput, 'The profile.') input: UpdateAccountInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<User> {
    const { currentPassword, ...profile } = input;
    const body = given({ ...profile, current_password: currentPassword });
    return userOf((await upstream.call(rest.updateUser, { body })).data.user);
  }

  @RestMutation(() => Boolean, rest.changePassword)
  async changePassword(
    @Input(ChangePasswordInput, 'Old and new.') input: ChangePasswordInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<boolean> {
    const { currentPassword, password, passwordConfirmation } = input;
    const body = { current_password: currentPassword, password, password_confirmation: passwordConfirmation };
    await upstream.call(rest.changePassword, { body });
    return true;
  }
}
