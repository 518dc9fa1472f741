import type { DealerStatus, DealerTier } from '@gdd/schema/members';
import type {
  CampaignSettlement,
  SettlementDealerData,
  SettlementOutcome,
  SettlementState,
} from '@gdd/schema/settlements';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Member } from '../dealers/dealers.types.js';
import { CampaignSettlementEnum } from '../schema/campaignEnums.js';
import { CampaignTitle } from '../schema/campaignTitle.js';
import { DealerStatusEnum, DealerTierEnum } from '../schema/enums.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../schema/scalars.js';
import { TableResult } from '../schema/tables.js';
import { SettlementDealerDataEnum, SettlementOutcomeEnum, SettlementStateEnum } from './settlementEnums.js';

@ObjectType({
  description: 'Which dealers a settlement run pays; an empty list and null: everybody.',
  simpleResolvers: true,
})
export class SettlementDealers {
  @Field(() => [DealerStatusEnum], { description: 'In one of these states.' })
  status: readonly DealerStatus[];

  @Field(() => [DealerTierEnum], { description: 'Of one of these tiers.' })
  tier: readonly DealerTier[];

  @Field(() => [String], { description: 'In one of these regions.' })
  region: readonly string[];

  @Field(() => [String], { description: 'In one of these provinces, by plate code.' })
  province: readonly string[];

  @Field(() => Member, { nullable: true, description: 'Below this member.' })
  member: Member | null;

  @Field(() => DateScalar, { nullable: true, description: 'In the programme since this day or later.' })
  joinedFrom: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'In the programme since this day or earlier.' })
  joinedTo: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Those that have stopped buying; false: the others.',
  })
  stopped: boolean | null;
}

@ObjectType({ description: 'What a settlement run comes to.', simpleResolvers: true })
export class SettlementTotals {
  @Field(() => Int, { description: 'Dealers with credits.' })
  dealers: number;

  @Field(() => Int, { description: 'Dealers that get documents.' })
  documents: number;

  @Field(() => Int, { description: 'Dealers whose credits cover debts alone.' })
  setOffOnly: number;

  @Field(() => Int, { description: 'Dealers below the minimum.' })
  carriedOver: number;

  @Field(() => Int, { description: 'Dealers that get a credit note and lack data for its electronic form.' })
  incomplete: number;

  @Field(() => DecimalScalar, { description: 'Credits, in EUR, but for those that are carried over.' })
  credits: string;

  @Field(() => DecimalScalar, { description: 'What of them covers debts, in EUR.' })
  setOff: string;

  @Field(() => DecimalScalar, { description: 'What is paid, in EUR.' })
  net: string;

  @Field(() => DecimalScalar, { description: 'What is carried over, in EUR.' })
  carried: string;
}

@ObjectType({
  description: 'Whether the settings have what credit notes, and their electronic form, want.',
  simpleResolvers: true,
})
export class SettlementConfigured {
  @Field(() => Boolean, { description: 'A rate of VAT, or why there is none.' })
  tax: boolean;

  @Field(() => Boolean, { description: 'Who issues the documents.' })
  sender: boolean;
}

/** The fields of a run in lists and on its page. */
@ObjectType({ simpleResolvers: true })
abstract class SettlementFields {
  @Field(() => ID, { description: 'The number of the run.' })
  id: number;

  @Field(() => String, { description: 'Its title.' })
  title: string;

  @Field(() => [CampaignTitle], { description: 'The campaigns whose credits are paid.' })
  campaigns: readonly CampaignTitle[];

  @Field(() => SettlementDealers, { description: 'Which dealers.' })
  filter: SettlementDealers;

  @Field(() => DecimalScalar, { description: 'Who would get less, in EUR, is carried over, whole.' })
  minimum: string;

  @Field(() => DateScalar, { description: 'The day of its documents and entries.' })
  day: string;

  @Field(() => SettlementStateEnum, { description: 'The state.' })
  state: SettlementState;

  @Field(() => Int, { description: 'Changes with every change of the run.' })
  version: number;

  @Field(() => String, { nullable: true, description: 'The name of who made it.' })
  createdBy: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt: string;

  @Field(() => String, { nullable: true, description: 'The name of who proposed it.' })
  proposedBy: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was proposed.' })
  proposedAt: string | null;

  @Field(() => String, { nullable: true, description: 'The name of who approved or withdrew it.' })
  decidedBy: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was approved or withdrawn.' })
  decidedAt: string | null;

