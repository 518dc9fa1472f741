import { consentSources, consentSortColumns, type consentFilters } from '@gdd/schema/consent';
import { z } from 'zod';
import { oneOrSeveral, rangeOf, tableFileBody, tableState } from '../../ground/domain/tableState.js';
import { calendarDate } from '../../ground/platform/http/inputs.js';

const source = z.enum(consentSources).meta({ id: 'ConsentSource' });

/** The body of a decision. */
export const setConsentBody = z.strictObject({
  given: z.boolean(),
  version: z.string().min(1).max(40),
  source: z.enum(consentSources).optional().describe('Where it was asked'),
});

/** A decision in the register. */
export const consentEntry = z
  .object({
    id: z.number().int(),
    dealerId: z.number().int(),
    code: z.string(),
    businessName: z.string(),
    decidedBy: z.string().describe('The name of the user, or its username'),
    given: z.boolean().describe('False: declined, or withdrawn where the decision before was true'),
    version: z.string().describe('Of the notice that was shown'),
    decidedAt: z.iso.datetime(),
    source: source.nullable().describe('Null: from before this was kept'),
    holds: z.boolean().describe('Whether it is the newest decision of the dealer'),
  })
  .meta({ id: 'ConsentEntry' });

export type ConsentEntry = z.output<typeof consentEntry>;

const consentFilter = z.strictObject({
  given: z.boolean().optional(),
  source: oneOrSeveral(z.enum(consentSources)).optional(),
  holds: z.boolean().optional().describe('True: the newest decision of each dealer; false: those that it replaced'),
  decidedAt: rangeOf(calendarDate).optional().describe('Both days included, in Rome'),
} satisfies Record<keyof typeof consentFilters, z.ZodType>);

export const consentsState = tableState(consentFilter, consentSortColumns, 'id', 'desc');

/** The body of the register as a file. */
export const consentsFileBody = tableFileBody(consentFilter, consentSortColumns, 'id', 'desc');

export type ConsentsState = z.output<typeof consentsState>;
