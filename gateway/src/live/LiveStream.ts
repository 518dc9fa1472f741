import { liveKinds, type LiveKind } from '@gdd/schema/live';

/** An event of a stream, with the cursor from which another stream can continue. */
export interface LiveEvent {
  readonly cursor: string;
  readonly kind: LiveKind;
  /** The import or export. */
  readonly id: number | null;
}

/** Events that wait for a slow reader at most; beyond that one `reset` makes it read everything again. */
const maxPending = 100;

/**
 * The events of one browser tab. The queue is bounded: equal events are queued once, and too many become one `reset`.
 */
export class LiveStream implements AsyncIterableIterator<LiveEvent> {
  private readonly pending = new Map<string, Pick<LiveEvent, 'kind' | 'id'>>();
  private wake: (() => void) | undefined;
  private isOver = false;
  /** The cursor up to which all events were read. */
  private readCursor: string;
  /** The cursor that is reached once the queue is empty. */
  private latestCursor: string;

  /**
   * @param after the cursor at which it starts; empty for a new stream
   * @param onClose called once, when the stream ends or its reader is gone
   */
  constructor(
    readonly session: { readonly id: number; readonly userId: number },
    public permissions: ReadonlySet<string>,
    after: string,
    private readonly onClose: (stream: LiveStream) => void,
  ) {
    this.readCursor = this.latestCursor = after;
  }

  /** Records that all signals up to a cursor were pushed. */
  advance(cursor: string): void {
    this.latestCursor = cursor;
  }

  /** Queues an event, unless an equal one is queued. */
  push(kind: LiveKind, id: number | null = null): void {
    if (this.isOver) return;
    if (this.pending.size >= maxPending) {
      this.pending.clear();
      kind = 'reset';
      id = null;
    }
    this.pending.set(`${kind} ${id ?? ''}`, { kind, id });
    this.wake?.();
  }

  /** Ends the stream with a last event; queued events are dropped. */
  end(kind: 'away' | 'ended'): void {
    this.pending.clear();
    this.push(kind);
    this.isOver = true;
    this.onClose(this);
  }

  /** Ends the stream because its reader is gone. */
  close(): void {
    this.pending.clear();
    this.wake?.();
    if (this.isOver) return;
    this.isOver = true;
    this.onClose(this);
  }

  async next(): Promise<IteratorResult<LiveEvent>> {
    while (this.pending.size === 0) {
      if (this.isOver) return { done: true, value: undefined };
      await new Promise<void>((resolve) => (this.wake = resolve));
      this.wake = undefined;
    }
    const [[key, event] = ['', { kind: liveKinds[0], id: null }]] = this.pending;
    this.pending.delete(key);
    // the cursor advances only with the last queued event, so that a lost one is delivered again
    if (this.pending.size === 0 && !this.isOver) this.readCursor = this.latestCursor;
    return { done: false, value: { ...event, cursor: this.readCursor } };
  }

  return(): Promise<IteratorResult<LiveEvent>> {
    this.close();
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
