import type { ApprovalState } from '@gdd/schema/approvals';
import type { SettlementDealerData } from '@gdd/schema/settlements';
import { Field, ID, ObjectType } from 'type-graphql';
import { ApprovalStateEnum } from '../approvals/approvalEnums.js';
import { InvoicingCompany } from '../approvals/approvals.types.js';
import { DateTimeScalar } from '../schema/scalars.js';
import { SettlementDealerDataEnum } from '../settlements/settlementEnums.js';

@ObjectType({ description: 'A request of a dealer for another name or seat.', simpleResolvers: true })
export class InvoicingRequest {
  @Field(() => ID, { description: 'The number of the request.' })
  id: number;

  @Field(() => ApprovalStateEnum, { description: 'The state.' })
  state: ApprovalState;

  @Field(() => InvoicingCompany, { description: 'What was asked for.' })
  company: InvoicingCompany;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  proposedAt: string;

  @Field(() => DateTimeScalar, { description: 'When it expires, where nobody decides before.' })
  expiresAt: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was decided or withdrawn.' })
  decidedAt: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was refused.' })
  reason: string | null;
}

@ObjectType({ description: 'The data by which invoices are addressed to the own dealer.', simpleResolvers: true })
export class Invoicing extends InvoicingCompany {
  @Field(() => String, { description: 'The VAT number, without the code of the country.' })
  vatNumber: string;

  @Field(() => String, { nullable: true, description: 'The tax code (codice fiscale).' })
  taxCode: string | null;

  @Field(() => String, { nullable: true, description: 'The SDI code.' })
  sdiCode: string | null;

  @Field(() => String, { nullable: true, description: 'The certified mail address (PEC).' })
  pec: string | null;

  @Field(() => [SettlementDealerDataEnum], { description: 'What electronic documents lack.' })
  missing: SettlementDealerData[];

  @Field(() => InvoicingRequest, { nullable: true, description: 'The newest request for another name or seat.' })
  request: InvoicingRequest | null;
}
