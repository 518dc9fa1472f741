import type { ApprovalState } from '@gdd/schema/approvals';
import type { SettlementDealerData } from '@gdd/schema/settlements';
import { ObjectType } from 'type-graphql';
import { ApprovalStateEnum } from '../approvals/approvalEnums.js';
import { InvoicingCompany } from '../approvals/approvals.types.js';
import { field, id, instant, text } from '../schema/fields.js';
import { SettlementDealerDataEnum } from '../settlements/settlementEnums.js';

@ObjectType({ description: 'A request of a dealer for another name or seat.', simpleResolvers: true })
export class InvoicingRequest {
  @id('The id of the request.') id: number;
  @field(() => ApprovalStateEnum, 'The state.') state: ApprovalState;
  @field(() => InvoicingCompany, 'What was asked for.') company: InvoicingCompany;
  @instant('When it was made.') proposedAt: string;
  @instant('When it expires, where nobody decides before.') expiresAt: string;
  @instant.orNull('When it was decided or withdrawn.') decidedAt: string | null;
  @text.orNull('Why it was refused.') reason: string | null;
}

@ObjectType({ description: 'The data by which invoices are addressed to the own dealer.', simpleResolvers: true })
export class Invoicing extends InvoicingCompany {
  @text('The VAT number, without the code of the country.') vatNumber: string;
  @text.orNull('The tax code (codice fiscale).') taxCode: string | null;
  @text.orNull('The SDI code.') sdiCode: string | null;
  @text.orNull('The certified mail address (PEC).') pec: string | null;
  @field(() => [SettlementDealerDataEnum], 'What electronic documents lack.') missing: SettlementDealerData[];

  @field.orNull(() => InvoicingRequest, 'The newest request for another name or seat.')
  request: InvoicingRequest | null;
}
