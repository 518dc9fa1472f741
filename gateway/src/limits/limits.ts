import type { RequestChannel } from '../access/requestChannel.js';

/** The most tokens that a document may have; counted by the parser, which stops there. */
export const maxTokens = 2_000;

/** Levels of fields, introspection included: the standard introspection query has 15. */
export const maxDepth = 16;

/** Fields of an operation, counted with its fragments as often as they are spread. */
export const maxFields = 1_000;

/** Names under which an operation may request the same field. */
export const maxAliases = 15;

/** Root fields of which an operation may have only one in total, so that aliases cannot guess many secrets at once. */
export const oncePerOperation: ReadonlySet<string> = new Set([
  'login',
  'loginFactor',
  'register',
  'forgotPassword',
  'resetPassword',
  'confirmEmail',
  'answerFactorReset',
  'changePassword',
  'proveByPassword',
  'proveByFactor',
  'confirmTotp',
  'confirmPasskey',
  'updateAccount',
  'updateInvoicing',
  'createPersonalToken',
  'shareDealer',
  'shareCampaigns',
  'sharePrevYear',
  'unsubscribe',
]);

/** Ids that a batch read names in one call at most. */
export const idsPerCall = 100;

/** The largest body of a request, in bytes. */
export const maxBodyBytes = 256 * 1024;

/** The limits of a channel, in the units of `cost.ts`. */
export interface ChannelLimits {
  /** The price of one operation at most. */
  readonly cost: number;
  /** The budget of one caller for a minute; it may be spent at once. */
  readonly perMinute: number;
}

/**
 * The limits of each channel. The most expensive page of the portal costs some 110 units, a file 200 (`cost.test.ts`
 * prices every stored operation at its largest page), a table of 10 rows some 13; a user who clicks without pause
 * spends 6,000 a minute.
 */
export const defaultChannelLimits: Readonly<Record<RequestChannel, ChannelLimits>> = {
  portal: { cost: 1_000, perMinute: 60_000 },
  analyst: { cost: 500, perMinute: 10_000 },
  share: { cost: 100, perMinute: 5_000 },
  open: { cost: 1_000, perMinute: 60_000 },
};
