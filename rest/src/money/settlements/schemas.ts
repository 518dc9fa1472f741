import {
  settlementDealerData,
  settlementLimits,
  settlementLineSortColumns,
  settlementOutcomes,
  settlementSortColumns,
  settlementStates,
  taxNatures,
  taxRegimes,
  type settlementFilters,
  type settlementLineFilters,
} from '@gdd/schema/settlements';
import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import { z } from 'zod';
import { campaignSettlement } from '../../programme/campaigns/campaign/schemas.js';
import { campaignTitle } from '../../ground/rules/schemas.js';
import { day } from '../../ground/platform/http/routes.js';
import { dealerStatus, dealerTier } from '../../people/dealers/fieldSchemas.js';
import { filterProvince, filterRegion } from '../../people/dealers/schemas.js';
import { latin } from '../../ground/domain/settlement/latin.js';
import { oneOrSeveral, rangeOf, tableFileBody, tableState } from '../../ground/domain/tableState.js';
import { isVatNumber } from '../../ground/domain/vatNumber.js';
import { calendarDate, line, optionalText } from '../../ground/platform/http/inputs.js';
import { bodyId, decimal, euro, memberLink } from '../../ground/platform/http/routes.js';

const count = z.number().int();
const instant = z.iso.datetime();
const userName = z.string().nullable().describe('A user’s name; null where nobody did');

/** Fewer digits than the columns of the table have. */
const amount = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,2})?$/)
  .describe('EUR, at most two decimals');

const dealersFilter = z.strictObject({
  status: oneOrSeveral(z.enum(dealerStatuses)).optional(),
  tier: oneOrSeveral(z.enum(dealerTiers)).optional(),
  region: oneOrSeveral(filterRegion).optional(),
  province: oneOrSeveral(filterProvince).optional(),
  memberId: bodyId.optional().describe('Dealers below this member'),
  joinedOn: rangeOf(calendarDate).optional().describe('Both days included'),
  stopped: z.boolean().optional().describe('Those that have stopped buying by the programme’s day; false: the others'),
});

export type SettlementDealersFilter = z.output<typeof dealersFilter>;

const runFields = {
  title: line(settlementLimits.title),
  campaigns: z
    .array(bodyId)
    .min(1)
    .max(settlementLimits.campaigns)
    .refine((ids) => new Set(ids).size === ids.length)
    .describe('Whose credits are paid, each once: open or closed, no drafts'),
  filter: dealersFilter
    .default({})
    .describe('Which dealers, as the table of dealers is filtered; deleted ones with balances too'),
  minimum: amount.default('0').describe('EUR: who would get less is carried over, whole'),
  day: calendarDate.describe(
    'Of documents and entries: from the first day of each of the campaigns to today, not before the last document of its series, and no more days back than the settings say',
  ),
};

/** The body that makes a run. */
export const settlementBody = z.strictObject(runFields);
export type NewSettlement = z.output<typeof settlementBody>;

/** The body that changes a draft: all its fields. */
export const updateSettlementBody = z.strictObject({
  ...runFields,
  filter: dealersFilter.describe('Which dealers, as the table of dealers is filtered'),
  minimum: amount,
  version: z.number().int().min(1).optional().describe('With it, a newer one is a conflict'),
});
export type UpdateSettlement = z.output<typeof updateSettlementBody>;

const settlementTotals = z
  .object({
    dealers: count.describe('Dealers with credits'),
    documents: count.describe('Dealers that get documents'),
    setOffOnly: count.describe('Dealers whose credits cover debts alone'),
    carriedOver: count.describe('Dealers below the minimum'),
    incomplete: count.describe('Dealers that get a credit note and lack data for its electronic form'),
    credits: euro.describe('EUR, but for those that are carried over'),
    setOff: euro.describe('EUR, but for those that are carried over'),
    net: euro.describe('EUR that is paid'),
    carried: euro.describe('EUR that is carried over'),
  })
  .meta({ id: 'SettlementTotals' });

export const settlementState = z.enum(settlementStates).meta({ id: 'SettlementState' });

