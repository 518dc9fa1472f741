import { ObjectType } from 'type-graphql';
import { int, text } from '../schema/fields.js';
import type { ResponseOf } from '../upstream/endpoint.js';

@ObjectType({ description: 'A session, as the client keeps it (specification, section 3).', simpleResolvers: true })
export class LoginResponse {
  @text('The bearer of the session.') apiToken: string;
  @text('The same bearer under its other name.') accessToken: string;
  @text.orNull('Always null: a session is never prolonged silently.') refreshToken: string | null;
  @int('Seconds that the session lasts.') expiresIn: number;
  @int('Seconds that the session lasts, counted from the last sign-in.') maxAge: number;
}

/** The login response under the names of GraphQL. */
export function loginResponse({ api_token, max_age, ...rest }: ResponseOf<'/login', 'POST'>): LoginResponse {
  return { ...rest, apiToken: api_token, maxAge: max_age };
}
