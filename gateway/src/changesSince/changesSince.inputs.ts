import { ArgsType, Field, Int } from 'type-graphql';

/** The cursor from which changes are read, and their greatest number. */
@ArgsType()
export class ChangesSince {
  @Field(() => String, {
    nullable: true,
    description: 'The cursor of an earlier response; without it everything that there is comes first.',
  })
  cursor?: string | null;

  @Field(() => Int, { defaultValue: 100, description: 'Changes of a response at most: 1 to 1,000.' })
  limit: number;
}

/** Cursor and limit as the REST service takes them. */
export const changesQuery = ({ cursor, limit }: ChangesSince) => ({ limit, ...(cursor != null && { cursor }) });
