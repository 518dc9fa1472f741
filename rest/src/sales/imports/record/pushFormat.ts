import { pushFormats, type PushFormat } from '@gdd/schema/imports';
import { Refusal } from '../../../ground/platform/http/errors.js';

/**
 * The format of a pushed file, by its content type.
 *
 * @throws Refusal BAD_USER_INPUT, reason wrongContentType
 */
export function pushFormatOf(contentType: string): PushFormat {
  const [type = ''] = contentType.split(';');
  const format = new Map<string, PushFormat>(Object.entries(pushFormats)).get(type.trim().toLowerCase());
  if (format === undefined) throw new Refusal('BAD_USER_INPUT', { reason: 'wrongContentType' });
  return format;
}
