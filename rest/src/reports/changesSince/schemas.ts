import { z } from 'zod';
import { dealerRow } from '../../people/dealers/schemas.js';
import { ledgerEntry } from '../../money/ledger/schemas.js';
import { campaignDealer } from '../../programme/memberships/membership/schemas.js';
import { saleLineFields } from '../../money/statements/schemas.js';

/** The query of every call for changes. */
export const changesQuery = z.strictObject({
  cursor: z
    .string()
    .min(1)
    .max(8000)
    .optional()
    .describe('The cursor of an earlier response; from the beginning if omitted'),
  limit: z.coerce.number().int().min(1).max(1000).default(100).describe('Changes at most'),
});

export type ChangesQuery = z.output<typeof changesQuery>;

/** A page of changes. @param change the schema of an item */
export const changePage = <T extends z.ZodType>(change: T) =>
  z.object({
    items: z.array(change).describe('May be empty though there are more'),
    cursor: z.string().describe('The cursor for the next call'),
    hasMore: z.boolean().describe('Whether there are more already'),
  });

const deleted = z.boolean().describe('Whether it is gone');

export const changedDealer = z
  .object({ id: z.number().int(), deleted, dealer: dealerRow.nullable().describe('As it is now; null: it is gone') })
  .meta({ id: 'ChangedDealer' });

export const changedMembership = z
  .object({
    campaignId: z.number().int(),
    dealerId: z.number().int(),
    deleted,
    membership: campaignDealer.nullable().describe('As it is now; null: it is gone'),
  })
  .meta({ id: 'ChangedMembership' });

export const newEntry = z
  .object({ campaignId: z.number().int(), dealerId: z.number().int(), entry: ledgerEntry })
  .meta({ id: 'NewEntry' });

const soldLine = z
  .object({
    ...saleLineFields,
    dealerId: z.number().int(),
    importId: z.number().int().describe('The import that brought the line, or corrected it last'),
  })
  .meta({ id: 'SoldLine' });

export type SoldLine = z.output<typeof soldLine>;

export const changedLine = z
  .object({
    id: z.string().describe('Document and line'),
    deleted,
    saleLine: soldLine.nullable().describe('As it is now; null: it is gone'),
  })
  .meta({ id: 'ChangedLine' });
