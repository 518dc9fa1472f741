/** The headers of a request that describe its body. */
interface BodyHeaders {
  readonly 'content-length'?: string | undefined;
  readonly 'content-encoding'?: string | undefined;
  readonly 'transfer-encoding'?: string | undefined;
}

/** Whether a request has a body. */
export function hasBody(headers: BodyHeaders): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/** The codings that leave the bytes of a body as they are. */
const plainCodings: ReadonlySet<string> = new Set(['', 'identity', 'chunked']);

/** Whether the body of a request is compressed or coded otherwise: no tier decodes such bodies. */
export function isCoded(headers: BodyHeaders): boolean {
  const codings = [headers['content-encoding'], headers['transfer-encoding']].join(',').split(',');
  return hasBody(headers) && codings.some((coding) => !plainCodings.has(coding.trim().toLowerCase()));
}
