import type { FastifyInstance } from 'fastify';
import type { Clock } from '../access/callers.js';
import type { Config } from '../config.js';

/** Milliseconds after which whoever has read the file asks again (RFC 9116 wants less than a year). */
const goodForMs = 180 * 24 * 60 * 60 * 1000;

/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell about a vulnerability. Not there without a contact in the
 * settings.
 */
export function serveSecurityTxt(
  app: FastifyInstance,
  { securityContact, publicUrl }: Pick<Config, 'securityContact' | 'publicUrl'>,
  clock: Clock,
): void {
  if (securityContact === undefined) return;
  const place = '/.well-known/security.txt';
  app.get(place, (_request, reply) => {
    const expires = new Date(clock.now() + goodForMs).toISOString();
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: it, en',
      `Canonical: ${publicUrl}${place}`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
