import { createHmac } from 'node:crypto';
import { gatewayKeyTexts } from '@gdd/schema/secret';

/** The key by which the gateway identifies itself to the REST service in calls that nobody else may make. */
export function gatewayKeyFor(purpose: keyof typeof gatewayKeyTexts, appSecret: string): string {
  return createHmac('sha256', appSecret).update(gatewayKeyTexts[purpose]).digest('base64url');
}
