import { useRef } from 'react';

/**
 * The idempotency key of a form's request: the same for the same content, so that a repetition after a lost response
 * has no second effect; another for other content.
 */
export function useIdempotencyKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current.content !== text) last.current = { content: text, key: randomKey() };
    return last.current.key;
  };
}

/** 128 random bits; `randomUUID` is missing where the page does not come over HTTPS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
