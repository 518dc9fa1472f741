import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { beatMs, type SignalTopic } from '@gdd/schema/live';
import { gatewayKeyFor } from '../upstream/gatewayKey.js';
import { GatewayError } from '../errors/gatewayError.js';
import type { DataOf } from '../upstream/endpoint.js';
import { liveSessions, liveSignals } from '../upstream/endpoints.generated.js';
import type { Upstream } from '../upstream/upstream.js';
import { LiveStream } from './LiveStream.js';

/** Concurrent streams of one user at most: the tabs on all their devices. */
const maxPerUser = 10;
/** Seconds after which a user with too many may try again. */
const tooManyPause = 60;
/** Milliseconds between checks of all sessions, which find those that expired without a signal. */
const checkMs = 60_000;
/** Milliseconds to wait after a failed poll, doubled each time up to `longestPause`. */
const firstPause = 250;
const longestPause = 5_000;
/** Milliseconds between ticks; beats of different streams are due at different ticks, to spread the load. */
const tickMs = 1_000;
/** Milliseconds to wait after a poll with signals, so that many changes at once need few polls. */
const busyPause = 100;

type Session = DataOf<'/live/session', 'GET'>['session'];
type Reading = DataOf<'/live/signals', 'POST'>;

interface Parts {
  readonly upstream: Pick<Upstream, 'forRequest'>;
  readonly appSecret: string;
  readonly log: { warn(details: object, message: string): void };
}

/**
 * The live streams of this process (docs/domain/live.md). One poll loop over the REST service feeds them all; it runs
 * while there is a stream. Each stream gets the signals that concern its user.
 */
export class LiveStreams {
  private readonly ofUser = new Map<number, Set<LiveStream>>();
  private readonly key: string;
  /** Resolves to the first cursor of the poll loop, for which new streams wait. */
  private beginning: Promise<string> | undefined;
  /** Running requests for missed signals, by cursor: streams that were interrupted together share one. */
  private readonly missed = new Map<string, Promise<Reading>>();
  /** Streams that have not yet got their missed signals: their cursor does not advance with the poll. */
  private readonly behind = new WeakSet<LiveStream>();
  /** The tick at which the next beat of a stream is due. */
  private readonly dueTick = new WeakMap<LiveStream, number>();
  private cursor: string | undefined;
  private isDraining = false;
  private ticks = 0;
  private opened = 0;

  constructor(private readonly parts: Parts) {
    this.key = gatewayKeyFor('live', parts.appSecret);
  }

  /** The number of open streams. */
  get size(): number {
    let size = 0;
    for (const streams of this.ofUser.values()) size += streams.size;
    return size;
  }

  /** @throws GatewayError RATE_LIMITED for a user with too many streams; UPSTREAM_UNAVAILABLE when the process ends */
  admit(userId: number): void {
    if (this.isDraining) throw new GatewayError('UPSTREAM_UNAVAILABLE', { retryAfter: 1 });
    if ((this.ofUser.get(userId)?.size ?? 0) < maxPerUser) return;
    throw new GatewayError('RATE_LIMITED', { retryAfter: tooManyPause });
  }

  /**
   * Opens a stream for a session that was just looked up.
   *
   * @param after the cursor of the last event that was read of an earlier one; its signals since then come first
   */
  open({ id, userId, permissions }: Session, after: string | undefined): LiveStream {
    this.admit(userId);
    const stream = new LiveStream({ id, userId }, new Set(permissions), after ?? '', (closed) => this.remove(closed));
    this.behind.add(stream);
    const streams = this.ofUser.get(userId) ?? new Set();
    this.ofUser.set(userId, streams.add(stream));
    this.dueTick.set(stream, this.ticks + 1 + (this.opened++ % (beatMs / tickMs)));
    void this.begin(stream, after);
    return stream;
  }

  /** Ends all streams: their tabs reconnect to another gateway. */
  drain(): void {
    this.isDraining = true;
    for (const stream of this.all()) stream.end('away');
  }

  private *all(): Generator<LiveStream> {
    for (const streams of [...this.ofUser.values()]) yield* [...streams];
  }

  private remove(stream: LiveStream): void {
    const { userId } = stream.session;
    const streams = this.ofUser.get(userId);
    streams?.delete(stream);
    if (streams?.size === 0) this.ofUser.delete(userId);
  }

