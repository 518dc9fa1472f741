import { ArgsType } from 'type-graphql';
import { int, text } from '../schema/fields.js';

/** The cursor from which changes are read, and their greatest number. */
@ArgsType()
export class ChangesSince {
  @text.orNull('The cursor of an earlier response; without it everything that there is comes first.')
  cursor?: string | null;

  @int('Changes of a response at most: 1 to 1,000.', { defaultValue: 100 }) limit: number;
}

/** Cursor and limit as the REST service takes them. */
export const changesQuery = ({ cursor, limit }: ChangesSince) => ({ limit, ...(cursor != null && { cursor }) });
