import type { Message } from '../i18n/Message';
import type { Problem } from './problem';

/** The message of a problem, except for permissions and costs, which only the portal reports (`useProblemText`). */
export function problemMessage({ code, reason, offline, retryAfter }: Problem): Message {
  if (offline) return { id: 'problem.offline', values: {} };
  if (code === 'RATE_LIMITED' && retryAfter !== undefined) {
    const id = reason === 'tooManyFailures' ? 'problem.tooManyFailures' : 'problem.retryAfter';
    return { id, values: { minutes: Math.ceil(retryAfter / 60) } };
  }
  return { id: reason === undefined ? `problem.${code}` : `problem.reason.${reason}`, values: {} };
}
