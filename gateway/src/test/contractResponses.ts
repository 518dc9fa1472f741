import { readFileSync } from 'node:fs';
import path from 'node:path';
import { permissionsOf, roles, type Access, type Role } from '@gdd/schema/permissions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRecord } from '../upstream/record.js';
import { userWith } from './stubUpstream.js';

/** The part of JSON Schema that the REST service's description uses, from which a response can be made. */
interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content?: { readonly 'application/json'?: { readonly schema: Schema } } }>
  >;
}

const texts: Readonly<Record<string, string>> = { date: '2025-01-31', 'date-time': '2025-01-31T10:00:00.000Z' };

/** The requested shape of a response. */
interface ResponseShape {
  readonly items: number;
  readonly type: string | undefined;
}

/** The greatest number of items in a list within a list. */
const itemsWithin = 3;

/** A user with this access: an administrator where that role has it, else the first role that does. */
export function userAllowed(access: Access): object {
  const suffices = (role: Role) =>
    !Array.isArray(access) || permissionsOf([role]).some((each) => access.includes(each));
  const role = (['KA Administrator', ...roles] as const).find(suffices);
  if (!role) throw new Error('No role has this access.');
  return userWith(role);
}

const file = path.resolve(import.meta.dirname, '../../../schema/rest.openapi.json');
const description = JSON.parse(readFileSync(file, 'utf8')) as Document;
// Literal segments take precedence over parameters: `/dealers/table` must not match `/dealers/{id}`.
const routes = Object.entries(description.paths)
  .flatMap(([route, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${route}`))
  .sort((a, b) => parametersIn(a) - parametersIn(b))
  .map((name) => ({ name, pattern: patternOf(name) }));
const routeByCall = new Map<string, string | undefined>();

/** Responses generated from the OpenAPI description of the REST service. */
export class ContractResponses {
  private lastId = 0;

  /** The route of the description that a call reaches: `GET /dealers/4` → `GET /dealers/{id}`. */
  routeOf(call: string): string | undefined {
    if (!routeByCall.has(call)) routeByCall.set(call, routes.find(({ pattern }) => pattern.test(call))?.name);
    return routeByCall.get(call);
  }

  /**
   * A successful response of a route.
   *
   * @param items the length of its lists; each item has another id
   * @param type the requested type of response, where the route has several
   */
  response(route: string, items: number, type?: string): { readonly status: number; readonly body: unknown } {
    const [method = '', template = ''] = route.split(' ');
    const { responses } = description.paths[template]?.[method.toLowerCase()] ?? { responses: {} };
    const status = Object.keys(responses).find((each) => each.startsWith('2')) ?? '200';
    const schema = responses[status]?.content?.['application/json']?.schema ?? {};
    return { status: Number(status), body: this.value(schema, '', { items, type }) };
  }

  /**
   * A responder to every call by the description.
   *
   * @param items the length of lists; a request with `ids` gets exactly one item for each
   * @param user the caller
   */
  responder(items: number, user: object): (request: FastifyRequest, reply: FastifyReply) => unknown {
    return (request, reply) => {
      const call = `${request.method} ${request.url.split('?', 1)[0]?.replace(/^\/api/, '')}`;
      const route = this.routeOf(call);
      if (route === undefined) return reply.code(404).send('');
      if (route === 'GET /user') return user;
      const { ids } = request.query as { readonly ids?: string };
      const requestedIds = ids?.split(',').map(Number);
      const { data } = (request.body ?? {}) as { readonly data?: { readonly type?: string } };
      const { status, body } = this.response(route, requestedIds?.length ?? items, data?.type);
      if (requestedIds) setItemIds(body, requestedIds);
      return reply.code(status).send(body);
    };
  }

  private value(schema: Schema, name: string, shape: ResponseShape): unknown {
    if (schema.$ref !== undefined) return this.value(this.referred(schema.$ref), name, shape);
    if (schema.anyOf) return this.value(schema.anyOf[0] ?? {}, name, shape);
    if (schema.oneOf) return this.value(this.ofType(schema.oneOf, shape.type), name, shape);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[0];
    const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
    switch (type) {
      case 'object':
        return this.record(schema.properties ?? {}, shape);
      case 'array': {
        const inner = { ...shape, items: Math.min(shape.items, itemsWithin) };
        return Array.from({ length: shape.items }, () => this.value(schema.items ?? {}, name, inner));
      }
      case 'integer':
      case 'number':
        return /^id$|Id$/.test(name) ? (this.lastId += 1) : Math.max(1, schema.minimum ?? 1);
      case 'boolean':
        return true;
      case 'string':
        return texts[schema.format ?? ''] ?? '1';
      default:
        return null;
    }
  }

  /** The schema among these of the requested type of response; the first where none is requested. */
  private ofType(choices: readonly Schema[], type: string | undefined): Schema {
    const referred = choices.map((choice) => (choice.$ref === undefined ? choice : this.referred(choice.$ref)));
    return referred.find(({ properties }) => properties?.['type']?.const === type) ?? referred[0] ?? {};
  }

  private record(properties: Readonly<Record<string, Schema>>, shape: ResponseShape): object {
    return Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, this.value(schema, name, shape)]),
    );
  }

  private referred(reference: string): Schema {
    const schema = description.components.schemas[reference.replace('#/components/schemas/', '')];
    if (!schema) throw new Error(`The description has no ${reference}.`);
    return schema;
  }
}

function parametersIn(route: string): number {
  return route.split('{').length - 1;
}

function patternOf(route: string): RegExp {
  return new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}$`);
}

/** Sets the requested ids on the items of the only list in a response, in the first property named as an id. */
function setItemIds(body: unknown, ids: readonly number[]): void {
  const data = isRecord(body) && isRecord(body['data']) ? Object.values(body['data']) : [];
  const items: readonly unknown[] = data.find((each) => Array.isArray(each)) ?? [];
  for (const [index, item] of items.entries()) {
    if (!isRecord(item)) continue;
    const key = Object.keys(item).find((name) => /^id$|Id$/.test(name));
    if (key !== undefined) item[key] = ids[index];
  }
}
