import { isSameViewName, listLimits, listNames } from '@gdd/schema/lists';
import { z } from 'zod';
import type { ServiceContext } from '../../ground/platform/context.js';
import { line } from '../../ground/platform/http/inputs.js';
import {
  nothing,
  refusals,
  signedInCallerOf,
  success,
  successOf,
  type App,
} from '../../ground/platform/http/routes.js';
import { storeListSettings, ownListSettings } from './service.js';

const tags = ['lists'];

const listName = z.enum(listNames);

const field = z.string().regex(new RegExp(`^[A-Za-z]\\w{0,${listLimits.fieldLength - 1}}$`));
const fields = z
  .array(field)
  .max(listLimits.columns)
  .refine((all) => new Set(all).size === all.length);

const columns = z.strictObject({
  order: fields.describe('Fields in the order of the person; empty: in that of the list'),
  hidden: fields,
  widths: z
    .array(z.strictObject({ field, width: z.number().int().min(listLimits.width.least).max(listLimits.width.most) }))
    .max(listLimits.columns)
    .refine((all) => new Set(all.map((each) => each.field)).size === all.length)
    .describe('Pixels of the columns that were drawn wider or narrower'),
});

const view = z.strictObject({
  name: line(listLimits.viewNameLength),
  query: z
    .string()
    .max(listLimits.viewQueryLength)
    .regex(/^(\?[!-~]+)?$/)
    .describe('Filters, search and order as in the address of the list; empty: none'),
});

const views = z
  .array(view)
  .max(listLimits.views)
  .refine((all) => all.every(({ name }, place) => all.findIndex((other) => isSameViewName(other.name, name)) === place))
  .describe('Each name once, whatever its case');

const settings = z
  .object({
    list: listName,
    columns: z.object({
      order: z.array(z.string()).describe('Fields in the order of the person; empty: in that of the list'),
      hidden: z.array(z.string()),
      widths: z.array(z.object({ field: z.string(), width: z.number().int().describe('Pixels') })),
    }),
    views: z.array(
      z.object({ name: z.string(), query: z.string().describe('Filters, search and order; empty: none') }),
    ),
  })
  .meta({ id: 'ListSettings' });

/** Routes of the caller's list settings. */
export function listRoutes(app: App, context: ServiceContext): void {
  app.get(
    '/user/lists',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'listSettings',
        summary: 'The own columns and views of lists',
        description: 'Of the lists that have some.',
        tags,
        response: {
          200: successOf(z.object({ lists: z.array(settings) })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN'),
        },
      },
    },
    async (request) => success({ lists: await ownListSettings(context, signedInCallerOf(request)) }),
  );

  app.put(
    '/user/lists/:list/columns',
    {
      config: { access: 'signedIn', object: null },
      schema: {
        operationId: 'setListColumns',
        summary: 'Keep the own columns of a list',
        description: 'All of them anew; the last write holds.',
        tags,
        params: z.object({ list: listName }),
        body: z.strictObject({ columns }),
        response: { 200: nothing, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request) => {
      await storeListSettings(context, signedInCallerOf(request), request.params.list, request.body);
      return success({});
    },
  );

  app.put(
    '/user/lists/:list/views',
    {
      config: { access: 'signedIn', object: null },
      schema: {
        operationId: 'setListViews',
        summary: 'Keep the own views of a list',
        description: `All of them anew, at most ${listLimits.views}; the last write holds.`,
        tags,
        params: z.object({ list: listName }),
        body: z.strictObject({ views }),
        response: { 200: nothing, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request) => {
      await storeListSettings(context, signedInCallerOf(request), request.params.list, request.body);
      return success({});
    },
  );
}
