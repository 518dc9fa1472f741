import type { SignInFactor } from '@gdd/schema/factors';
import { ObjectType } from 'type-graphql';
import { field, flag, id, instant, text } from '../schema/fields.js';
import { PasskeyRequest, SignInFactorEnum } from './factors.types.js';

@ObjectType({ description: 'A session of the user: one sign-in, on one device.', simpleResolvers: true })
export class Session {
  @id('The id of the session.') id: number;
  @instant('When the user signed in.') createdAt: string;
  @text.orNull('The network address then; null where it is not known.') signedInFrom: string | null;
  @text.orNull('Browser and system then; null for a program, and where it is not known.') device: string | null;
  @instant('When it was last used, to the minute.') lastUsedAt: string;
  @text.orNull('The network address then; null where it is not known.') lastUsedFrom: string | null;
  @flag('Whether it is the current session.') current: boolean;
}

@ObjectType({ description: 'A factor that is due after the password.', simpleResolvers: true })
export class FactorDue {
  @text('What the factor answers: five minutes, once.') challenge: string;
  @field(() => [SignInFactorEnum], 'What answers it.') factors: SignInFactor[];
  @field.orNull(() => PasskeyRequest, 'What the browser is asked for; null without a passkey.')
  passkey: PasskeyRequest | null;
}

@ObjectType({ description: 'The proof that a session is still its user’s.', simpleResolvers: true })
export class SessionProof {
  @field.orNull(() => FactorDue, 'The factor that is due still; null: the proof is renewed.') due: FactorDue | null;
}
