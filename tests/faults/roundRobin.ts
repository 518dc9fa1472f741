import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A minimal load balancer: round robin without health checks; 502 with an HTML page where a replica is unreachable.
 * Each method has its own turn: with a common one, a retried read would end at the healthy replica, and the write after
 * it would always go to the dead one.
 */
export class RoundRobin {
  /** The received requests, each as method and path. */
  readonly requests: string[] = [];
  /** The number of its own error responses. */
  ownResponses = 0;
  private readonly turns = new Map<string, number>();
  private readonly agent = new Agent({ keepAlive: true });

  private constructor(
    private readonly replicas: readonly URL[],
    private readonly server: Server,
  ) {}

  static async start(replicas: readonly string[]): Promise<RoundRobin> {
    // It closes no idle connection: a write sent on one at that moment would get lost on its way.
    const server = createServer({ keepAliveTimeout: 60_000 });
    const front = new RoundRobin(
      replicas.map((each) => new URL(each)),
      server,
    );
    server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => front.pass(incoming, outgoing));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return front;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.agent.destroy();
    this.server.closeAllConnections();
    this.server.close();
  }

  private pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method = 'GET', url: path = '/', headers } = incoming;
    this.requests.push(`${method} ${path}`);
    const turn = this.turns.get(method) ?? 0;
    this.turns.set(method, turn + 1);
    const replica = this.replicas[turn % this.replicas.length];
    if (replica === undefined) throw new Error('There is no replica.');
    const { hostname, port } = replica;
    const passed = request({ hostname, port, method, path, headers, agent: this.agent }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
      response.once('error', () => outgoing.destroy());
    });
    passed.once('error', () => {
      this.ownResponses += 1;
      if (outgoing.headersSent) return void outgoing.destroy();
      outgoing.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
    });
    incoming.pipe(passed);
  }
}
