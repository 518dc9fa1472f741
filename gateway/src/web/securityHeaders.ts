import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The policy of responses that are not pages. */
const nothingAllowed = "default-src 'none'; frame-ancestors 'none'";

/** The policy of the portal's service worker, which fetches the portal's own files. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/**
 * The policy of the portal's page. Styles and scripts in the page need the nonce; React sets style attributes through
 * the CSSOM, which no policy restricts, so inline style attributes stay forbidden.
 */
export function portalPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy of GraphiQL's page: the portal's, with the fonts that its style sheet embeds. */
export function graphiqlPolicy(nonce: string): string {
  return portalPolicy(nonce).replace("font-src 'self'", "font-src 'self' data:");
}

/** The policy of the share page: only its own files and calls, and no inline scripts. */
export function sharePolicy(): string {
  return lightPolicy('');
}

/** The policy of the sign-in pages: that of the share page, with inline scripts and styles that have the nonce. */
export function authPolicy(nonce: string): string {
  return lightPolicy(` 'nonce-${nonce}'`);
}

function lightPolicy(inlineSource: string): string {
  return [
    "default-src 'none'",
    `script-src 'self'${inlineSource}`,
    `style-src 'self'${inlineSource}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    // Forms are sent by scripts alone, never submitted by the browser.
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy of Apollo Sandbox, which loads scripts, styles and its frame from Apollo's servers. */
export const sandboxPolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline' https://embeddable-sandbox.cdn.apollographql.com",
  "style-src 'unsafe-inline' https://embeddable-sandbox.cdn.apollographql.com https://fonts.googleapis.com",
  'font-src https://fonts.gstatic.com',
  "img-src 'self' https://apollo-server-landing-page.cdn.apollographql.com",
  'manifest-src https://apollo-server-landing-page.cdn.apollographql.com',
  "connect-src 'self'",
  'frame-src https://sandbox.embed.apollographql.com',
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Browser features for devices and payments, which no page of the portal or frame in one may use. */
const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** How the portal is reached. With https, browsers are told to use nothing else (Strict-Transport-Security). */
interface Transport {
  readonly https: boolean;
}

/** The headers of every response; a page sets its own Content-Security-Policy. */
export function headersOf(request: FastifyRequest, { https }: Transport): Record<string, string> {
  return {
    ...(https && { 'strict-transport-security': 'max-age=31536000' }),
    'permissions-policy': permissionsPolicy,
    'x-request-id': request.id,
    'content-security-policy': request.url === '/service-worker.js' ? workerPolicy : nothingAllowed,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** Sets the security headers on every response; `sendUnreadable` does so for addresses that Fastify cannot parse. */
export function secureHeaders(app: FastifyInstance, transport: Transport): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headersOf(request, transport));
    done();
  });
}
