import type { SecurityEventKind } from '@gdd/schema/session';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { printableAddress } from '../../domain/clientAddress.js';

/**
 * The level of security events in the log, between `info` and `warn`: logs are filtered by it, and the events are
 * written whatever LOG_LEVEL says, `silent` excepted.
 */
export const securityLevel = { security: 35 } as const;

declare module 'fastify' {
  interface FastifyBaseLogger {
    security: FastifyBaseLogger['info'];
  }
}

/** Who is at the other end of a call, whoever the caller is. */
export interface Client {
  /** Its address, as TRUSTED_PROXIES gives it. */
  readonly address: string;
  /** Writes a security event into the log; without a user where a name that does not exist was tried. */
  logSecurity(event: { readonly kind: SecurityEventKind; readonly userId?: number | undefined }): void;
}

/** The client of a request. */
export function clientOf(request: FastifyRequest): Client {
  const address = printableAddress(request.ip);
  return {
    address,
    logSecurity: ({ kind, userId }) => {
      securityLogOf(request.log).security({ event: kind, userId, clientAddress: address }, 'security event');
    },
  };
}

function securityLogOf(log: FastifyBaseLogger): FastifyBaseLogger {
  return log.level === 'silent' ? log : log.child({}, { level: 'security' });
}
