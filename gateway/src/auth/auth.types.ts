import { Field, Int, ObjectType } from 'type-graphql';
import type { ResponseOf } from '../upstream/endpoint.js';

@ObjectType({ description: 'A session, as the client keeps it (specification, section 3).', simpleResolvers: true })
export class LoginResponse {
  @Field(() => String, { description: 'The bearer of the session.' })
  apiToken: string;

  @Field(() => String, { description: 'The same bearer under its other name.' })
  accessToken: string;

  @Field(() => String, { nullable: true, description: 'Always null: a session is never prolonged silently.' })
  refreshToken: string | null;

  @Field(() => Int, { description: 'Seconds that the session lasts.' })
  expiresIn: number;

  @Field(() => Int, { description: 'Seconds that the session lasts, counted from the last sign-in.' })
  maxAge: number;
}

/** The login response under the names of GraphQL. */
export function loginResponse({ api_token, max_age, ...rest }: ResponseOf<'/login', 'POST'>): LoginResponse {
  return { ...rest, apiToken: api_token, maxAge: max_age };
}
