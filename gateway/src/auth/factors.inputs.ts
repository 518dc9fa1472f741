import { InputType } from 'type-graphql';
import { field, text } from '../schema/fields.js';
import { given } from '../schema/given.js';

@InputType({ description: 'What the browser answers to a sign-in by passkey, base64url.' })
export class PasskeyAssertionInput {
  @text('The id of the passkey.') id: string;
  @text('What was signed with the challenge.') clientDataJSON: string;
  @text('What the authenticator says.') authenticatorData: string;
  @text('The signature.') signature: string;
  @text.orNull('The id of the user as the passkey stores it.') userHandle?: string | null;
}

@InputType({ description: 'What the browser answers when a passkey is made, base64url.' })
export class PasskeyAttestationInput {
  @text('The id of the passkey.') id: string;
  @text('What goes with the challenge.') clientDataJSON: string;
  @text('The key, and what the authenticator says of it.') attestationObject: string;
  @field(() => [String], 'How the browser reaches it.') transports: string[];
}

/** An answer to a challenge, of which one is given. */
interface FactorAnswer {
  readonly code: string | null;
  readonly recoveryCode: string | null;
  readonly assertion: PasskeyAssertionInput | null;
}

/** The body of an answer to a challenge. */
export function factorAnswer(challenge: string, { assertion, ...typed }: FactorAnswer) {
  return { challenge, ...given({ ...typed, assertion: assertion && signatureOf(assertion) }) };
}

/** An assertion without a user handle that is null. */
function signatureOf({ userHandle, ...assertion }: PasskeyAssertionInput) {
  return { ...assertion, ...given({ userHandle }) };
}
