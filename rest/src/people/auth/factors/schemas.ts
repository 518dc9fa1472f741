import { signInFactors, totpDigits } from '@gdd/schema/factors';
import { z } from 'zod';

/** A challenge: 256 random bits, base64url. */
export const challengeText = z.string().min(1).max(200);

/** A code as people type it: digits, in groups or not. */
export const typedCode = z
  .string()
  .max(20)
  .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
  .refine((digits) => /^\d+$/.test(digits) && digits.length === totpDigits);

/** A recovery code as people type it. */
export const typedRecoveryCode = z.string().trim().min(1).max(60);

export const loginChallenge = z
  .object({
    challenge: z.string().describe('Goes with the answer to POST /login/factor: five minutes, once'),
    factors: z.array(z.enum(signInFactors)).describe('What answers it'),
  })
  .meta({ id: 'LoginChallenge' });
