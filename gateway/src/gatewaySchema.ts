import 'reflect-metadata';
import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { GraphQLEnumType, GraphQLObjectType, GraphQLSchema, specifiedDirectives } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { AuditResolver } from './audit/audit.resolver.js';
import { AuthResolver } from './auth/auth.resolver.js';
import { PersonalTokensResolver } from './auth/personalTokens.resolver.js';
import { SessionsResolver } from './auth/sessions.resolver.js';
import { CampaignListsResolver } from './campaigns/campaignLists.resolver.js';
import { CampaignsResolver, CampaignTotalsResolver } from './campaigns/campaigns.resolver.js';
import { DealerPerformanceResolver } from './campaigns/dealerPerformance.resolver.js';
import { ForecastsResolver } from './campaigns/forecasts.resolver.js';
import { MembershipsResolver } from './campaigns/memberships.resolver.js';
import { StatementsResolver } from './campaigns/statements/statements.resolver.js';
import { ConsentResolver } from './consent/consent.resolver.js';
import { ListsResolver } from './lists/lists.resolver.js';
import {
  ContentRowResolver,
  ContentsResolver,
  ContentTextResolver,
  ManagedTextResolver,
} from './content/content.resolver.js';
import { CustomersResolver } from './customers/customers.resolver.js';
import { DealerRowResolver, DealersResolver } from './dealers/dealers.resolver.js';
import { directiveDefinitions } from './directives/definitions.js';
import { guardRootFields } from './directives/rootFields.js';
import { ExportsResolver } from './exports/exports.resolver.js';
import { FilesResolver } from './files/files.resolver.js';
import { ImportsResolver } from './imports/imports.resolver.js';
import { DashboardResolver } from './reports/dashboard.resolver.js';
import { PrevYearResolver } from './reports/prevYear.resolver.js';
import { AnalyticsResolver } from './reports/analytics.resolver.js';
import { RemindersResolver } from './reminders/reminders.resolver.js';
import { ReportsResolver } from './reports/reports.resolver.js';
import { ProposalsResolver } from './simulations/proposals.resolver.js';
import { SimulationsResolver } from './simulations/simulations.resolver.js';
import { ManagedUsersResolver } from './users/managedUsers.resolver.js';
import { ShareResolver } from './share/share.resolver.js';
import { UsersResolver } from './users/users.resolver.js';

type ResolverClass = new () => object;

const resolvers: NonEmptyArray<ResolverClass> = [
  AuthResolver,
  PersonalTokensResolver,
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
  MembershipsResolver,
  StatementsResolver,
  ForecastsResolver,
  ImportsResolver,
  FilesResolver,
  ExportsResolver,
  ConsentResolver,
  ListsResolver,
  DashboardResolver,
  PrevYearResolver,
  RemindersResolver,
  ShareResolver,
  ReportsResolver,
  AnalyticsResolver,
  SimulationsResolver,
  ProposalsResolver,
];

let built: GraphQLSchema | undefined;

/**
 * The gateway's schema, made of the classes, every root field guarded. It is built by the first call; nothing changes it
 * afterwards.
 *
 * @throws Error where a root field lacks @rest or its access directive
 */
export function buildGatewaySchema(): GraphQLSchema {
  built ??= guardRootFields(withDirectives(withRoots(buildSchemaSync({ resolvers, validate: false }))));
  return built;
}

/** Describes the root types, for which there is no class. */
function withRoots(schema: GraphQLSchema): GraphQLSchema {
  const described: Readonly<Record<string, string>> = {
    Query:
      'The reads. Each field wraps a call of the REST service, which decides what the caller sees; one that fails is null, and `errors` says why.',
    Mutation:
      'The changes, made one field after the other. A personal token changes nothing, it only asks for exports. One field that is refused refuses them all.',
  };
  return mapSchema(schema, {
    [MapperKind.ROOT_OBJECT]: (type) =>
      new GraphQLObjectType({ ...type.toConfig(), description: described[type.name] ?? null }),
  });
}

/**
 * Adds the definitions of the directives that the classes use. They come after the classes, because @access takes the
 * enum that these made; the standard directives have to be named again (else @include and @skip are unknown).
 */
export function withDirectives(schema: GraphQLSchema): GraphQLSchema {
  const permission = schema.getType('Permission');
  if (!(permission instanceof GraphQLEnumType)) throw new Error('The schema has no enum Permission.');
  const directives = [...specifiedDirectives, ...directiveDefinitions(permission)];
  return new GraphQLSchema({ ...schema.toConfig(), directives });
}
