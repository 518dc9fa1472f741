import { connect, type Socket } from 'node:net';

/** Milliseconds between two bytes. */
const step = 50;

/** A connection whose request never ends: a byte comes now and then. */
export class TricklingSocket {
  /** The response. */
  response = '';
  private readonly socket: Socket;
  private readonly drip: NodeJS.Timeout;

  /** @param begun the request as far as it comes at once */
  constructor(url: string, begun: string) {
    this.socket = connect(Number(new URL(url).port), '127.0.0.1');
    this.socket.on('error', () => undefined).on('data', (chunk: Buffer) => (this.response += chunk.toString()));
    this.socket.write(begun);
    this.drip = setInterval(() => this.socket.write('x'), step);
  }

  /** Resolves when the other side has closed or reset it. */
  async gone(): Promise<void> {
    await new Promise((resolve) => (this.socket.closed ? resolve(undefined) : this.socket.once('close', resolve)));
    clearInterval(this.drip);
  }
}
