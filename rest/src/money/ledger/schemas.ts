import { campaignTextLengths } from '@gdd/schema/campaigns';
import { entryKinds, entryOrigins, redemptionMethods } from '@gdd/schema/ledger';
import { z } from 'zod';
import { redemptionMethod } from '../../decisions/approvals/requests/schemas.js';
import { isCalendarDate } from '../../ground/domain/text.js';
import { amountAboveZero, line, optionalText } from '../../ground/platform/http/inputs.js';
import { euro } from '../../ground/platform/http/routes.js';

const day = z.string().meta({ format: 'date' });

const recordedFields = {
  recordedAt: z.iso.datetime(),
  recordedBy: z.string().nullable().describe('Who wrote it down; null for the system'),
};

const methodSaid = redemptionMethod.nullable().describe('How a redemption by hand was paid; null where nobody says so');

/** A redemption that was not cancelled. */
export const redemption = z
  .object({
    id: z.number().int(),
    redeemedOn: day,
    amount: euro.describe('EUR, above 0'),
    note: z.string().nullable(),
    method: methodSaid,
    ...recordedFields,
  })
  .meta({ id: 'Redemption' });

export const entryKind = z.enum(entryKinds).meta({ id: 'EntryKind' });

/** A line of the ledger of a dealer in a campaign. */
export const ledgerEntry = z
  .object({
    id: z.number().int(),
    kind: entryKind,
    day,
    amount: euro.describe('EUR, with its sign: below 0 for what is taken from the balance'),
    reason: z.string().nullable().describe('Of a redemption its note'),
    method: methodSaid,
    origin: z.enum(entryOrigins).meta({ id: 'EntryOrigin' }),
    settlementId: z.number().int().nullable().describe('The settlement run that made it'),
    documentId: z.number().int().nullable().describe('The document of a settlement that it belongs to'),
    disputeId: z.number().int().nullable().describe('The dispute that it answers'),
    reversesId: z.number().int().nullable().describe('Of a reversal: the entry that it takes back'),
    reversedById: z.number().int().nullable().describe('The reversal that takes it back; null where it stands'),
    ...recordedFields,
  })
  .meta({ id: 'LedgerEntry' });

const entryDay = z
  .string()
  .refine(isCalendarDate)
  .meta({ format: 'date', description: 'yyyy-mm-dd, from the campaign’s first day to today' });

const reason = line(campaignTextLengths.reason);

export const redemptionBody = z.strictObject({
  redeemedOn: entryDay,
  amount: amountAboveZero,
  note: optionalText(line(campaignTextLengths.note)),
  method: z.enum(redemptionMethods).optional().describe('How it was paid'),
  confirmRepeated: z
    .boolean()
    .optional()
    .describe(
      'Whether the same as one recorded within 24 hours is another one; false: a key of its own does not say so. Left out, the same without a key is a conflict, looksRepeated',
    ),
});

export type NewRedemption = z.output<typeof redemptionBody>;

export const adjustmentBody = z.strictObject({
  day: entryDay,
  amount: z
    .string()
    .regex(/^-?\d{1,12}(\.\d{1,2})?$/)
    .refine((text) => /[1-9]/.test(text))
    .describe('EUR, not 0, at most two decimals; below 0 takes from the balance'),
  reason,
});

export type NewAdjustment = z.output<typeof adjustmentBody>;

export const reversalBody = z.strictObject({ reason });

export type NewReversal = z.output<typeof reversalBody>;
