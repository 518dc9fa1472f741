import { Kind, parse, type ConstDirectiveNode, type ConstValueNode, type FieldDefinitionNode } from 'graphql';

/** The part of the OpenAPI document that the comparison reads. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly 'x-permissions'?: string | readonly string[];
  readonly 'x-permissions-by-type'?: Readonly<Record<string, readonly string[]>>;
  readonly 'x-effect'?: string;
  readonly 'x-internal'?: boolean;
}

/**
 * A field of Query, Mutation or Subscription (`Query.dealers`), with the routes that it wraps and its declared access.
 */
export interface RootField {
  readonly name: string;
  readonly rest: readonly string[];
  readonly access: readonly string[];
}

const enumName = (permission: string) => permission.replaceAll(/[A-Z]/g, '_$&').toUpperCase();

/** A route's `x-permissions` as the directive of the SDL with the same access. */
function directiveOf(access: string | readonly string[] | undefined): string {
  if (access === undefined) return 'nothing';
  if (typeof access !== 'string') return `@access ${access.map(enumName).sort().join(' ')}`;
  return { public: '@public', signedIn: '@authenticated', account: '@authenticated waiting' }[access] ?? access;
}

/** The directives that a field over a route may have: that of the route, or of one of its types of response. */
function directivesOf({ 'x-permissions': access, 'x-permissions-by-type': byType }: Operation): readonly string[] {
  return byType === undefined ? [directiveOf(access)] : Object.values(byType).map(directiveOf);
}

function argument(directive: ConstDirectiveNode, name: string): ConstValueNode | undefined {
  return directive.arguments?.find((candidate) => candidate.name.value === name)?.value;
}

function text(value: ConstValueNode | undefined): string {
  return value?.kind === Kind.STRING || value?.kind === Kind.ENUM ? value.value : '';
}

function accessOf(directive: ConstDirectiveNode): string[] {
  switch (directive.name.value) {
    case 'public':
      return ['@public'];
    case 'authenticated': {
      const waiting = argument(directive, 'waiting');
      return [waiting?.kind === Kind.BOOLEAN && waiting.value ? '@authenticated waiting' : '@authenticated'];
    }
    case 'access': {
      const list = argument(directive, 'permissions');
      const names = list?.kind === Kind.LIST ? list.values.map(text) : [];
      return [`@access ${names.sort().join(' ')}`];
    }
    default:
      return [];
  }
}

function rootField(type: string, field: FieldDefinitionNode): RootField {
  const directives = field.directives ?? [];
  return {
    name: `${type}.${field.name.value}`,
    rest: directives
      .filter((directive) => directive.name.value === 'rest')
      .map((directive) => `${text(argument(directive, 'method'))} ${text(argument(directive, 'path'))}`),
    access: directives.flatMap(accessOf),
  };
}

/** The root fields of a printed schema. */
export function rootFields(sdl: string): RootField[] {
  return parse(sdl).definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION &&
    ['Query', 'Mutation', 'Subscription'].includes(definition.name.value)
      ? (definition.fields ?? []).map((field) => rootField(definition.name.value, field))
      : [],
  );
}

/**
 * Queries and subscriptions over routes that write, and mutations over none that does. Personal tokens may send queries
 * alone, so a query must not write.
 */
function misplaced({ name, rest }: RootField, routes: ReadonlyMap<string, Operation>): string[] {
  const writes = rest.filter((route) => routes.get(route)?.['x-effect'] === 'write');
  if (!name.startsWith('Mutation.')) return writes.map((route) => `${name} is a query, its route ${route} writes`);
  const known = rest.filter((route) => routes.has(route));
  return known.length > 0 && writes.length === 0 ? [`${name} is a mutation, and no route of it writes`] : [];
}

/**
 * The differences between the two contracts (docs/decisions/0010-three-tiers-one-repository.md): a REST route without a
 * field, a field without a route, different access, a query that writes or a mutation that does not.
 *
 * @returns a sentence for each difference; empty where the tiers agree
 */
export function disagreements(openApi: OpenApi, sdl: string): string[] {
  const routes = new Map<string, Operation>(
    Object.entries(openApi.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    ),
  );
  const fields = rootFields(sdl);
  const wrapped = new Set(fields.flatMap((field) => field.rest));
  return [
    ...fields.filter((field) => field.rest.length === 0).map((field) => `${field.name} names no route`),
    ...fields
      .filter((field) => field.access.length !== 1)
      .map((field) => `${field.name} has ${field.access.length} access directives instead of one`),
    ...[...wrapped].filter((route) => !routes.has(route)).map((route) => `no such route: ${route}`),
    ...[...routes]
      .filter(([route, operation]) => !operation['x-internal'] && !wrapped.has(route))
      .map(([route]) => `no field wraps ${route}`),
    ...[...routes]
      .filter(([, { 'x-permissions': access }]) => access === undefined)
      .map(([route]) => `${route} declares no access`),
    ...fields.flatMap((field) =>
      field.rest.flatMap((route) => {
        const operation = routes.get(route);
        const expected = operation === undefined ? [] : directivesOf(operation);
        return operation === undefined || expected.includes(field.access[0] ?? '')
          ? []
          : [`${field.name} has ${field.access[0]}, its route ${route} has ${expected.join(' or ')}`];
      }),
    ),
    ...fields.flatMap((field) => misplaced(field, routes)),
  ];
}
