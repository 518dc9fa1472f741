import {
  serviceAccountLimits,
  serviceAccountSortColumns,
  serviceAccountStates,
  serviceScopes,
  type serviceAccountFilters,
} from '@gdd/schema/serviceAccounts';
import { z } from 'zod';
import { oneOrSeveral, tableState } from '../../ground/domain/tableState.js';
import { line } from '../../ground/platform/http/inputs.js';

const instant = z.iso.datetime();

export const serviceAccount = z
  .object({
    id: z.number().int(),
    name: z.string(),
    scopes: z.array(z.enum(serviceScopes)),
    readsNotesSinceBefore: z
      .boolean()
      .describe('Whether nobody chose `notes:read`: the account is from before, when `read` had the notes'),
    state: z.enum(serviceAccountStates).meta({ id: 'ServiceAccountState' }),
    ending: z.string().describe('The last four characters of the token'),
    createdBy: z.string().nullable().describe('A user’s name'),
    createdAt: instant,
    expiresAt: instant,
    lastUsedAt: instant.nullable().describe('To the minute; null: never'),
    revokedAt: instant.nullable(),
  })
  .meta({ id: 'ServiceAccount' });
export type ServiceAccountView = z.output<typeof serviceAccount>;

export const createServiceAccountBody = z.strictObject({
  name: line(serviceAccountLimits.nameLength).describe('The system that it is for'),
  scopes: z.array(z.enum(serviceScopes)).min(1).max(serviceScopes.length),
  expiresInDays: z.number().int().min(1).max(serviceAccountLimits.days),
});
export type CreateServiceAccount = z.output<typeof createServiceAccountBody>;

const filter = z.strictObject({
  state: oneOrSeveral(z.enum(serviceAccountStates)).optional(),
} satisfies Record<keyof typeof serviceAccountFilters, z.ZodType>);

/** The body of the table of service accounts; the newest first. */
export const serviceAccountsState = tableState(filter, serviceAccountSortColumns, 'id', 'desc');
export type ServiceAccountsState = z.output<typeof serviceAccountsState>;
