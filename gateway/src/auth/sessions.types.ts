import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../schema/scalars.js';

@ObjectType({ description: 'A session of the user: one sign-in, on one device.', simpleResolvers: true })
export class Session {
  @Field(() => ID, { description: 'The number of the session.' })
  id: number;

  @Field(() => DateTimeScalar, { description: 'When the user signed in.' })
  createdAt: string;

  @Field(() => String, { nullable: true, description: 'The network address then; null where it is not known.' })
  signedInFrom: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was last used, to the minute.' })
  lastUsedAt: string;

  @Field(() => String, { nullable: true, description: 'The network address then; null where it is not known.' })
  lastUsedFrom: string | null;

  @Field(() => Boolean, { description: 'Whether it is the session that asks.' })
  current: boolean;
}
