/** The own invoicing data of a dealer, in requests and responses. */
import { regions, isProvinceOf } from '@gdd/schema/geography';
import { isPostalCodeOf, seatLimits } from '@gdd/schema/invoicing';
import { settlementDealerData } from '@gdd/schema/settlements';
import { z } from 'zod';
import { approvalState, invoicingCompany } from '../../decisions/approvals/requests/schemas.js';
import { countryCode, editableChecks } from '../../people/dealers/fieldSchemas.js';
import { line, optionalText, typedPassword } from '../../ground/platform/http/inputs.js';

/** The region of a province, by its plate code; undefined for none. */
export const regionOf = (province: string) => regions.find((region) => isProvinceOf(region, province));

/** Name and seat, which the office approves. */
const companyInput = z
  .strictObject({
    businessName: line(seatLimits.businessName),
    address: line(seatLimits.address).describe('Street and house number'),
    postalCode: optionalText(line(seatLimits.postalCode)).describe('In Italy five digits; needed there alone'),
    city: line(seatLimits.city),
    province: z
      .string()
      .max(2)
      .refine((province) => regionOf(province) !== undefined)
      .describe('Plate code; outside Italy that of the place in the programme'),
    country: countryCode,
  })
  .refine(({ country, postalCode }) => isPostalCodeOf(country, postalCode ?? ''), { path: ['postalCode'] });

/** The body of PUT /user/invoicing. */
export const invoicingBody = z
  .strictObject({
    delivery: z
      .strictObject({ sdiCode: editableChecks.sdiCode, pec: editableChecks.pec })
      .optional()
      .describe('SDI code and certified mail (PEC), which act at once'),
    company: companyInput.optional().describe('Name and seat, which wait for the office'),
    current_password: typedPassword.optional().describe('Needed with `delivery`'),
  })
  .refine(({ delivery, company }) => delivery !== undefined || company !== undefined, { path: ['delivery'] });

export type UpdateInvoicing = z.output<typeof invoicingBody>;

export const invoicing = z
  .object({
    ...invoicingCompany.shape,
    vatNumber: z.string(),
    taxCode: z.string().nullable(),
    sdiCode: z.string().nullable(),
    pec: z.string().nullable().describe('Certified mail'),
    missing: z.array(z.enum(settlementDealerData)).describe('What electronic documents lack'),
    request: z
      .object({
        id: z.number().int(),
        state: approvalState,
        company: invoicingCompany.describe('What was asked for'),
        proposedAt: z.iso.datetime(),
        expiresAt: z.iso.datetime(),
        decidedAt: z.iso.datetime().nullable(),
        reason: z.string().nullable().describe('Of a refusal'),
      })
      .meta({ id: 'InvoicingRequest' })
      .nullable()
      .describe('The newest request for another name or seat'),
  })
  .meta({ id: 'Invoicing' });

export type InvoicingView = z.output<typeof invoicing>;
