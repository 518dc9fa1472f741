import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';

/** One of this many requests writes. */
const writeEvery = 5;

/** The outcome of one request. */
export interface Outcome {
  readonly kind: 'query' | 'write';
  /** From its scheduled time to the end of its response. */
  readonly milliseconds: number;
  readonly failure?: string;
}

/**
 * A constant rate of requests to the portal, one note on a dealer to four queries. No request waits for another or is
 * repeated.
 */
export class SteadyLoad {
  /** The outcomes since the last call of `take` or `taken`. */
  private outcomes: Outcome[] = [];
  /** The texts of the notes that were acknowledged; each note has a text of its own. */
  readonly acknowledged = new Set<string>();
  private readonly pool: Pool;
  private readonly pending = new Set<Promise<void>>();
  private isStopping = false;
  private readonly work: Promise<void>;

  private constructor(
    url: string,
    private readonly token: string,
    private readonly dealers: readonly string[],
    private readonly perSecond: number,
  ) {
    this.pool = new Pool(url, { connections: 64, pipelining: 1 });
    this.work = this.send();
  }

  /** @param token of a session that may write notes */
  static async start(url: string, token: string, perSecond: number): Promise<SteadyLoad> {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: '{ dealersTable(input: {}) { items { id } } }' }),
    });
    const { data } = (await response.json()) as {
      readonly data: { readonly dealersTable: { readonly items: readonly { readonly id: string }[] } };
    };
    const dealers = data.dealersTable.items.map(({ id }) => id);
    return new SteadyLoad(url, token, dealers, perSecond);
  }

  /** Waits until there are that many outcomes. @returns all outcomes since the last call */
  async take(count: number): Promise<readonly Outcome[]> {
    while (this.outcomes.length < count) await pause(10);
    return this.outcomes.splice(0);
  }

  /** The outcomes since the last call. */
  taken(): readonly Outcome[] {
    return this.outcomes.splice(0);
  }

  /** Stops sending, and waits for pending requests. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.work;
    await Promise.all(this.pending);
    await this.pool.destroy();
  }

  private async send(): Promise<void> {
    const began = performance.now();
    for (let number = 0; !this.isStopping; number += 1) {
      const due = began + (number * 1000) / this.perSecond;
      await pause(Math.max(0, due - performance.now()));
      const request = this.sendOne(number, due).finally(() => this.pending.delete(request));
      this.pending.add(request);
    }
  }

  private async sendOne(number: number, due: number): Promise<void> {
    const isWrite = number % writeEvery === 0;
    const text = `note ${number}`;
    const dealerId = this.dealers[number % this.dealers.length];
    const body = isWrite
      ? { query: createNote, variables: { dealerId, idempotencyKey: `steady-load-${number}`, input: { text } } }
      : { query: queries[number % queries.length] };
    const failure = await this.failureOf(JSON.stringify(body));
    if (isWrite && failure === undefined) this.acknowledged.add(text);
    this.outcomes.push({
      kind: isWrite ? 'write' : 'query',
      milliseconds: performance.now() - due,
      ...(failure !== undefined && { failure }),
    });
  }

  private async failureOf(body: string): Promise<string | undefined> {
    try {
      const response = await this.pool.request({
        method: 'POST',
        path: '/graphql',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
        body,
      });
      const text = await response.body.text();
      return response.statusCode === 200 && !text.includes('"errors"') ? undefined : `${response.statusCode} ${text}`;
    } catch (error) {
      return String(error);
    }
  }
}

const createNote = `mutation ($dealerId: ID!, $idempotencyKey: String!, $input: NoteInput!) {
  createNote(dealerId: $dealerId, idempotencyKey: $idempotencyKey, input: $input) { id }
}`;
const queries = [
  '{ dealersTable(input: {}) { total items { id businessName } } }',
  '{ user { name } brands }',
  '{ notesTable(input: {}) { total items { text author { name } } } }',
];
