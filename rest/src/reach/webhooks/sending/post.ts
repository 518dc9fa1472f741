import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { withDeadline } from '../../../ground/platform/work/deadline.js';
import { allowedAddresses, checkedLookup, hostOf, type TargetRules } from './targets.js';

/** Timeout from the DNS lookup to the headers of the response. */
const timeoutMs = 10_000;

interface Message {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/**
 * Posts a message to an allowed target; redirects are not followed.
 *
 * @param stop aborted when the process stops
 * @returns the HTTP status; the body of the response is not read
 * @throws PrivateTarget if the target is not allowed; Error if there is no response in time; the reason of `stop`
 */
export function post(url: URL, message: Message, rules: TargetRules, stop: AbortSignal): Promise<number> {
  return withDeadline(timeoutMs, stop, async (signal) => {
    // a host that is an IP address is not looked up, so `checkedLookup` does not check it
    await allowedAddresses(hostOf(url), rules);
    return send(url, message, rules, signal);
  });
}

function send(url: URL, { headers, body }: Message, rules: TargetRules, signal: AbortSignal): Promise<number> {
  const begin = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = begin(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'gdd-webhooks', ...headers },
      lookup: checkedLookup(rules),
      agent: false,
      signal,
    });
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.on('error', reject);
    request.end(body);
  });
}
