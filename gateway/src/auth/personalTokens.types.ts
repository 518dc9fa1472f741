import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../schema/scalars.js';

@ObjectType({
  description: 'A token with which a program of the user reads what the user may see, and writes nothing.',
  simpleResolvers: true,
})
export class PersonalToken {
  @Field(() => ID, { description: 'The number of the token.' })
  id: number;

  @Field(() => String, { description: "Purpose, in the owner's words." })
  name: string;

  @Field(() => String, { description: 'The last four characters of the token.' })
  ending: string;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt: string;

  @Field(() => DateTimeScalar, { description: 'From when on it is refused.' })
  expiresAt: string;

  @Field(() => Boolean, { description: 'Whether that instant has come.' })
  expired: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was last used, to the minute; null: never.' })
  lastUsedAt: string | null;
}

@ObjectType({ description: 'A personal token just made.', simpleResolvers: true })
export class CreatedPersonalToken {
  @Field(() => PersonalToken, { description: 'The token as lists show it.' })
  personalToken: PersonalToken;

  @Field(() => String, {
    nullable: true,
    description: 'The bearer itself, answered once and stored nowhere; null where the idempotency key was used before.',
  })
  token: string | null;
}
