import swagger from '@fastify/swagger';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import { pushFormats } from '@gdd/schema/imports';
import { effectOf, type App } from './routes.js';

/** The prefix that is omitted from the documented paths, because it is in `servers`. */
const prefix = '/api';

const binary = { schema: { type: 'string', format: 'binary' } };

/** Alternative bodies for a file: a multipart form, or the id of an upload in JSON. */
const formOrUpload = {
  'multipart/form-data': {
    schema: { type: 'object', properties: { file: binary.schema }, required: ['file'], additionalProperties: false },
  },
  'application/json': {
    schema: {
      type: 'object',
      properties: { upload: { type: 'integer', description: 'The id of an upload' } },
      required: ['upload'],
      additionalProperties: false,
    },
  },
};

/** The OpenAPI content of bodies that are files, by the `takes` of a route. */
const bodies = {
  bytes: { 'application/octet-stream': binary },
  file: { ...formOrUpload, 'application/octet-stream': binary },
  lines: { ...formOrUpload, ...Object.fromEntries(Object.keys(pushFormats).map((type) => [type, binary])) },
};

/** A temporary mark in the schema of an optional body, replaced by `required: false` in `describeOptionalBodies`. */
const optionalBodyMark = 'x-optional-body';

const toJsonSchema = createJsonSchemaTransform({});
const describeSchemas = createJsonSchemaTransformObject({});

/**
 * Describes the routes as OpenAPI 3.1, with the settings of each route (`FastifyContextConfig` in `routes.ts`) as
 * extensions: `x-permissions` (access), `x-permissions-by-type` (accessByType), `x-effect`, `x-session-only`,
 * `x-for-tokens`, `x-scope`, `x-own-scope`, `x-step-up`, `x-internal`, `x-object`, `x-file`, `x-cost`, `x-deadline` and
 * `x-batched-by`.
 */
export async function describeRoutes(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Dealer programme', version: '1.0.0', description: 'The REST service of the dealer portal.' },
      servers: [{ url: prefix }],
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description:
              'The api_token of POST /login; for what reads, and to ask for exports, a personal token of POST /user/tokens as well.',
          },
        },
      },
    },
    transform: (route) => {
      const { schema, url } = toJsonSchema(route);
      const { config } = route.route;
      const { access, accessByType, sessionOnly, forTokens, scope, ownScope, stepUp, internal, takes } = config ?? {};
      const { cost, deadline, batchedBy, object, file } = config ?? {};
      const method = String(route.route.method);
      return {
        url: url.startsWith(`${prefix}/`) ? url.slice(prefix.length) : url,
        schema: {
          ...schema,
          ...(takes === undefined ? {} : { body: { content: bodies[takes] } }),
          ...(isOptional(route.schema?.body)
            ? { body: { ...(schema?.body as object), [optionalBodyMark]: true } }
            : {}),
          ...(url.startsWith(`${prefix}/`) ? {} : { servers: [{ url: '/' }] }),
          ...(access === 'public' ? {} : { security: [{ bearer: [] }] }),
          'x-permissions': access,
          ...(accessByType === undefined ? {} : { 'x-permissions-by-type': accessByType }),
          'x-effect': effectOf(config, method),
          ...(sessionOnly === true ? { 'x-session-only': true } : {}),
          ...(forTokens === true ? { 'x-for-tokens': true } : {}),
          ...(scope === undefined ? {} : { 'x-scope': scope }),
          ...(ownScope === true ? { 'x-own-scope': true } : {}),
          ...(stepUp === true ? { 'x-step-up': true } : {}),
          ...(internal === true ? { 'x-internal': true } : {}),
          ...(typeof object === 'string' ? { 'x-object': object } : {}),
          ...(file === undefined ? {} : { 'x-file': file }),
          ...(cost === undefined ? {} : { 'x-cost': cost }),
          ...(deadline === undefined ? {} : { 'x-deadline': deadline }),
          ...(batchedBy === undefined ? {} : { 'x-batched-by': batchedBy }),
        },
      };
    },
    transformObject: (document) => {
      // the options above request a 3.1 document
      const described = describeSchemas(document) as Partial<OpenAPIV3_1.Document>;
      describeOptionalBodies(described);
      // the library adds a second, unreferenced version of each schema for inputs
      const schemas = Object.entries(described.components?.schemas ?? {}).filter(([name]) => !name.endsWith('Input'));
      // by name: the order in which modules are loaded says nothing
      const ordered = schemas.toSorted(([a], [b]) => (a < b ? -1 : 1));
      return { ...described, components: { ...described.components, schemas: Object.fromEntries(ordered) } };
    },
  });
}

/** Whether a body is optional: a missing one is validated as `{}` (`validation.ts`). */
function isOptional(body: unknown): boolean {
  return body instanceof z.ZodType && body.safeParse({}).success;
}

/** Declares the marked bodies as optional, because the plugin declares every body as required; removes the mark. */
function describeOptionalBodies({ paths = {} }: Partial<OpenAPIV3_1.Document>): void {
  for (const path of Object.values(paths)) {
    for (const operation of Object.values(path ?? {})) {
      const body = (operation as OpenAPIV3_1.OperationObject).requestBody;
      const schema = body && 'content' in body ? body.content['application/json']?.schema : undefined;
      if (body === undefined || schema === undefined || !(optionalBodyMark in schema)) continue;
      delete schema[optionalBodyMark as keyof typeof schema];
      Object.assign(body, { required: false });
    }
  }
}
