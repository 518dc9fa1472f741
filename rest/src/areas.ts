import type { AppSecret } from '@gdd/schema/secret';
import { accrualRoutes } from './money/accruals/routes.js';
import { approvalRoutes } from './decisions/approvals/routes.js';
import { disputeRoutes } from './money/disputes/routes.js';
import { confirmedChanges } from './confirmedChanges.js';
import { auditFileRoutes } from './reports/audit/fileRoutes.js';
import { auditRoutes } from './reports/audit/routes.js';
import { personalTokenRoutes } from './people/auth/personalTokens/personalTokenRoutes.js';
import { siteOf } from './people/auth/factors/passkeys.js';
import { factorResetRoutes } from './people/auth/factorResets/routes.js';
import { ownFactorRoutes } from './people/auth/ownFactors/routes.js';
import { securitySettingsRoutes } from './people/auth/ownFactors/settingsRoutes.js';
import { loginRoutes } from './people/auth/loginRoutes.js';
import { authRoutes } from './people/auth/routes.js';
import { holderOf } from './people/auth/ticketHolder.js';
import { proofRoutes } from './people/auth/proofRoutes.js';
import { sessionRoutes } from './people/auth/sessionRoutes.js';
import { campaignDealerRoutes } from './programme/memberships/dealers/dealerRoutes.js';
import { campaignFileRoutes } from './programme/campaigns/fileRoutes.js';
import { membershipFileRoutes } from './programme/memberships/fileRoutes.js';
import { statementRoutes } from './money/statements/routes.js';
import { forecastRoutes } from './programme/memberships/forecast/forecastRoutes.js';
import { membershipRoutes } from './programme/memberships/routes.js';
import { noteRoutes } from './programme/notes/routes.js';
import { dealerPrizesRoutes } from './money/ledger/prizes/routes.js';
import { ledgerRoutes } from './money/ledger/routes.js';
import { rulesRoutes } from './programme/campaigns/rules/routes.js';
import { campaignRoutes } from './programme/campaigns/routes.js';
import { changesSinceRoutes } from './reports/changesSince/routes.js';
import type { Config } from './config.js';
import { comparisonRoutes } from './programme/comparisons/routes.js';
import { consentFileRoutes } from './people/consent/fileRoutes.js';
import { consentRoutes } from './people/consent/routes.js';
import { curveRoutes } from './programme/curves/routes.js';
import { liveRoutes } from './reach/live/routes.js';
import { listRoutes } from './reports/lists/routes.js';
import { dealerFileRoutes } from './people/dealers/fileRoutes.js';
import { contentRoutes } from './content/routes.js';
import { customerFileRoutes } from './people/customers/fileRoutes.js';
import { customerRoutes } from './people/customers/routes.js';
import { dealerRoutes } from './people/dealers/routes.js';
import { notAcceptedMemberships } from './reports/rows/service.js';
import type { Downloads } from './ground/files/downloads.js';
import { exportJobRoutes } from './reports/exports/routes.js';
import { draftRoutes } from './programme/drafts/routes.js';
import type { ExportContext } from './reports/exports/service.js';
import { fileRoutes } from './ground/files/routes.js';
import { invoicingRoutes } from './money/invoicing/routes.js';
import { importRoutes } from './sales/imports/routes.js';
import type { ImportContext } from './sales/imports/service.js';
import { readingOnly } from './ground/platform/context.js';
import type { App } from './ground/platform/http/routes.js';
import { notificationRoutes } from './reach/notifications/routes.js';
import { dashboardRoutes } from './reports/dashboard/dashboardRoutes.js';
import { prevYearRoutes } from './reports/prevYear/prevYearRoutes.js';
import { reportFileRoutes } from './reports/files/fileRoutes.js';
import { reminderLetters } from './programme/memberships/reminders/reminders.js';
import { reminderRoutes } from './programme/reminders/routes.js';
import { reportRoutes } from './reports/routes.js';
import { dealerLinkRoutes } from './reports/share/dealerLinkRoutes.js';
import { proposalRoutes } from './sales/proposals/routes.js';
import { preparingRoutes } from './money/settlements/documents/preparingRoutes.js';
import { outcomeRoutes } from './money/settlements/outcomes/routes.js';
import { settlementDocumentRoutes } from './money/settlements/documents/routes.js';
import { settlementHoldRoutes } from './money/settlements/holds/routes.js';
import { settlementRoutes } from './money/settlements/routes.js';
import { shareRoutes } from './reports/share/routes.js';
import { simulationRoutes } from './sales/simulations/routes.js';
import { webhookRoutes } from './reach/webhooks/routes.js';
import type { WebhookContext } from './reach/webhooks/service.js';
import { serviceAccountRoutes } from './people/serviceAccounts/routes.js';
import type { SimulationContext } from './sales/simulations/service.js';
import { userManagementRoutes } from './people/users/managementRoutes.js';
import { userRoutes } from './people/users/routes.js';

/** The context of all areas. */
export interface AreaContext extends ImportContext, ExportContext, SimulationContext, WebhookContext {
  readonly config: Pick<Config, 'privacyEmail' | 'publicUrl'> & WebhookContext['config'];
}

