import type { SecurityEventKind } from '@gdd/schema/session';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { deviceOf } from '../../domain/device.js';
import { printableAddress } from '../../domain/clientAddress.js';

/**
 * The log level of security events, between `info` and `warn`, by which logs can be filtered. They are logged whatever
 * LOG_LEVEL is, except `silent`.
 */
export const securityLevel = { security: 35 } as const;

declare module 'fastify' {
  interface FastifyBaseLogger {
    security: FastifyBaseLogger['info'];
  }
}

/** The client of a request, independent of the authenticated caller. */
export interface Client {
  /** Its IP address; TRUSTED_PROXIES determines which proxies are skipped. */
  readonly address: string;
  /** The kind of its device: `deviceOf`. */
  readonly device: string;
  /** Logs a security event; without a user for an attempt with an unknown name. */
  logSecurity(event: { readonly kind: SecurityEventKind; readonly userId?: number | undefined }): void;
}

/** The client of a request. */
export function clientOf(request: FastifyRequest): Client {
  const address = printableAddress(request.ip);
  return {
    address,
    // only sign-ins ask for it
    get device() {
      return deviceOf(request.headers['user-agent']);
    },
    logSecurity: ({ kind, userId }) => {
      securityLogOf(request.log).security({ event: kind, userId, clientAddress: address }, 'security event');
    },
  };
}

function securityLogOf(log: FastifyBaseLogger): FastifyBaseLogger {
  return log.level === 'silent' ? log : log.child({}, { level: 'security' });
}
