import 'reflect-metadata';
import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { GraphQLEnumType, GraphQLObjectType, GraphQLSchema, specifiedDirectives } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { directiveDefinitions } from './directives/definitions.js';
import { guardRootFields } from './directives/rootFields.js';
import { resolvers } from './resolvers.js';

let built: GraphQLSchema | undefined;

/** Required by TypeGraphQL for subscriptions, but unused: ours define `subscribe` themselves. */
const noTopics = {
  publish: () => undefined,
  subscribe: (): never => {
    throw new Error('There are no topics.');
  },
};

/**
 * The gateway's schema, built from the resolver classes, with guarded root fields. The first call builds it; it is then
 * cached.
 *
 * @throws Error where a root field lacks @rest or its access directive
 */
export function buildGatewaySchema(): GraphQLSchema {
  built ??= guardRootFields(
    withDirectives(withRoots(buildSchemaSync({ resolvers, validate: false, pubSub: noTopics }))),
  );
  return built;
}

/** Describes the root types, for which there is no class. */
function withRoots(schema: GraphQLSchema): GraphQLSchema {
  const described: Readonly<Record<string, string>> = {
    Query:
      'The reads. Each field wraps a call of the REST service, which decides what the caller sees; one that fails is null, and `errors` says why.',
    Mutation:
      'The changes, made one field after the other. A personal token changes nothing, it only asks for exports. One field that is refused refuses them all.',
    Subscription: 'What changes while somebody looks, as server-sent events at /graphql/stream.',
  };
  return mapSchema(schema, {
    [MapperKind.ROOT_OBJECT]: (type) =>
      new GraphQLObjectType({ ...type.toConfig(), description: described[type.name] ?? null }),
  });
}

/**
 * Adds the definitions of the directives that the classes use. They come after the classes, because @access takes the
 * enum that these register; the standard directives must be listed again (else @include and @skip are unknown).
 */
export function withDirectives(schema: GraphQLSchema): GraphQLSchema {
  const permission = schema.getType('Permission');
  if (!(permission instanceof GraphQLEnumType)) throw new Error('The schema has no enum Permission.');
  const directives = [...specifiedDirectives, ...directiveDefinitions(permission)];
  return new GraphQLSchema({ ...schema.toConfig(), directives });
}
