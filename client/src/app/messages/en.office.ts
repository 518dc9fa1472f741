import { en as accruals } from '../../features/accruals/messages.en';
import { en as approvals } from '../../features/approvals/messages.en';
import { en as disputes } from '../../features/disputes/messages.en';
import { en as auditList } from '../../features/audit/messages.en';
import { en as campaignEditor } from '../../features/campaigns/editor/messages.en';
import { en as rulesChange } from '../../features/campaigns/rules/messages.en';
import { en as ledger } from '../../features/campaigns/dealers/dialogs/messages.en';
import { en as comparison } from '../../features/comparison/messages.en';
import { en as consents } from '../../features/consents/messages.en';
import { en as customers } from '../../features/customers/messages.en';
import { en as dealerForm } from '../../features/dealers/editor/messages.en';
import { en as importPages } from '../../features/imports/pageMessages.en';
import { en as importReasons } from '../../features/imports/reasons.en';
import { en as mails } from '../../features/mails/messages.en';
import { en as reminders } from '../../features/reminders/messages.en';
import { en as serviceAccounts } from '../../features/serviceAccounts/messages.en';
import { en as settlements } from '../../features/settlements/messages.en';
import { en as settlementDocumentList } from '../../features/settlements/documents/messages.en';
import { en as settlementHolds } from '../../features/settlements/holds/messages.en';
import { en as simulations } from '../../features/simulations/messages.en';
import { en as users } from '../../features/users/messages.en';
import { en as webhooks } from '../../features/webhooks/messages.en';
import { en as holds } from '../../domain/settlements/holds/messages.en';
import { en as columns } from '../../domain/columns/messages.en';
import { en as auditRows } from '../../domain/audit/rowMessages.en';

/** English: what only pages of the administration say. */
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
