import { it as accruals } from '../../features/accruals/messages.it';
import { it as approvals } from '../../features/approvals/messages.it';
import { it as disputes } from '../../features/disputes/messages.it';
import { it as auditList } from '../../features/audit/messages.it';
import { it as campaignEditor } from '../../features/campaigns/editor/messages.it';
import { it as rulesChange } from '../../features/campaigns/rules/messages.it';
import { it as ledger } from '../../features/campaigns/dealers/dialogs/messages.it';
import { it as comparison } from '../../features/comparison/messages.it';
import { it as consents } from '../../features/consents/messages.it';
import { it as customers } from '../../features/customers/messages.it';
import { it as dealerForm } from '../../features/dealers/editor/messages.it';
import { it as importPages } from '../../features/imports/pageMessages.it';
import { it as importReasons } from '../../features/imports/reasons.it';
import { it as mails } from '../../features/mails/messages.it';
import { it as reminders } from '../../features/reminders/messages.it';
import { it as serviceAccounts } from '../../features/serviceAccounts/messages.it';
import { it as settlements } from '../../features/settlements/messages.it';
import { it as settlementDocumentList } from '../../features/settlements/documents/messages.it';
import { it as settlementHolds } from '../../features/settlements/holds/messages.it';
import { it as simulations } from '../../features/simulations/messages.it';
import { it as users } from '../../features/users/messages.it';
import { it as webhooks } from '../../features/webhooks/messages.it';
import { it as holds } from '../../domain/settlements/holds/messages.it';
import { it as columns } from '../../domain/columns/messages.it';
import { it as auditRows } from '../../domain/audit/rowMessages.it';

/** Italian: what only pages of the administration say. */
export const messages = {
  ...accruals,
  ...approvals,
  ...disputes,
  ...auditList,
  ...auditRows,
  ...campaignEditor,
  ...rulesChange,
  ...columns,
  ...comparison,
  ...consents,
  ...customers,
  ...dealerForm,
  ...importPages,
  ...importReasons,
  ...ledger,
  ...mails,
  ...reminders,
  ...serviceAccounts,
  ...settlements,
  ...settlementDocumentList,
  ...settlementHolds,
  ...holds,
  ...simulations,
  ...users,
  ...webhooks,
};
