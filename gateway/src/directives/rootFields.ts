import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import { enumName } from '@gdd/schema/graphqlNames';
import type { Access, Permission } from '@gdd/schema/permissions';
import { defaultFieldResolver, type GraphQLFieldConfig, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context.js';

type Arguments = Record<string, unknown>;
type RootField = GraphQLFieldConfig<unknown, GatewayContext, Arguments>;
type Directable = Parameters<typeof getDirective>[1];

const guide = '(docs/guides/add-an-endpoint.md, step 8)';

/** A root field with missing or contradictory directives; `printSchema` prints only the message. */
export class DirectiveError extends Error {}

/**
 * Enforces the access directive of every root field: its resolver runs only if the access decision of the operation
 * allows it, and its description names the requirement. Fields below the root are not checked.
 *
 * @throws DirectiveError naming the field that lacks @rest, or does not have exactly one of @access, @authenticated and
 *   @public
 */
export function guardRootFields(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.ROOT_FIELD]: (field: RootField, fieldName, typeName) => {
      const access = declaredAccess(schema, field, `${typeName}.${fieldName}`);
      const resolve = field.resolve ?? defaultFieldResolver;
      return {
        ...field,
        description: [field.description, requirement(access)].filter(Boolean).join(' '),
        resolve: (source: unknown, args: Arguments, context: GatewayContext, info: GraphQLResolveInfo): unknown => {
          context.access.check(fieldName);
          return resolve(source, args, context, info);
        },
      };
    },
  });
}

/** The access that each root field declares, by its name. */
export function accessByRootField(schema: GraphQLSchema): ReadonlyMap<string, Access> {
  return new Map(rootFields(schema).map(([name, field]) => [name, declaredAccess(schema, field, name)]));
}

/** The root fields of the share pages (specification, section 7): public, with only calls below /share. */
export function shareFields(schema: GraphQLSchema): ReadonlySet<string> {
  const shared = rootFields(schema).filter(([, field]) => {
    const calls = getDirective(schema, field, 'rest') ?? [];
    return calls.every(({ path }) => String(path).startsWith('/share/')) && getDirective(schema, field, 'public')?.[0];
  });
  return new Set(shared.map(([name]) => name));
}

function rootFields(schema: GraphQLSchema) {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    type ? Object.entries(type.getFields()) : [],
  );
}

function declaredAccess(schema: GraphQLSchema, field: Directable, name: string): Access {
  const uses = (directive: string) => getDirective(schema, field, directive) ?? [];
  const [access, authenticated, open] = [uses('access'), uses('authenticated'), uses('public')];
  if (access.length + authenticated.length + open.length !== 1) {
    throw new DirectiveError(`${name} must have exactly one of @access, @authenticated and @public ${guide}.`);
  }
  if (uses('rest').length === 0) throw new DirectiveError(`${name} has no @rest ${guide}.`);
  if (open.length === 1) return 'public';
  if (authenticated[0]) return authenticated[0]['waiting'] === true ? 'account' : 'signedIn';
  const permissions = (access[0]?.['permissions'] ?? []) as readonly Permission[];
  if (permissions.length === 0) throw new DirectiveError(`${name} has an @access without permissions ${guide}.`);
  return permissions;
}

function requirement(access: Access): string {
  if (access === 'public') return 'Requires nothing: public.';
  if (access === 'account') return 'Requires a session.';
  if (access === 'signedIn') return 'Requires a session of a user with a role and a member.';
  return `Requires ${access.map(enumName).join(' or ')}.`;
}
