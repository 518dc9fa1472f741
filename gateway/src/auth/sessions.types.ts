import { ObjectType } from 'type-graphql';
import { flag, id, instant, text } from '../schema/fields.js';

@ObjectType({ description: 'A session of the user: one sign-in, on one device.', simpleResolvers: true })
export class Session {
  @id('The id of the session.') id: number;
  @instant('When the user signed in.') createdAt: string;
  @text.orNull('The network address then; null where it is not known.') signedInFrom: string | null;
  @instant('When it was last used, to the minute.') lastUsedAt: string;
  @text.orNull('The network address then; null where it is not known.') lastUsedFrom: string | null;
  @flag('Whether it is the current session.') current: boolean;
}
