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

/** GraphiQL's page: the portal's policy, but for the fonts that its style sheet carries in itself. */
export function graphiqlPolicy(nonce: string): string {
  return portalPolicy(nonce).replace("font-src 'self'", "font-src 'self' data:");
}

/** The share page's: its own files and calls alone, and no script in the page. */
export function sharePolicy(): string {
  return lightPolicy('');
}

/** The sign-in pages': the same, and by the nonce what stands in the page for its first moment. */
export function authPolicy(nonce: string): string {
  return lightPolicy(` 'nonce-${nonce}'`);
}

function lightPolicy(inPage: string): string {
  return [
    "default-src 'none'",
    `script-src 'self'${inPage}`,
    `style-src 'self'${inPage}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    // Typed text leaves by a call alone, never by the browser's own sending of a form.
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Sandbox comes from Apollo's own servers; which of its scripts may run, its page says by a nonce of its own. */
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

/** Features that no page of the portal, nor a frame in one, may use: of the browsers' policies, those of devices and money. */
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

/** How the portal is reached: where by https, browsers are instructed never to try another way. */
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

/** Puts the security headers on every response to an address that can be read (`sendUnreadable` on the others). */
export function secureHeaders(app: FastifyInstance, transport: Transport): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headersOf(request, transport));
    done();
  });
}
