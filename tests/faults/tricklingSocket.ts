import { connect, type Socket } from 'node:net';

/** Milliseconds between two bytes. */
const step = 50;

/** A connection with an endless request: a byte every 50 ms. */
export class TricklingSocket {
  /** The response received so far. */
  response = '';
  private readonly socket: Socket;
  private readonly drip: NodeJS.Timeout;

  /** @param begun the start of the request, sent at once */
  constructor(url: string, begun: string) {
    this.socket = connect(Number(new URL(url).port), '127.0.0.1');
    this.socket.on('error', () => undefined).on('data', (chunk: Buffer) => (this.response += chunk.toString()));
    this.socket.write(begun);
    this.drip = setInterval(() => this.socket.write('x'), step);
  }

  /** Resolves when the server has closed or reset the connection. */
  async gone(): Promise<void> {
    await new Promise((resolve) => (this.socket.closed ? resolve(undefined) : this.socket.once('close', resolve)));
    clearInterval(this.drip);
  }
}
