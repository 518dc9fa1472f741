/**
 * How an operation came (architecture page, "The gateway's behaviour"): each lane has its own rules and limits.
 *
 * - `portal`: a trusted document, sent by its hash
 * - `analyst`: a free document with a personal access token
 * - `share`: a share operation, with nothing but a share token
 * - `open`: a free document in the demonstration or in development
 */
export type Lane = 'portal' | 'analyst' | 'share' | 'open';
