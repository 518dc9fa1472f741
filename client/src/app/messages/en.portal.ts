import { en as account } from '../../features/account/messages.en';
import { en as calendar } from '../../features/calendar/messages.en';
import { en as campaigns } from '../../features/campaigns/messages.en';
import { en as content } from '../../features/content/messages.en';
import { en as palette } from '../palette/messages.en';
import { en as office } from '../shell/officeMessages.en';
import { en as dealers } from '../../features/dealers/messages.en';
import { en as home } from '../../features/home/messages.en';
import { en as imports } from '../../features/imports/messages.en';
import { en as inbox } from '../../features/inbox/messages.en';
import { en as reports } from '../../features/reports/menuMessages.en';
import { en as rewards } from '../../features/rewards/menuMessages.en';
import { en as subscriptions } from '../../features/subscriptions/messages.en';
import { en as confirmation } from '../../domain/account/messages.en';
import { en as audit } from '../../domain/audit/messages.en';
import { en as budgets } from '../../domain/budgets/messages.en';
import { en as campaign } from '../../domain/campaigns/messages.en';
import { en as charts } from '../../shared/charts/messages.en';
import { en as completeness } from '../../domain/completeness/messages.en';
import { en as consent } from '../../domain/consent/messages.en';
import { en as dialogs } from '../../shared/dialogs/messages.en';
import { en as files } from '../../shared/files/messages.en';
import { en as goals } from '../../domain/goals/messages.en';
import { en as incentives } from '../../domain/incentives/messages.en';
import { en as labels } from '../../shared/i18n/labelMessages.en';
import { en as list } from '../../shared/list/messages.en';
import { en as members } from '../../domain/members/messages.en';
import { en as notes } from '../../domain/notes/messages.en';
import { en as notifications } from '../../domain/notifications/messages.en';
import { en as remind } from '../../domain/reminders/messages.en';
import { en as approval } from '../../domain/approvals/messages.en';
import { en as settlementDocuments } from '../../domain/settlements/messages.en';
import { en as statement } from '../../domain/statements/messages.en';
import { en as dispute } from '../../domain/disputes/messages.en';
import { en as tread } from '../../domain/tread/messages.en';

/** English: what the pages behind the sign-in say. */
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
