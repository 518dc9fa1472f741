import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { allowedAddresses, checkedLookup, hostOf, type TargetRules } from './targets.js';

/** Timeout from the DNS lookup to the headers of the response. */
const timeoutMs = 10_000;

/**
 * Posts a message to an allowed target; redirects are not followed.
 *
 * @returns the HTTP status; the body of the response is not read
 * @throws PrivateTarget if the target is not allowed; Error if there is no response in time
 */
export async function post(
  url: URL,
  { headers, body }: { readonly headers: Record<string, string>; readonly body: string },
  rules: TargetRules,
): Promise<number> {
  // a host that is an IP address is not looked up, so `checkedLookup` does not check it
  await allowedAddresses(hostOf(url), rules);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'gdd-webhooks', ...headers },
      lookup: checkedLookup(rules),
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
    });
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.on('error', reject);
    request.end(body);
  });
}
