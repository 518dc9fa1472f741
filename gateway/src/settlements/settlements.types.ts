import type { DealerStatus, DealerTier } from '@gdd/schema/members';
import type {
  CampaignSettlement,
  SettlementDealerData,
  SettlementOutcome,
  SettlementState,
} from '@gdd/schema/settlements';
import { ObjectType } from 'type-graphql';
import { Member } from '../dealers/dealers.types.js';
import { CampaignSettlementEnum } from '../schema/campaignEnums.js';
import { CampaignTitle } from '../schema/campaignTitle.js';
import { DealerStatusEnum, DealerTierEnum } from '../schema/enums.js';
import { day, decimal, field, flag, id, instant, int, text } from '../schema/fields.js';
import { pageClassOf } from '../schema/tables.js';
import { SettlementDealerDataEnum, SettlementOutcomeEnum, SettlementStateEnum } from './settlementEnums.js';

@ObjectType({
  description: 'The dealers that a settlement run pays; with an empty list or null, all dealers.',
  simpleResolvers: true,
})
export class SettlementDealers {
  @field(() => [DealerStatusEnum], 'Limited to these states.') status: readonly DealerStatus[];
  @field(() => [DealerTierEnum], 'Limited to these tiers.') tier: readonly DealerTier[];
  @field(() => [String], 'Limited to these regions.') region: readonly string[];
  @field(() => [String], 'In one of these provinces, by plate code.') province: readonly string[];
  @field.orNull(() => Member, 'Below this member.') member: Member | null;
  @day.orNull('In the programme since this day or later.') joinedFrom: string | null;
  @day.orNull('In the programme since this day or earlier.') joinedTo: string | null;
  @flag.orNull('Dealers that have stopped buying; false: the others.') stopped: boolean | null;
}

@ObjectType({ description: 'The totals of a settlement run.', simpleResolvers: true })
export class SettlementTotals {
  @int('Dealers with credits.') dealers: number;
  @int('Dealers that get documents.') documents: number;
  @int('Dealers whose credits cover debts alone.') setOffOnly: number;
  @int('Dealers below the minimum.') carriedOver: number;
  @int('Dealers that get a credit note and lack data for its electronic form.') incomplete: number;
  @decimal('Credits, in EUR, but for those that are carried over.') credits: string;
  @decimal('What of them covers debts, in EUR.') setOff: string;
  @decimal('The amount paid, in EUR.') net: string;
  @decimal('The amount carried over, in EUR.') carried: string;
}

@ObjectType({
  description: 'Whether the settings have what credit notes, and their electronic form, want.',
  simpleResolvers: true,
})
export class SettlementConfigured {
  @flag('A rate of VAT, or why there is none.') tax: boolean;
  @flag('Who issues the documents.') sender: boolean;
}

/** The fields of a run in lists and on its page. */
@ObjectType({ simpleResolvers: true })
abstract class SettlementFields {
  @id('The id of the run.') id: number;
  @text('Its title.') title: string;
  @field(() => [CampaignTitle], 'The campaigns whose credits are paid.') campaigns: readonly CampaignTitle[];
  @field(() => SettlementDealers, 'The selection of dealers.') filter: SettlementDealers;
  @decimal('Who would get less, in EUR, is carried over, whole.') minimum: string;
  @day('The day of its documents and entries.') day: string;
  @field(() => SettlementStateEnum, 'The state.') state: SettlementState;
  @int('Changes with every change of the run.') version: number;
  @text.orNull('The name of who made it.') createdBy: string | null;
  @instant('When it was made.') createdAt: string;
  @text.orNull('The name of who proposed it.') proposedBy: string | null;
  @instant.orNull('When it was proposed.') proposedAt: string | null;
  @text.orNull('The name of who approved or withdrew it.') decidedBy: string | null;
  @instant.orNull('When it was approved or withdrawn.') decidedAt: string | null;
  @flag('Whether it waits for an approval, and the caller is not who proposed it.') mayApprove: boolean;
  @int('Documents that were made, cancelled ones too; 0 before the approval.') documents: number;
  @int('Documents that were cancelled.') cancelled: number;
  @int('Documents that were paid.') paid: number;
}

@ObjectType({ description: 'A settlement run in the table of runs.', simpleResolvers: true })
export class SettlementRow extends SettlementFields {}

@ObjectType({ description: 'A page of the table of settlement runs.', simpleResolvers: true })
export class SettlementPage extends pageClassOf(() => SettlementRow) {}

@ObjectType({ description: 'A settlement run: it pays what dealers may spend in campaigns.', simpleResolvers: true })
export class Settlement extends SettlementFields {
  @field(() => SettlementTotals, 'The totals: current for a draft, otherwise as proposed.') totals: SettlementTotals;
  @field(() => SettlementConfigured, 'The settings that are present.') configured: SettlementConfigured;
}

@ObjectType({ description: 'The balance of a dealer in one campaign, and what becomes of it.', simpleResolvers: true })
export class SettlementPart {
  @field(() => CampaignTitle, 'The campaign.') campaign: CampaignTitle;
  @field(() => CampaignSettlementEnum, 'How its prizes are paid.') settlement: CampaignSettlement;
  @decimal('In EUR: above 0 a credit, below 0 a debt.') balance: string;
  @decimal('For a credit, the part that covers debts; for a debt, the part that is covered; in EUR.') setOff: string;
  @decimal('The rest of a credit, in EUR.') paid: string;
}

@ObjectType({ description: 'A part of a credit that covers a part of a debt.', simpleResolvers: true })
export class SettlementMove {
  @field(() => CampaignTitle, 'The campaign of the credit.') from: CampaignTitle;
  @field(() => CampaignTitle, 'The campaign of the debt.') to: CampaignTitle;
  @decimal('How much, in EUR.') amount: string;
}

@ObjectType({ description: 'A dealer in a settlement run.', simpleResolvers: true })
export class SettlementLine {
  @id('The id of the dealer.') dealerId: number;
  @text('Its code.') code: string;
  @text('Its name.') businessName: string;
  @text('Its VAT number.') vatNumber: string;
  @text('Its region.') region: string;
  @field.orNull(() => Member, 'Its distributor.') distributor: Member | null;
  @flag('A deleted dealer keeps its balances, and is settled like others.') isDeleted: boolean;
  @decimal("Its credits in the run's campaigns, in EUR.") credits: string;
  @decimal('Its debts in all campaigns, in EUR, above 0.') debts: string;
  @decimal('What of the credits covers debts, in EUR.') setOff: string;
  @decimal('The amount to be paid, in EUR.') net: string;
  @field(() => SettlementOutcomeEnum, 'The outcome.') outcome: SettlementOutcome;

  @field(
    () => [SettlementDealerDataEnum],
    'Missing data for the electronic form of a credit note; empty if it gets none.',
  )
  missing: readonly SettlementDealerData[];

  @field(() => [SettlementPart], 'Credits, then debts, in the order in which they are used.')
  parts: readonly SettlementPart[];

  @field(() => [SettlementMove], 'The credits that cover debts.') moves: readonly SettlementMove[];
}

@ObjectType({ description: 'A page of the dealers of a settlement run.', simpleResolvers: true })
export class SettlementLinePage extends pageClassOf(() => SettlementLine) {}
