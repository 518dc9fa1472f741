import type { NonEmptyArray } from 'type-graphql';
import { AccrualsResolver } from './accruals/accruals.resolver.js';
import { DisputesResolver } from './disputes/disputes.resolver.js';
import { ApprovalsResolver } from './approvals/approvals.resolver.js';
import { AuditResolver } from './audit/audit.resolver.js';
import { AuthResolver } from './auth/auth.resolver.js';
import { FactorsResolver } from './auth/factors.resolver.js';
import { PersonalTokensResolver } from './auth/personalTokens.resolver.js';
import { SecurityResolver } from './auth/security.resolver.js';
import { SessionsResolver } from './auth/sessions.resolver.js';
import { CampaignListsResolver } from './campaigns/campaignLists.resolver.js';
import { BudgetUseResolver, CampaignsResolver, CampaignTotalsResolver } from './campaigns/campaigns.resolver.js';
import { RulesVersionsResolver } from './campaigns/rulesVersions.resolver.js';
import { CurvesResolver } from './campaigns/curves.resolver.js';
import { DealerPerformanceResolver } from './campaigns/dealerPerformance.resolver.js';
import { ChangesResolver } from './campaigns/changes/changes.resolver.js';
import { ForecastsResolver } from './campaigns/forecasts.resolver.js';
import { MembershipsResolver } from './campaigns/memberships.resolver.js';
import { StatementsResolver } from './campaigns/statements/statements.resolver.js';
import { ComparisonsResolver } from './comparisons/comparisons.resolver.js';
import { ConsentResolver } from './consent/consent.resolver.js';
import {
  ContentRowResolver,
  ContentsResolver,
  ContentTextResolver,
  ManagedTextResolver,
} from './content/content.resolver.js';
import { CustomersResolver } from './customers/customers.resolver.js';
import { DealerRowResolver, DealersResolver } from './dealers/dealers.resolver.js';
import { DraftsResolver } from './drafts/drafts.resolver.js';
import { ExportsResolver } from './exports/exports.resolver.js';
import { FilesResolver } from './files/files.resolver.js';
import { InvoicingResolver } from './invoicing/invoicing.resolver.js';
import { NotesResolver } from './notes/notes.resolver.js';
import { ImportColumnsResolver } from './imports/columns.resolver.js';
import { ImportsResolver } from './imports/imports.resolver.js';
import { NotificationsResolver } from './notifications/notifications.resolver.js';
import { LedgerResolver } from './ledger/ledger.resolver.js';
import { DealerPrizesResolver } from './ledger/prizes.resolver.js';
import { ListsResolver } from './lists/lists.resolver.js';
import { LiveResolver } from './live/live.resolver.js';
import { RemindersResolver } from './reminders/reminders.resolver.js';
import { AnalyticsResolver } from './reports/analytics.resolver.js';
import { DashboardResolver } from './reports/dashboard.resolver.js';
import { PrevYearResolver } from './reports/prevYear.resolver.js';
import { ReportsResolver } from './reports/reports.resolver.js';
import { SettlementDocumentsResolver } from './settlements/documents.resolver.js';
import { SettlementOutcomesResolver } from './settlements/outcomes.resolver.js';
import { SettlementHoldsResolver } from './settlements/holds.resolver.js';
import { SettlementPreparingResolver } from './settlements/preparing.resolver.js';
import { SettlementsResolver } from './settlements/settlements.resolver.js';
import { SettlementSettingsResolver } from './settlements/settings.resolver.js';
import { ShareResolver } from './share/share.resolver.js';
import { ProposalsResolver } from './simulations/proposals.resolver.js';
import { SimulationsResolver } from './simulations/simulations.resolver.js';
import { ManagedUsersResolver } from './users/managedUsers.resolver.js';
import { ChangesSinceResolver } from './changesSince/changesSince.resolver.js';
import { UsersResolver } from './users/users.resolver.js';
import { ServiceAccountsResolver } from './serviceAccounts/serviceAccounts.resolver.js';
import { WebhooksResolver } from './webhooks/webhooks.resolver.js';

type ResolverClass = new () => object;

/** The resolvers of every area. */
export const resolvers: NonEmptyArray<ResolverClass> = [
  AuthResolver,
  FactorsResolver,
  PersonalTokensResolver,
  SecurityResolver,
  SessionsResolver,
  CustomersResolver,
  ContentsResolver,
  ContentRowResolver,
  ContentTextResolver,
  ManagedTextResolver,
  DealersResolver,
  DealerRowResolver,
  DealerPerformanceResolver,
  UsersResolver,
  ManagedUsersResolver,
  AuditResolver,
  CampaignListsResolver,
  CampaignsResolver,
  CampaignTotalsResolver,
  BudgetUseResolver,
  RulesVersionsResolver,
  CurvesResolver,
  DraftsResolver,
  MembershipsResolver,
  NotesResolver,
  StatementsResolver,
  LedgerResolver,
  DealerPrizesResolver,
  ForecastsResolver,
  ChangesResolver,
  ImportsResolver,
  ImportColumnsResolver,
  NotificationsResolver,
  FilesResolver,
  ExportsResolver,
  ConsentResolver,
  ListsResolver,
  LiveResolver,
  DashboardResolver,
  PrevYearResolver,
  RemindersResolver,
  ShareResolver,
  ReportsResolver,
  AnalyticsResolver,
  AccrualsResolver,
  SimulationsResolver,
  ComparisonsResolver,
  ProposalsResolver,
  SettlementsResolver,
  SettlementDocumentsResolver,
  SettlementOutcomesResolver,
  SettlementHoldsResolver,
  SettlementPreparingResolver,
  SettlementSettingsResolver,
  ApprovalsResolver,
  InvoicingResolver,
  DisputesResolver,
  WebhooksResolver,
  ServiceAccountsResolver,
  ChangesSinceResolver,
];
