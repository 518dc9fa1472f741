import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { allowedAddresses, checkedLookup, hostOf, type TargetRules } from './targets.js';

/** Milliseconds from looking the host up to the head of the answer. */
const patienceMs = 10_000;

/**
 * Sends a message to where it may go, and follows no redirect.
 *
 * @returns the HTTP status; the body of the answer is not read
 * @throws PrivateTarget; Error where there is no answer in time
 */
export async function post(
  url: URL,
  { headers, body }: { readonly headers: Record<string, string>; readonly body: string },
  rules: TargetRules,
): Promise<number> {
  // a host that is an address is not looked up: `checkedLookup` never sees it
  await allowedAddresses(hostOf(url), rules);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'gdd-webhooks', ...headers },
      lookup: checkedLookup(rules),
      agent: false,
      signal: AbortSignal.timeout(patienceMs),
    });
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.on('error', reject);
    request.end(body);
  });
}
