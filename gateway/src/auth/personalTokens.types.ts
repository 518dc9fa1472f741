import { ObjectType } from 'type-graphql';
import { field, flag, id, instant, text } from '../schema/fields.js';

@ObjectType({
  description: 'A token with which a program of the user reads what the user may see, and writes nothing.',
  simpleResolvers: true,
})
export class PersonalToken {
  @id('The id of the token.') id: number;
  @text("Purpose, in the owner's words.") name: string;
  @text('The last four characters of the token.') ending: string;
  @instant('When it was made.') createdAt: string;
  @instant('From when on it is refused.') expiresAt: string;
  @flag('Whether that instant has come.') expired: boolean;
  @instant.orNull('When it was last used, to the minute; null: never.') lastUsedAt: string | null;
}

@ObjectType({ description: 'A personal token just made.', simpleResolvers: true })
export class CreatedPersonalToken {
  @field(() => PersonalToken, 'The token as lists show it.') personalToken: PersonalToken;

  @text.orNull('The bearer itself, answered once and stored nowhere; null where the idempotency key was used before.')
  token: string | null;
}
