/**
 * The live stream: signals to open pages that something has changed, with its id at most (docs/domain/live.md). The
 * data themselves are not sent: the client reads them again with the usual calls.
 */

/** The topics of signals; `access`: the permissions of a user have changed, or a session of the user has ended. */
export const signalTopics = ['inbox', 'import', 'export', 'figures', 'access'] as const;
export type SignalTopic = (typeof signalTopics)[number];

/**
 * The messages of a stream to a browser: the topics of signals, and messages about the stream itself:
 *
 * - `beat`: a heartbeat with the current cursor;
 * - `reset`: signals may have been missed, the client must read everything again;
 * - `away`: this gateway is stopping, the client must reconnect to another;
 * - `ended`: the session has ended, and so does the stream.
 */
export const liveKinds = ['inbox', 'import', 'export', 'figures', 'beat', 'reset', 'away', 'ended'] as const;
export type LiveKind = (typeof liveKinds)[number];

/** Milliseconds between two heartbeats of a stream. */
export const beatMs = 25_000;

/** Seconds for which an interrupted stream can be resumed without loss; after that it gets a `reset`. */
export const resumableSeconds = 600;
