/**
 * The live stream: what changed is signalled to whoever looks at it, by its id alone (docs/domain/live.md). Figures never
 * travel on it: who hears of a change asks for it by the calls there are.
 */

/** What a signal of the database is about; `access`: what a user may do has changed, or a session of it has ended. */
export const signalTopics = ['inbox', 'import', 'export', 'figures', 'access'] as const;
export type SignalTopic = (typeof signalTopics)[number];

/**
 * What a stream says to a browser: the topics that somebody looks at, and of itself
 *
 * - `beat`: nothing, but that it lives and how far it is;
 * - `reset`: signals may have been missed, everything is asked anew;
 * - `away`: this gateway ends, the stream goes on at another;
 * - `ended`: the session has ended, and nothing comes any more.
 */
export const liveKinds = ['inbox', 'import', 'export', 'figures', 'beat', 'reset', 'away', 'ended'] as const;
export type LiveKind = (typeof liveKinds)[number];

/** The text whose signature by the application's secret shows that the gateway calls, not somebody who reaches the service. */
export const gatewayKeyText = 'gateway:live';

/** Milliseconds between two beats of a stream. */
export const beatMs = 25_000;

/** Seconds for which a stream that was cut is resumed without loss; later it is told to ask for everything. */
export const resumableSeconds = 600;