  /** Delivers missed signals to a new stream and joins it to the poll. */
  private async begin(stream: LiveStream, after: string | undefined): Promise<void> {
    try {
      const beginning = await (this.beginning ??= this.startPoll());
      // the poll starts before the missed signals are read, so that no signal is lost in between
      const missed = after === undefined ? undefined : await this.missedSince(after);
      this.behind.delete(stream);
      this.deliverTo(stream, missed ?? { cursor: this.cursor ?? beginning, isGap: false, signals: [] });
      stream.push('beat');
    } catch (error) {
      this.parts.log.warn({ err: error }, 'a live stream could not begin');
      stream.end('away');
    }
  }

  private missedSince(after: string): Promise<Reading> {
    const asked = this.missed.get(after);
    if (asked !== undefined) return asked;
    const asking = this.readSignals(after, false).finally(() => this.missed.delete(after));
    this.missed.set(after, asking);
    return asking;
  }

  /** Starts the poll loop. @returns its first cursor */
  private async startPoll(): Promise<string> {
    try {
      const { cursor } = await this.readSignals(null, false);
      void this.poll(cursor);
      return cursor;
    } catch (error) {
      this.beginning = undefined;
      throw error;
    }
  }

  /** Polls for signals while there is a stream. */
  private async poll(first: string): Promise<void> {
    this.cursor = first;
    const ticking = setInterval(() => this.tick(), tickMs).unref();
    let checkedAt = this.ticks;
    for (let failures = 0; this.ofUser.size > 0;) {
      try {
        const reading = await this.readSignals(this.cursor, true);
        const isDue = (this.ticks - checkedAt) * tickMs >= checkMs;
        const changed = new Set(reading.signals.flatMap((each) => (each.topic === 'access' ? [each.userId] : [])));
        await this.check(
          [...this.all()].filter(({ session }) => isDue || reading.isGap || changed.has(session.userId)),
        );
        if (isDue) checkedAt = this.ticks;
        for (const stream of this.all()) this.deliverTo(stream, reading);
        this.cursor = reading.cursor;
        failures = 0;
        if (reading.signals.length > 0) await pause(busyPause, undefined, { ref: false });
      } catch (error) {
        if (failures === 0) this.parts.log.warn({ err: error }, 'live signals could not be read');
        await pause(Math.min(longestPause, firstPause * 2 ** failures), undefined, { ref: false });
        failures += 1;
      }
    }
    clearInterval(ticking);
    this.cursor = undefined;
    this.beginning = undefined;
  }

  private readSignals(after: string | null, wait: boolean): Promise<Reading> {
    return this.call((calls) => calls.call(liveSignals, { body: { key: this.key, after, wait } }));
  }

  /** Updates the permissions of sessions, and ends the streams of those that have ended. */
  private async check(streams: readonly LiveStream[]): Promise<void> {
    if (streams.length === 0) return;
    const ids = [...new Set(streams.map(({ session }) => session.id))];
    const { sessions } = await this.call((calls) => calls.call(liveSessions, { body: { key: this.key, ids } }));
    const lasting = new Map(sessions.map((each) => [each.id, each.permissions]));
    for (const stream of streams) {
      const permissions = lasting.get(stream.session.id) ?? [];
      if (permissions.length === 0) stream.end('ended');
      else stream.permissions = new Set(permissions);
    }
  }

  private async call<D>(
    make: (calls: ReturnType<Upstream['forRequest']>) => Promise<{ readonly data: D }>,
  ): Promise<D> {
    const calls = this.parts.upstream.forRequest({ requestId: randomUUID(), clientAddress: '127.0.0.1' });
    try {
      return (await make(calls)).data;
    } finally {
      calls.end();
    }
  }

  private deliverTo(stream: LiveStream, { cursor, isGap, signals }: Reading): void {
    if (!this.behind.has(stream)) stream.advance(cursor);
    if (isGap) stream.push('reset');
    for (const { topic, userId, reference } of signals) {
      if (topic !== 'access' && concerns(stream, topic, userId)) stream.push(topic, reference);
    }
  }

  private tick(): void {
    this.ticks += 1;
    for (const stream of this.all()) {
      if ((this.dueTick.get(stream) ?? 0) > this.ticks) continue;
      this.dueTick.set(stream, this.ticks + beatMs / tickMs);
      stream.push('beat');
    }
  }
}

/** Whether a signal concerns the user of a stream, by the access of the calls that return its details. */
function concerns({ session, permissions }: LiveStream, topic: SignalTopic, userId: number | null): boolean {
  if (userId !== null) return userId === session.userId;
  return topic === 'figures' || (topic === 'import' && permissions.has('accessImportManager'));
}
