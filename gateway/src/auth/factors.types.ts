import { factorKinds, factorResetOutcomes, signInFactors } from '@gdd/schema/factors';
import { Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { field, flag, id, instant, int, text } from '../schema/fields.js';

export const FactorKindEnum = describedEnum(
  'FactorKind',
  'A second factor that a person sets up.',
  factorKinds,
  (kind) => ({ totp: 'An authenticator app, by codes of six digits.', passkey: 'A passkey.' })[kind],
);

export const SignInFactorEnum = describedEnum(
  'SignInFactor',
  'What answers the challenge of a sign-in.',
  signInFactors,
  (factor) =>
    ({
      totp: 'A code of an authenticator app.',
      passkey: 'A passkey.',
      recoveryCode: 'A recovery code.',
    })[factor],
);

export const FactorResetOutcomeEnum = describedEnum(
  'FactorResetOutcome',
  'Where the answer of the person leaves the removal of the factors.',
  factorResetOutcomes,
  (outcome) =>
    ({
      waiting: 'It waits for the approval of a second person.',
      done: 'The factors are removed.',
      ended: 'It will not happen.',
    })[outcome],
);

@ObjectType({ description: 'A passkey that the browser may know.', simpleResolvers: true })
export class KnownPasskey {
  @text('Its id, base64url.') id: string;
  @field(() => [String], 'How the browser reaches it.') transports: string[];
}

@ObjectType({ description: 'What the browser is asked for in a sign-in (WebAuthn).', simpleResolvers: true })
export class PasskeyRequest {
  @text('The challenge as WebAuthn has it: its bytes, base64url.') challenge: string;
  @text('The site of the passkeys.') rpId: string;

  @field(() => [KnownPasskey], 'Those that may answer; empty: whichever the browser finds.')
  allowCredentials: KnownPasskey[];
}

@ObjectType({ description: 'A sign-in by passkey alone that begins.', simpleResolvers: true })
export class PasskeySignIn {
  @text('Goes with the answer to loginFactor: five minutes, once.') challenge: string;
  @field(() => PasskeyRequest, 'What the browser is asked for.') passkey: PasskeyRequest;
}

@ObjectType({ description: 'What the browser is asked for to make a passkey (WebAuthn).', simpleResolvers: true })
export class PasskeyCreation {
  @text('The challenge as WebAuthn has it: its bytes, base64url.') challenge: string;
  @text('The site of the passkey.') rpId: string;
  @text('The id of the user as the passkey stores it, base64url.') userHandle: string;
  @text('The name of the account.') username: string;
  @text('The name of the person.') displayName: string;
  @field(() => [Int], 'Algorithms by their COSE numbers, the preferred one first.') algorithms: number[];
  @field(() => [KnownPasskey], 'Those that the user has already.') excludeCredentials: KnownPasskey[];
}

@ObjectType({ description: 'A passkey that is being made.', simpleResolvers: true })
export class PasskeySetup {
  @text('Goes with the answer of the browser.') challenge: string;
  @field(() => PasskeyCreation, 'What the browser is asked for.') request: PasskeyCreation;
}

@ObjectType({ description: 'A second factor of the user.', simpleResolvers: true })
export class SecondFactor {
  @id('The number of the factor.') id: number;
  @field(() => FactorKindEnum, 'What it is.') kind: (typeof factorKinds)[number];
  @text("Its name, in the owner's words.") name: string;
  @instant('When it was set up.') createdAt: string;
  @instant.orNull('When it last signed in; null: never.') lastUsedAt: string | null;
}

@ObjectType({
  description: 'The recovery codes that are left; the codes themselves are never shown again.',
  simpleResolvers: true,
})
export class RecoveryCodesLeft {
  @int('How many were not used yet.') left: number;
  @instant('When they were made.') createdAt: string;
}

@ObjectType({ description: 'What a user signs in with beside the password.', simpleResolvers: true })
export class SecondFactors {
  @field(() => [SecondFactor], 'Apps and passkeys, in the order in which they were set up.') factors: SecondFactor[];

  @field.orNull(() => RecoveryCodesLeft, 'The recovery codes; null where there are none.')
  recoveryCodes: RecoveryCodesLeft | null;

  @flag('Whether one can be set up: the settings may say no.') offered: boolean;
}

@ObjectType({ description: 'An authenticator app that is being set up.', simpleResolvers: true })
export class TotpSetup {
  @text('What the first code answers.') challenge: string;
  @text('The key of the app, base32, answered once.') secret: string;
  @text('The same as otpauth://, for a QR code.') uri: string;
  @instant('Until when the first code sets it up.') expiresAt: string;
}

@ObjectType({ description: 'A factor just set up.', simpleResolvers: true })
export class AddedFactor {
  @field(() => SecondFactor, 'The factor.') factor: SecondFactor;

  @field.orNull(() => [String], 'Ten recovery codes, answered once, with the first factor; null with a later one.')
  recoveryCodes: string[] | null;
}
