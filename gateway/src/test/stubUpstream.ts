import type { AddressInfo } from 'node:net';
import { optionalDealerFields, tableDealerFields } from '@gdd/schema/dealers';
import type { ErrorCode } from '@gdd/schema/errors';
import { errorStatus } from '@gdd/schema/errors';
import { among } from '@gdd/schema/fields';
import { memberRoleOfUser } from '@gdd/schema/members';
import type { Role } from '@gdd/schema/permissions';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

/** A request that the gateway made. */
interface MadeRequest {
  /** Method and path without the /api prefix: `GET /user`, `POST /dealers/table`. */
  readonly call: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: FastifyRequest['headers'];
  readonly body: unknown;
}

export type Responder = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** A stub of the REST service with responses set by the test, which records the requests. */
export class StubUpstream {
  readonly made: MadeRequest[] = [];
  private readonly responders = new Map<string, Responder>();
  private others: Responder = (_, reply) => refuse(reply, 'NOT_FOUND');

  private constructor(private readonly app: FastifyInstance) {
    // Bytes are not parsed: the responder reads them as a stream.
    app.addContentTypeParser(['application/octet-stream', 'application/x-ndjson'], (_request, _body, done) =>
      done(null),
    );
    app.all('/*', (request, reply) => this.respond(request, reply));
  }

  static async start(): Promise<StubUpstream> {
    const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 20_000 } });
    const stub = new StubUpstream(app);
    await app.listen({ host: '127.0.0.1', port: 0 });
    return stub;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.app.server.address() as AddressInfo).port}`;
  }

  /** Sets the response to a call, `GET /user`: a body, or a function, which may also fail or hang. */
  on(call: string, response: Responder | object): this {
    this.responders.set(call, typeof response === 'function' ? (response as Responder) : () => response);
    return this;
  }

  /** Sets the response to every call without one of its own; default: NOT_FOUND. */
  onOthers(respond: Responder): this {
    this.others = respond;
    return this;
  }

  /** The calls made so far, in their order. */
  get calls(): readonly string[] {
    return this.made.map(({ call }) => call);
  }

  /** The requests of one call. */
  requestsOf(call: string): readonly MadeRequest[] {
    return this.made.filter((each) => each.call === call);
  }

  /** Forgets the calls and the responses. */
  reset(): void {
    this.made.length = 0;
    this.responders.clear();
    this.onOthers((_, reply) => refuse(reply, 'NOT_FOUND'));
  }

  async close(): Promise<void> {
    await this.app.close();
  }

  private respond(request: FastifyRequest, reply: FastifyReply): unknown {
    const path = request.url.split('?', 1)[0] ?? '';
    const call = `${request.method} ${path.replace(/^\/api/, '')}`;
    const { headers, body } = request;
    this.made.push({ call, query: request.query as Record<string, string>, headers, body });
    return (this.responders.get(call) ?? this.others)(request, reply);
  }
}

/** A response in the REST service's envelope. */
export function enveloped(data: object): object {
  return { success: true, data };
}

/** An error response in the REST service's form. */
export function refuse(reply: FastifyReply, code: ErrorCode, details: object = {}): FastifyReply {
  const error = { code, message: 'Messaggio del servizio', requestId: 'the-request', ...details };
  return reply.code(errorStatus[code]).send({ success: false, error });
}

/** A user with a role and a member of the matching kind; without a role, one who waits for approval. */
export function userWith(role: Role | undefined): object {
  const member = role && { id: 1, code: 'M-1', businessName: 'Membro', role: memberRoleOfUser[role] };
  return {
    id: 9,
    username: 'persona@example.test',
    email: 'persona@example.test',
    name: 'Persona',
    phone: '+39 02 123456',
    roles: role ? [role] : [],
    member: member ?? null,
    email_confirmed: true,
    pending_email: null,
    last_login_at: '2025-12-31T10:00:00.000Z',
    programme_day: null,
  };
}

/** Null for each of these fields: a new optional field needs no change here. */
function empty(fields: readonly string[]): object {
  return Object.fromEntries(fields.map((field) => [field, null]));
}

/** A row of the table of dealers. */
export function dealerRow(id: number, parentId: number | null = null): object {
  return {
    id,
    code: `D-${id}`,
    businessName: `Dealer ${id}`,
    vatNumber: '01234567897',
    region: 'Lombardia',
    province: 'MI',
    city: 'Milano',
    status: 'active',
    tier: 'gold',
    isProspect: false,
    joinedOn: '2020-01-31',
    ...empty(among(tableDealerFields, optionalDealerFields)),
    parentId,
    version: 3,
  };
}

/** A dealer in full. */
export function dealerRecord(id: number): object {
  const instant = '2025-01-31T10:00:00.000Z';
  const page = { country: 'IT', ...empty(optionalDealerFields), path: [], createdAt: instant, updatedAt: instant };
  return { ...dealerRow(id), ...page };
}

/** A member above a dealer. */
export function memberRecord(id: number): object {
  return { id, code: `M-${id}`, businessName: `Membro ${id}`, city: null, role: 'Distributor', parentId: 1 };
}
