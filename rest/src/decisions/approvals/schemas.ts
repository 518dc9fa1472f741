import { approvalLimits } from '@gdd/schema/approvals';
import { z } from 'zod';
import { line } from '../../ground/platform/http/inputs.js';
import { approvalTermsFields, approvalTermsInput } from './requests/schemas.js';

/** The body of a refusal. */
export const refusalBody = z.strictObject({ reason: line(approvalLimits.reason) });
export type NewRefusal = z.output<typeof refusalBody>;

export const approvalSettingsView = z
  .object({
    ...approvalTermsFields,
    version: z.number().int(),
    updatedBy: z.string().nullable().describe('A user’s name; null where nobody did'),
    updatedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ApprovalSettings' });
export type ApprovalSettingsView = z.output<typeof approvalSettingsView>;

/** The body that changes the settings: all of them. */
export const approvalSettingsBody = z.strictObject({
  ...approvalTermsInput,
  version: z.number().int().min(1).optional().describe('With it, a newer one is a conflict'),
});
export type ApprovalSettingsBody = z.output<typeof approvalSettingsBody>;
