import { it as account } from '../../features/account/messages.it';
import { it as campaigns } from '../../features/campaigns/messages.it';
import { it as content } from '../../features/content/messages.it';
import { it as palette } from '../palette/messages.it';
import { it as office } from '../shell/officeMessages.it';
import { it as dealers } from '../../features/dealers/messages.it';
import { it as home } from '../../features/home/messages.it';
import { it as imports } from '../../features/imports/messages.it';
import { it as reports } from '../../features/reports/messages.it';
import { it as subscriptions } from '../../features/subscriptions/messages.it';
import { it as confirmation } from '../../shared/account/messages.it';
import { it as audit } from '../../shared/audit/messages.it';
import { it as campaign } from '../../shared/campaign/messages.it';
import { it as charts } from '../../shared/charts/messages.it';
import { it as consent } from '../../shared/consent/messages.it';
import { it as files } from '../../shared/files/messages.it';
import { it as incentives } from '../../shared/incentives/messages.it';
import { it as list } from '../../shared/list/messages.it';
import { it as remind } from '../../shared/reminders/messages.it';
import { it as statement } from '../../shared/statement/messages.it';
import { it as tread } from '../../shared/tread/messages.it';

/** Italian: what the pages behind the sign-in say. */
export const messages = {
  ...account,
  ...campaigns,
  ...content,
  ...office,
  ...palette,
  ...dealers,
  ...home,
  ...imports,
  ...remind,
  ...reports,
  ...subscriptions,
  ...audit,
  ...campaign,
  ...charts,
  ...confirmation,
  ...consent,
  ...files,
  ...incentives,
  ...list,
  ...statement,
  ...tread,
};
