import { readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';

const manifest = path.resolve(import.meta.dirname, '../../schema/trusted-documents.json');
const [hash] =
  Object.entries(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>).find(([, text]) =>
    text.startsWith('subscription Live'),
  ) ?? [];

/** An event of a live stream. */
export interface LiveEvent {
  readonly cursor: string;
  readonly kind: string;
  readonly id: string | null;
}

/** A live stream, opened as the portal does, without reconnecting. */
export class LiveReader {
  private constructor(
    private readonly response: IncomingMessage,
    /** Resolves when the stream ends, for whatever reason. */
    readonly ended: Promise<void>,
  ) {}

  /**
   * Opens a stream.
   *
   * @param onEvent called with each event
   * @throws Error with the status of a refusal
   */
  static open(
    url: string,
    token: string,
    after: string | undefined,
    onEvent: (event: LiveEvent) => void,
  ): Promise<LiveReader> {
    return new Promise((resolve, reject) => {
      const sent = request(`${url}/graphql/stream`, {
        method: 'POST',
        agent: false,
        headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${token}` },
      });
      sent.once('error', reject);
      sent.once('response', (response) => {
        if (response.statusCode !== 200) {
          response.resume();
          return reject(new Error(`The stream was refused with ${response.statusCode}.`));
        }
        let text = '';
        response.setEncoding('utf8').on('data', (piece: string) => {
          text += piece;
          for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
            const [, data] = /^event: next\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
            text = text.slice(end + 2);
            if (data !== undefined) onEvent((JSON.parse(data) as { data: { live: LiveEvent } }).data.live);
          }
        });
        response.on('error', () => undefined);
        const ended = new Promise<void>((over) => response.once('close', over));
        resolve(new LiveReader(response, ended));
      });
      sent.end(
        JSON.stringify({ variables: { after }, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }),
      );
    });
  }

  close(): void {
    this.response.destroy();
  }
}
