import { z } from 'zod';
import { campaignTitle } from '../../../ground/rules/schemas.js';
import { euro } from '../../../ground/platform/http/routes.js';
import { ledgerEntry } from '../schemas.js';

/**
 * The parts of a dealer's prizes, which add up: accumulated + adjusted + setOff = spent + documentsPaid +
 * documentsUnpaid + expendable − debt + locked + lapsed (docs/domain/ledger.md, 'The prizes of a dealer').
 */
const flowFields = {
  accumulated: euro,
  adjusted: euro.describe('EUR of adjustments, of either sign'),
  setOff: euro.describe('EUR that cover a debt, below 0 where they are taken; 0 over all campaigns'),
  spent: euro.describe('EUR redeemed without a document of a settlement'),
  documentsPaid: euro.describe('EUR, without VAT, in documents of settlements that were paid'),
  documentsUnpaid: euro.describe('EUR, without VAT, in documents of settlements that wait to be paid'),
  expendable: euro,
  debt: euro.describe('EUR that were spent and are no longer earned'),
  locked: euro.describe('EUR accumulated in campaigns that are not closed, whose prize is not unlocked yet'),
  lapsed: euro.describe('EUR accumulated in closed campaigns whose prize was not unlocked'),
};

/** The movements of a dealer: entries of its ledgers, each with its campaign and its document. */
const prizeMovement = ledgerEntry
  .extend({
    campaign: campaignTitle,
    documentNumber: z.string().nullable().describe('The number of the document of a settlement'),
  })
  .meta({ id: 'PrizeMovement' });

/** The prizes of a dealer as a flow that adds up. */
export const dealerPrizes = z
  .object({
    totals: z.object(flowFields).meta({ id: 'PrizeFlow' }).describe('The sums of all campaigns'),
    campaigns: z.array(z.object({ campaign: campaignTitle, ...flowFields }).meta({ id: 'CampaignPrizeFlow' })),
    movements: z.array(prizeMovement).describe('Newest first'),
  })
  .meta({ id: 'DealerPrizes' });

export type DealerPrizesView = z.output<typeof dealerPrizes>;
export type PrizeFlow = DealerPrizesView['totals'];
