import type { SignInFactor } from '@gdd/schema/factors';
import { ObjectType } from 'type-graphql';
import { field, int, text } from '../schema/fields.js';
import type { ResponseOf } from '../upstream/endpoint.js';
import { PasskeyRequest, SignInFactorEnum } from './factors.types.js';

@ObjectType({
  description:
    'A session, as the client keeps it (specification, section 3), or the challenge of one that wants a factor.',
  simpleResolvers: true,
})
export class LoginResponse {
  @text.orNull('The bearer of the session; null where a factor is due.') apiToken: string | null;
  @text.orNull('The same bearer under its other name.') accessToken: string | null;
  @text.orNull('Always null: a session is never prolonged silently.') refreshToken: string | null;
  @int.orNull('Seconds that the session lasts; null where a factor is due.') expiresIn: number | null;
  @int.orNull('Seconds that the session lasts, counted from the last sign-in.') maxAge: number | null;

  @text.orNull('What loginFactor answers, where a factor is due: five minutes, once; null with a session.')
  challenge: string | null;

  @field.orNull(() => [SignInFactorEnum], 'What answers the challenge; null with a session.')
  factors: SignInFactor[] | null;

  @field.orNull(() => PasskeyRequest, 'What the browser is asked for, of a user with a passkey; null with a session.')
  passkey: PasskeyRequest | null;
}

/** The login response under the names of GraphQL. */
export function loginResponse(response: ResponseOf<'/login', 'POST'>): LoginResponse {
  if ('challenge' in response) return { ...noSession, ...response };
  const { api_token, max_age, ...rest } = response;
  return { ...rest, apiToken: api_token, maxAge: max_age, challenge: null, factors: null, passkey: null };
}

const noSession = { apiToken: null, accessToken: null, refreshToken: null, expiresIn: null, maxAge: null };
