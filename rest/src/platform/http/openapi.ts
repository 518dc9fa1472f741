import swagger from '@fastify/swagger';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import { pushFormats } from '@gdd/schema/imports';
import { effectOf, type App } from './routes.js';

/** The prefix that the paths of the specification leave out. */
const prefix = '/api';

const binary = { schema: { type: 'string', format: 'binary' } };

/** A file in a form, and an upload that a JSON body names. */
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

/** The bodies that are files, by what a route takes. */
const bodies = {
  bytes: { 'application/octet-stream': binary },
  file: { ...formOrUpload, 'application/octet-stream': binary },
  lines: { ...formOrUpload, ...Object.fromEntries(Object.keys(pushFormats).map((type) => [type, binary])) },
};

/** A mark in the description of a body that may be missing, until it is written in OpenAPI's own way. */
const optionalBodyMark = 'x-optional-body';

const toJsonSchema = createJsonSchemaTransform({});
const describeSchemas = createJsonSchemaTransformObject({});

/**
 * Describes the routes as OpenAPI 3.1: each with who may call it (`x-permissions`, and by the type that its input names `x-permissions-by-type`), whether it reads or writes
 * (`x-effect`), whether a personal token may not call it although it reads (`x-session-only`) or may although it writes (`x-for-tokens`), with which scope a service account may (`x-scope`), whether it wants a password given a short while ago (`x-recent-password`), whether only the
 * product's own parts call it (`x-internal`), which parameter of its path names its object (`x-object`), what the gateway charges for it where it is heavy (`x-cost`) and whether it waits longer for it than for others (`x-deadline`), and by which
 * query parameter it is asked for many things at once (`x-batched-by`).
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
      const { access, accessByType, sessionOnly, forTokens, scope, recentPassword, internal, takes } = config ?? {};
      const { cost, deadline, batchedBy, object } = config ?? {};
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
          ...(recentPassword === true ? { 'x-recent-password': true } : {}),
          ...(internal === true ? { 'x-internal': true } : {}),
          ...(typeof object === 'string' ? { 'x-object': object } : {}),
          ...(cost === undefined ? {} : { 'x-cost': cost }),
          ...(deadline === undefined ? {} : { 'x-deadline': deadline }),
          ...(batchedBy === undefined ? {} : { 'x-batched-by': batchedBy }),
        },
      };
    },
    transformObject: (document) => {
      // the document that this plugin was asked for is a 3.1 one
      const described = describeSchemas(document) as Partial<OpenAPIV3_1.Document>;
      describeOptionalBodies(described);
      // Every schema comes a second time as an input, under a name that no route refers to: none is a body.
      const schemas = Object.entries(described.components?.schemas ?? {});
      return {
        ...described,
        components: {
          ...described.components,
          schemas: Object.fromEntries(schemas.filter(([name]) => !name.endsWith('Input'))),
        },
      };
    },
  });
}

/** Whether a body may be missing: an empty one is taken (`validation.ts`). */
function isOptional(body: unknown): boolean {
  return body instanceof z.ZodType && body.safeParse({}).success;
}

/** The plugin calls every body required; one that may be missing says so in its schema, and loses the mark here. */
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
