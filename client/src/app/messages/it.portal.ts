import { it as account } from '../../features/account/messages.it';
import { it as calendar } from '../../features/calendar/messages.it';
import { it as campaigns } from '../../features/campaigns/messages.it';
import { it as content } from '../../features/content/messages.it';
import { it as palette } from '../palette/messages.it';
import { it as office } from '../shell/officeMessages.it';
import { it as dealers } from '../../features/dealers/messages.it';
import { it as home } from '../../features/home/messages.it';
import { it as imports } from '../../features/imports/messages.it';
import { it as inbox } from '../../features/inbox/messages.it';
import { it as reports } from '../../features/reports/menuMessages.it';
import { it as rewards } from '../../features/rewards/menuMessages.it';
import { it as subscriptions } from '../../features/subscriptions/messages.it';
import { it as confirmation } from '../../domain/account/messages.it';
import { it as audit } from '../../domain/audit/messages.it';
import { it as budgets } from '../../domain/budgets/messages.it';
import { it as campaign } from '../../domain/campaigns/messages.it';
import { it as charts } from '../../shared/charts/messages.it';
import { it as completeness } from '../../domain/completeness/messages.it';
import { it as consent } from '../../domain/consent/messages.it';
import { it as dialogs } from '../../shared/dialogs/messages.it';
import { it as files } from '../../shared/files/messages.it';
import { it as goals } from '../../domain/goals/messages.it';
import { it as incentives } from '../../domain/incentives/messages.it';
import { it as labels } from '../../shared/i18n/labelMessages.it';
import { it as list } from '../../shared/list/messages.it';
import { it as members } from '../../domain/members/messages.it';
import { it as notes } from '../../domain/notes/messages.it';
import { it as notifications } from '../../domain/notifications/messages.it';
import { it as remind } from '../../domain/reminders/messages.it';
import { it as approval } from '../../domain/approvals/messages.it';
import { it as settlementDocuments } from '../../domain/settlements/messages.it';
import { it as statement } from '../../domain/statements/messages.it';
import { it as dispute } from '../../domain/disputes/messages.it';
import { it as tread } from '../../domain/tread/messages.it';

/** Italian: what the pages behind the sign-in say. */
export const messages = {
  ...account,
  ...calendar,
  ...campaigns,
  ...content,
  ...office,
  ...palette,
  ...dealers,
  ...home,
  ...imports,
  ...inbox,
  ...notifications,
  ...remind,
  ...reports,
  ...rewards,
  ...subscriptions,
  ...audit,
  ...budgets,
  ...campaign,
  ...charts,
  ...confirmation,
  ...completeness,
  ...consent,
  ...dialogs,
  ...files,
  ...goals,
  ...incentives,
  ...labels,
  ...list,
  ...members,
  ...notes,
  ...approval,
  ...settlementDocuments,
  ...statement,
  ...dispute,
  ...tread,
};
