import { gatewayKeyTexts, type AppSecret } from '@gdd/schema/secret';
import { z } from 'zod';
import { Refusal } from './errors.js';
import { isSigned } from './signatures.js';

/** The field of a body by which the gateway identifies itself: only it and this service know the secret. */
export const gatewayKey = z
  .string()
  .max(100)
  .describe('Shows that the gateway calls: a signature by the secret of both');

/** Refuses a call that is not made by a gateway. @throws Refusal FORBIDDEN */
export function requireGateway(purpose: keyof typeof gatewayKeyTexts, key: string, secret: AppSecret): void {
  if (!isSigned(gatewayKeyTexts[purpose], key, secret)) throw new Refusal('FORBIDDEN');
}