export const settlement = z
  .object({
    id: count,
    title: z.string(),
    campaigns: z.array(campaignTitle),
    filter: z
      .object({
        status: z.array(dealerStatus),
        tier: z.array(dealerTier),
        region: z.array(z.string()),
        province: z.array(z.string()),
        member: memberLink.nullable(),
        joinedFrom: day.nullable(),
        joinedTo: day.nullable(),
        stopped: z.boolean().nullable(),
      })
      .meta({ id: 'SettlementFilter', description: 'An empty list and null: everybody' }),
    minimum: euro,
    day,
    state: settlementState,
    version: count.describe('Changes with every change of the run'),
    createdBy: userName,
    createdAt: instant,
    proposedBy: userName,
    proposedAt: instant.nullable(),
    decidedBy: userName.describe('Who approved or withdrew it'),
    decidedAt: instant.nullable(),
    mayApprove: z.boolean().describe('Whether it waits for an approval, and the caller is not who proposed it'),
    documents: count.describe('Documents that were made, cancelled ones too; 0 before the approval'),
    cancelled: count.describe('Documents that were cancelled'),
    paid: count.describe('Documents that were paid'),
  })
  .meta({ id: 'Settlement' });

export type SettlementView = z.output<typeof settlement>;

/** A run with its totals. */
export const settlementDetail = z
  .object({
    ...settlement.shape,
    totals: settlementTotals.describe('Of a draft worked out now, else as it was proposed'),
    configured: z
      .object({ tax: z.boolean(), sender: z.boolean() })
      .meta({ id: 'SettlementConfigured' })
      .describe('Whether the settings have what credit notes, and their electronic form, want'),
  })
  .meta({ id: 'SettlementDetail' });

const settlementFilter = z.strictObject({
  state: oneOrSeveral(z.enum(settlementStates)).optional(),
  campaignId: oneOrSeveral(bodyId).optional(),
  day: rangeOf(calendarDate).optional().describe('Both days included'),
} satisfies Record<keyof typeof settlementFilters, z.ZodType>);

export const settlementsState = tableState(settlementFilter, settlementSortColumns, 'id', 'desc');
export type SettlementsState = z.output<typeof settlementsState>;

const settlementPart = z
  .object({
    campaign: campaignTitle,
    settlement: campaignSettlement,
    balance: euro.describe('EUR: above 0 a credit, below 0 a debt'),
    setOff: euro.describe('EUR: of a credit what covers debts, of a debt what is covered'),
    paid: euro.describe('EUR: what is left of a credit'),
  })
  .meta({ id: 'SettlementPart' });

const settlementMove = z
  .object({ from: campaignTitle, to: campaignTitle, amount: euro })
  .meta({ id: 'SettlementMove', description: 'A part of a credit that covers a part of a debt' });

const dealerFields = {
  dealerId: count,
  code: z.string(),
  businessName: z.string(),
  vatNumber: z.string(),
  region: z.string(),
  distributor: memberLink.nullable(),
};

export const dealerData = z.enum(settlementDealerData).meta({ id: 'SettlementDealerData' });

/** A row of the table of the dealers of a run. */
export const settlementLine = z
  .object({
    ...dealerFields,
    isDeleted: z.boolean().describe('A deleted dealer keeps its balances, and is settled like others'),
    credits: euro,
    debts: euro.describe('EUR, above 0: in all campaigns'),
    setOff: euro,
    net: euro,
    outcome: z.enum(settlementOutcomes).meta({ id: 'SettlementOutcome' }),
    missing: z
      .array(dealerData)
      .describe('What it lacks for the electronic form of a credit note; empty where it gets none'),
    parts: z.array(settlementPart).describe('Credits, then debts, in the order in which they are used'),
    moves: z.array(settlementMove),
  })
  .meta({ id: 'SettlementLine' });

export type SettlementLineView = z.output<typeof settlementLine>;

