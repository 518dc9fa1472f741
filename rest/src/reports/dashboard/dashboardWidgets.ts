/** The widgets of the dashboard and their audiences (docs/domain/reports.md). */
import type { DashboardWidgetKey } from '@gdd/schema/dashboard';
import type { Permission } from '@gdd/schema/permissions';
import type { DashboardRequest, WidgetContent } from './widgetItems.js';
import { participation, progress, prizes, endingSoon, forecast } from './campaignWidgets.js';
import { importsToLookAt, usersWaiting } from './officeWidgets.js';
import { budgets, debts, liability, openSettlements } from './moneyWidgets.js';
import { close, behind, notAccepted, stopped, expendable } from './networkWidgets.js';
import { toAccept, nextThresholds, news } from './dealerWidgets.js';
import { tires, ranking } from './salesWidgets.js';

/** A widget: its audience, and how it is made. */
interface WidgetRule {
  /** Whether a caller has it, by the caller's permissions. */
  readonly isFor: (can: (...anyOf: readonly Permission[]) => boolean) => boolean;
  readonly make: (request: DashboardRequest) => Promise<WidgetContent>;
}

type IsFor = WidgetRule['isFor'];
const ofAdministrators: IsFor = (can) => can('accessCampaigns');
/** Users who read the figures of their network and do not administer the programme. */
const ofNetworks: IsFor = (can) => can('accessReport') && !can('accessCampaigns');
const ofDealers: IsFor = (can) => can('accessSubscription');

/** Every widget, in the order of docs/domain/reports.md. */
export const widgetRules: Readonly<Record<DashboardWidgetKey, WidgetRule>> = {
  participation: { isFor: ofAdministrators, make: participation },
  progress: { isFor: ofAdministrators, make: progress },
  prizes: { isFor: ofAdministrators, make: prizes },
  endingSoon: { isFor: ofAdministrators, make: endingSoon },
  imports: { isFor: (can) => can('accessImportManager'), make: importsToLookAt },
  waitingUsers: { isFor: (can) => can('accessUsersManager'), make: usersWaiting },
  settlements: { isFor: ofAdministrators, make: openSettlements },
  liability: { isFor: ofAdministrators, make: liability },
  debts: { isFor: ofAdministrators, make: debts },
  budgets: { isFor: ofAdministrators, make: budgets },
  close: { isFor: ofNetworks, make: close },
  behind: { isFor: ofNetworks, make: behind },
  notAccepted: { isFor: ofNetworks, make: notAccepted },
  stopped: { isFor: ofNetworks, make: stopped },
  forecast: { isFor: (can) => can('accessReport'), make: forecast },
  expendable: { isFor: ofDealers, make: expendable },
  toAccept: { isFor: ofDealers, make: toAccept },
  nextThresholds: { isFor: ofDealers, make: nextThresholds },
  news: { isFor: ofDealers, make: news },
  tires: {
    isFor: (can) =>
      can(
        'accessReport',
        'accessMonthlyReport',
        'accessMonthlyFleetReport',
        'accessReportPreviousYear',
        'accessSubscription',
      ),
    make: tires,
  },
  ranking: { isFor: ofNetworks, make: ranking },
};
