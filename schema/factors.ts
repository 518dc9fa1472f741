/** Constants of the second factor, shared by all tiers (docs/domain/second-factor.md). */

/** The kinds of a factor that a person sets up: an authenticator app, or a passkey. */
export const factorKinds = ['totp', 'passkey'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** What a sign-in accepts beside the password. */
export const signInFactors = [...factorKinds, 'recoveryCode'] as const;
export type SignInFactor = (typeof signInFactors)[number];

/** The limits of factors: the length of a name, and how many one person has. */
export const factorLimits = { nameLength: 80, perUser: 10 } as const;
/** The number of recovery codes, which replace all earlier ones. */
export const recoveryCodeCount = 10;
/** Minutes for which a challenge (of a sign-in, or of setting up a factor) is good. */
export const challengeMinutes = 5;
/** Wrong answers after which a challenge is worth nothing. */
export const challengeTries = 5;
/** The digits of an authenticator app's code. */
export const totpDigits = 6;

/** What happened to a person's factors, in the order of the mail's texts: never reorder. */
export const factorChanges = [
  'totpAdded',
  'passkeyAdded',
  'totpRemoved',
  'passkeyRemoved',
  'recoveryCodesMade',
  'recoveryCodeUsed',
] as const;
export type FactorChange = (typeof factorChanges)[number];

/** What the mails about the removal of a lost factor say, in the order of their texts: never reorder. */
export const factorResetSteps = ['requested', 'approved', 'denied'] as const;
export type FactorResetStep = (typeof factorResetSteps)[number];

/** The hours that an approved removal of factors waits for the person, who may confirm it before. */
export const factorResetHours = 24;

/** Where the answer of the person leaves the removal of the factors: it waits for the second person, is done, or ended. */
export const factorResetOutcomes = ['waiting', 'done', 'ended'] as const;
export type FactorResetOutcome = (typeof factorResetOutcomes)[number];

/** Who has to have a second factor, from nobody on: `off` hides the setting up too, `offered` leaves it to each. */
export const secondFactorModes = ['off', 'offered', 'administrators', 'office', 'everyone'] as const;
export type SecondFactorMode = (typeof secondFactorModes)[number];

/** The days within which whoever has to have one sets it up. */
export const factorGrace = { max: 90, first: 14 } as const;