/** The arguments that the routes of an area can use. */
interface Registration {
  readonly api: App;
  readonly context: AreaContext;
  readonly secret: AppSecret;
  readonly downloads: Downloads;
}

/**
 * The routes of every area. Areas that only read figures get the read-only context, which uses the replica if there is
 * one. schema/rest.openapi.json lists paths in the order of this table.
 */
export const areas: readonly ((registration: Registration) => void)[] = [
  ({ api, context, secret }) => loginRoutes(api, context, secret, siteOf(context.config)),
  ({ api, context, secret }) => authRoutes(api, context, secret),
  ({ api, context }) => sessionRoutes(api, context),
  ({ api, context, secret }) => proofRoutes(api, context, secret, siteOf(context.config)),
  ({ api, context, secret }) => ownFactorRoutes(api, context, secret, siteOf(context.config)),
  ({ api, context }) => factorResetRoutes(api, context),
  ({ api, context }) => securitySettingsRoutes(api, context),
  ({ api, context, secret }) => personalTokenRoutes(api, context, secret),
  ({ api, context }) => listRoutes(api, context),
  ({ api, context, secret }) => liveRoutes(api, context, secret),
  ({ api, context, secret }) => userRoutes(api, context, secret),
  ({ api, context, secret }) => userManagementRoutes(api, context, secret),
  ({ api, context, secret }) => customerRoutes(api, context, secret),
  ({ api, context, downloads }) => customerFileRoutes(api, context, downloads),
  ({ api, context, downloads }) => consentFileRoutes(api, context, downloads),
  ({ api, context, secret }) => dealerRoutes(api, context, secret),
  ({ api, context, secret }) => noteRoutes(api, context, secret),
  ({ api, context, downloads }) => dealerFileRoutes(api, context, downloads),
  ({ api, context }) => dealerLinkRoutes(api, context, context.config.publicUrl),
  ({ api, context }) => shareRoutes(api, context),
  ({ api, context }) => auditRoutes(api, context),
  ({ api, context, secret, downloads }) => contentRoutes(api, context, secret, downloads),
  ({ api, context, downloads }) => auditFileRoutes(api, context, downloads),
  ({ api, context, secret, downloads }) => fileRoutes(api, context, secret, downloads, holderOf),
  ({ api, context, secret, downloads }) => exportJobRoutes(api, context, secret, downloads),
  ({ api, context, downloads }) => importRoutes(api, context, downloads),
  ({ api, context, secret, downloads }) => simulationRoutes(api, context, secret, downloads),
  ({ api, context, secret, downloads }) => proposalRoutes(api, context, secret, downloads),
  ({ api, context, secret }) => campaignRoutes(api, context, secret),
  ({ api, context, downloads }) => rulesRoutes(api, context, downloads),
  ({ api, context }) => campaignDealerRoutes(api, readingOnly(context)),
  ({ api, context, secret }) => membershipRoutes(api, context, secret),
  ({ api, context, secret, downloads }) => ledgerRoutes(api, context, secret, downloads),
  ({ api, context, downloads }) => dealerPrizesRoutes(api, context, downloads),
  ({ api, context, secret, downloads }) => settlementRoutes(api, context, secret, downloads),
  ({ api, context, downloads }) => settlementDocumentRoutes(api, context, downloads),
  ({ api, context, downloads }) => preparingRoutes(api, context, downloads),
  ({ api, context }) => outcomeRoutes(api, context),
  ({ api, context }) => settlementHoldRoutes(api, context),
  ({ api, context, downloads }) => accrualRoutes(api, context, downloads),
  ({ api, context }) => approvalRoutes(api, context, confirmedChanges(context)),
  ({ api, context }) => invoicingRoutes(api, context),
  ({ api, context, secret, downloads }) => disputeRoutes(api, context, secret, downloads),
  ({ api, context, secret }) => webhookRoutes(api, context, secret),
  ({ api, context, secret }) => serviceAccountRoutes(api, context, secret),
  ({ api, context, downloads }) => statementRoutes(api, context, downloads),
  ({ api, context }) => forecastRoutes(api, readingOnly(context)),
  ({ api, context }) => curveRoutes(api, readingOnly(context)),
  ({ api, context, downloads }) => comparisonRoutes(api, context, downloads),
  ({ api, context, secret, downloads }) =>
    reminderRoutes(api, context, secret, downloads, {
      write: reminderLetters(context.database, context.programmeDay, context.config),
      notAccepted: notAcceptedMemberships,
    }),
  ({ api, context, secret }) => draftRoutes(api, context, secret),
  ({ api, context, secret, downloads }) => campaignFileRoutes(api, context, secret, downloads),
  ({ api, context, downloads }) => membershipFileRoutes(api, context, downloads),
  ({ api, context }) => consentRoutes(api, context),
  ({ api, context }) => dashboardRoutes(api, readingOnly(context)),
  ({ api, context }) => prevYearRoutes(api, readingOnly(context)),
  ({ api, context }) => reportRoutes(api, readingOnly(context)),
  ({ api, context, downloads }) => reportFileRoutes(api, context, downloads, context.config.publicUrl),
  ({ api, context, secret }) => notificationRoutes(api, context, secret),
  ({ api, context }) => changesSinceRoutes(api, context),
];