  @Field(() => Boolean, { description: 'Whether it waits for an approval, and the caller is not who proposed it.' })
  mayApprove: boolean;

  @Field(() => Int, { description: 'Documents that were made, cancelled ones too; 0 before the approval.' })
  documents: number;

  @Field(() => Int, { description: 'Documents that were cancelled.' })
  cancelled: number;

  @Field(() => Int, { description: 'Documents that were paid.' })
  paid: number;
}

@ObjectType({ description: 'A settlement run in the table of runs.', simpleResolvers: true })
export class SettlementRow extends SettlementFields {}

@ObjectType({ description: 'A page of the table of settlement runs.', simpleResolvers: true })
export class SettlementPage extends TableResult {
  @Field(() => [SettlementRow], { description: 'The rows of the page.' })
  items: SettlementRow[];
}

@ObjectType({ description: 'A settlement run: it pays what dealers may spend in campaigns.', simpleResolvers: true })
export class Settlement extends SettlementFields {
  @Field(() => SettlementTotals, { description: 'Of a draft worked out now, else as it was proposed.' })
  totals: SettlementTotals;

  @Field(() => SettlementConfigured, { description: 'What the settings have.' })
  configured: SettlementConfigured;
}

@ObjectType({ description: 'The balance of a dealer in one campaign, and what becomes of it.', simpleResolvers: true })
export class SettlementPart {
  @Field(() => CampaignTitle, { description: 'The campaign.' })
  campaign: CampaignTitle;

  @Field(() => CampaignSettlementEnum, { description: 'How its prizes are paid.' })
  settlement: CampaignSettlement;

  @Field(() => DecimalScalar, { description: 'In EUR: above 0 a credit, below 0 a debt.' })
  balance: string;

  @Field(() => DecimalScalar, { description: 'Of a credit what covers debts, of a debt what is covered, in EUR.' })
  setOff: string;

  @Field(() => DecimalScalar, { description: 'What is left of a credit, in EUR.' })
  paid: string;
}

@ObjectType({ description: 'A part of a credit that covers a part of a debt.', simpleResolvers: true })
export class SettlementMove {
  @Field(() => CampaignTitle, { description: 'The campaign of the credit.' })
  from: CampaignTitle;

  @Field(() => CampaignTitle, { description: 'The campaign of the debt.' })
  to: CampaignTitle;

  @Field(() => DecimalScalar, { description: 'How much, in EUR.' })
  amount: string;
}

@ObjectType({ description: 'A dealer in a settlement run.', simpleResolvers: true })
export class SettlementLine {
  @Field(() => ID, { description: 'The number of the dealer.' })
  dealerId: number;

  @Field(() => String, { description: 'Its code.' })
  code: string;

  @Field(() => String, { description: 'Its name.' })
  businessName: string;

  @Field(() => String, { description: 'Its VAT number.' })
  vatNumber: string;

  @Field(() => String, { description: 'Its region.' })
  region: string;

  @Field(() => Member, { nullable: true, description: 'Its distributor.' })
  distributor: Member | null;

  @Field(() => Boolean, { description: 'A deleted dealer keeps its balances, and is settled like others.' })
  isDeleted: boolean;

  @Field(() => DecimalScalar, { description: "Its credits in the run's campaigns, in EUR." })
  credits: string;

  @Field(() => DecimalScalar, { description: 'Its debts in all campaigns, in EUR, above 0.' })
  debts: string;

  @Field(() => DecimalScalar, { description: 'What of the credits covers debts, in EUR.' })
  setOff: string;

  @Field(() => DecimalScalar, { description: 'What is left to be paid, in EUR.' })
  net: string;

  @Field(() => SettlementOutcomeEnum, { description: 'What it gets.' })
  outcome: SettlementOutcome;

  @Field(() => [SettlementDealerDataEnum], {
    description: 'What it lacks for the electronic form of a credit note; empty where it gets none.',
  })
  missing: readonly SettlementDealerData[];

  @Field(() => [SettlementPart], { description: 'Credits, then debts, in the order in which they are used.' })
  parts: readonly SettlementPart[];

  @Field(() => [SettlementMove], { description: 'Which credits cover which debts.' })
  moves: readonly SettlementMove[];
}

@ObjectType({ description: 'A page of the dealers of a settlement run.', simpleResolvers: true })
export class SettlementLinePage extends TableResult {
  @Field(() => [SettlementLine], { description: 'The rows of the page.' })
  items: SettlementLine[];
}
