import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fault of a request: a response in the place of the service's, no response, or a broken connection. */
export type BucketFault = { readonly status: number; readonly body: string } | 'hangs' | 'breaks' | undefined;

/** A proxy before an S3 service that injects faults. It passes the `host` header on, so that signatures stay valid. */
export class BucketProxy {
  /** Returns the fault of a request; called for each attempt. */
  fault: (request: IncomingMessage) => BucketFault = () => undefined;
  /** Responses of the service that are being sent. */
  private readonly sending = new Set<IncomingMessage>();

  private constructor(
    private readonly server: Server,
    private readonly target: string,
  ) {}

  static async start(target: string): Promise<BucketProxy> {
    const server = createServer();
    const proxy = new BucketProxy(server, target);
    server.on('request', (incoming, outgoing) => {
      const fault = proxy.fault(incoming);
      if (fault === 'hangs') return incoming.resume();
      if (fault === 'breaks') return incoming.destroy();
      if (fault !== undefined)
        return incoming.resume().once('end', () => outgoing.writeHead(fault.status).end(fault.body));
      const { method, url, headers } = incoming;
      const passed = request(new URL(url ?? '/', proxy.target), { method, headers, agent: false }, (response) => {
        proxy.sending.add(response);
        response.once('close', () => proxy.sending.delete(response));
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        outgoing.once('close', () => passed.destroy());
        response.pipe(outgoing);
      });
      passed.on('error', () => outgoing.destroy());
      return incoming.pipe(passed);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Breaks off the responses that are being sent. */
  cut(): void {
    for (const response of this.sending) response.destroy();
    this.server.closeAllConnections();
  }

  /** Waits for the end of the one response that is being sent. */
  async ended(): Promise<void> {
    const [response, ...more] = this.sending;
    if (response === undefined || more.length > 0) throw new Error(`${this.sending.size} responses are being sent.`);
    await new Promise((resolve) => response.once('error', () => undefined).once('close', resolve));
  }

  async stop(): Promise<void> {
    this.server.close().closeAllConnections();
    await once(this.server, 'close');
  }
}