const lineFilter = z.strictObject({
  campaignId: oneOrSeveral(bodyId).optional().describe('With a balance in one of these campaigns'),
  outcome: oneOrSeveral(z.enum(settlementOutcomes)).optional(),
  region: oneOrSeveral(filterRegion).optional(),
  distributorId: oneOrSeveral(bodyId).optional(),
  incomplete: z.boolean().optional().describe('Whether data for the electronic form of a credit note is missing'),
} satisfies Record<keyof typeof settlementLineFilters, z.ZodType>);

export const settlementLinesState = tableState(lineFilter, settlementLineSortColumns, 'id');
export const settlementLinesFile = tableFileBody(lineFilter, settlementLineSortColumns, 'id');
export type SettlementLinesState = z.output<typeof settlementLinesState>;
export type SettlementLinesFile = z.output<typeof settlementLinesFile>;

const taxNature = z.enum(taxNatures).meta({ id: 'TaxNature' });

/** The tax of documents, in settings and on each of them. */
export const tax = {
  taxRate: decimal.nullable().describe('Percentage of VAT; null without'),
  taxNature: taxNature.nullable().describe('Why there is no VAT, by its FatturaPA code'),
  taxReference: z.string().nullable().describe('The law behind the nature'),
};

export const sender = z
  .object({
    businessName: z.string(),
    vatNumber: z.string(),
    taxRegime: z.enum(taxRegimes).meta({ id: 'TaxRegime' }),
    address: z.string(),
    postalCode: z.string(),
    city: z.string(),
    province: z.string().describe('Plate code'),
  })
  .meta({ id: 'SettlementSender' });

export const settlementSettings = z
  .object({
    ...tax,
    sender: sender.nullable(),
    namesInvoices: z.boolean().describe('Whether notes name the documents of the counted lines'),
    daysBack: count.describe('How many days before today the day of a run may be, at most'),
    stampNatures: z.array(taxNature).describe('The natures of which stamp duty is paid above 77.47 EUR'),
    stampCharged: z.boolean().describe('Whether the dealer bears it'),
    version: count,
    updatedBy: userName,
    updatedAt: instant.nullable(),
  })
  .meta({ id: 'SettlementSettings' });

export type SettlementSettingsView = z.output<typeof settlementSettings>;

/** A line that electronic documents can write in Latin letters. */
const latinLine = (maxLength: number) => line(maxLength).refine((text) => latin(text) !== undefined);

/** The body that changes the settings: all of them. */
export const settlementSettingsBody = z
  .strictObject({
    taxRate: z
      .string()
      .regex(/^(100|\d{1,2}(\.\d{1,2})?)$/)
      .refine((text) => /[1-9]/.test(text))
      .nullable()
      .describe('Percentage of VAT, above 0; null with a nature'),
    taxNature: z.enum(taxNatures).nullable().describe('In the place of a rate'),
    taxReference: optionalText(latinLine(settlementLimits.reference)).describe(
      'The law behind the nature; with one alone',
    ),
    sender: z
      .strictObject({
        businessName: latinLine(80),
        vatNumber: z.string().trim().refine(isVatNumber),
        taxRegime: z.enum(taxRegimes),
        address: latinLine(settlementLimits.address),
        postalCode: z.string().regex(/^\d{5}$/),
        city: latinLine(settlementLimits.city),
        province: z.string().regex(/^[A-Z]{2}$/),
      })
      .nullable(),
    namesInvoices: z.boolean(),
    daysBack: count
      .min(0)
      .max(settlementLimits.daysBack)
      .optional()
      .describe('How many days before today the day of a run may be, at most; as it is without'),
    stampNatures: z
      .array(z.enum(taxNatures))
      .refine((natures) => new Set(natures).size === natures.length)
      .optional()
      .describe('The natures of which stamp duty is paid above 77.47 EUR, each once; without it they stay'),
    stampCharged: z.boolean().optional().describe('Whether the dealer bears it; as it is without'),
    version: z.number().int().min(1).optional().describe('With it, a newer one is a conflict'),
  })
  .refine(({ taxRate, taxNature }) => taxRate === null || taxNature === null, { path: ['taxNature'] })
  .refine(({ taxNature, taxReference }) => taxNature === null || taxReference !== null, { path: ['taxReference'] });

export type SettlementSettingsBody = z.output<typeof settlementSettingsBody>;
