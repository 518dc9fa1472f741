import { liveKinds, type LiveKind } from '@gdd/schema/live';

/** What a stream says: at its end up to where it is, so that another goes on from there. */
export interface LiveEvent {
  readonly cursor: string;
  readonly kind: LiveKind;
  /** The import or export. */
  readonly id: number | null;
}

/** Events that wait for a slow reader; whoever has more to read asks for everything anew. */
const mostPending = 100;

/**
 * The events of one browser tab. What waits to be read is bounded: the same thing waits once, and too many things become
 * one reset.
 */
export class LiveStream implements AsyncIterableIterator<LiveEvent> {
  private readonly pending = new Map<string, Pick<LiveEvent, 'kind' | 'id'>>();
  private wake: (() => void) | undefined;
  private isOver = false;
  /** Up to where everything was read. */
  private readCursor: string;
  /** Up to where everything is read as soon as nothing waits. */
  private latestCursor: string;

  /**
   * @param after from where it goes on; empty for one that begins
   * @param onClose called once, when nobody reads any more or nothing comes any more
   */
  constructor(
    readonly session: { readonly id: number; readonly userId: number },
    public permissions: ReadonlySet<string>,
    after: string,
    private readonly onClose: (stream: LiveStream) => void,
  ) {
    this.readCursor = this.latestCursor = after;
  }

  /** Says that all signals up to a cursor were pushed. */
  advance(cursor: string): void {
    this.latestCursor = cursor;
  }

  /** Puts an event behind those that wait; one that waits already comes once. */
  push(kind: LiveKind, id: number | null = null): void {
    if (this.isOver) return;
    if (this.pending.size >= mostPending) {
      this.pending.clear();
      kind = 'reset';
      id = null;
    }
    this.pending.set(`${kind} ${id ?? ''}`, { kind, id });
    this.wake?.();
  }

  /** Ends the stream with a last word, which is read before anything that waits. */
  end(kind: 'away' | 'ended'): void {
    this.pending.clear();
    this.push(kind);
    this.isOver = true;
    this.onClose(this);
  }

  /** Ends the stream: nobody reads it. */
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
    // an event that is lost on its way comes again: the cursor moves on with the last one that waits
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
