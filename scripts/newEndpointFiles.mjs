// The files of a new endpoint, as newEndpoint.mjs writes them (docs/guides/add-an-endpoint.md).

/** Marks a line of a template that is to be removed. */
export const omitted = '// left out';

const upperFirst = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const literal = (text) => JSON.stringify(text);
export const singular = (word) => word.replace(/ies$/, 'y').replace(/s$/, '');

/** The word for what a parameter of a route names: `dealer` of `/dealers/{id}/visits`. */
const objectOf = (route, parameter) => singular(route.split(`/{${parameter}}`)[0].split('/').at(-1));

/** How the service finds out that what the path names is missing, where it is a dealer or a campaign. */
function parentOf({ owners, table, folder }, source) {
  const owner = owners.at(-1);
  const parent = owner && table.references[owner.column];
  const fromHere = (file) =>
    file.startsWith(`${folder}/`) ? `./${file.slice(folder.length + 1)}` : `${source}${file}`;
  if (parent === 'members')
    return {
      import: `import { dealerById } from '${fromHere('people/dealers/queries.js')}';`,
      isMissing: `(await dealerById(database, caller.member, ${owner.parameter})) === undefined`,
      isCut: true,
    };
  if (parent === 'campaigns')
    return {
      import: `import { campaignExists } from '${fromHere('programme/campaigns/campaign/queries.js')}';`,
      isMissing: `!(await campaignExists(database, ${owner.parameter}))`,
      isCut: false,
    };
  return undefined;
}

/**
 * The test that the rows are those of the table. It begins with a dealer that every test has; of other objects there may be
 * none, so it is left to do.
 */
function rowsTest({ route, parameters, owners, table, things }) {
  const name = `the ${things} are rows of ${table.name}`;
  const isDealer = ({ column }) => table.references[column] === 'members' || table.name === 'members';
  if (owners.length < parameters.length || !owners.every(isDealer)) return `test.todo('${name}');`;
  const chosen = owners.map(({ column, parameter }) => `row.${column} === ${parameter}`).join(' && ');
  return `
      test('${name}', async () => {
        ${parameters.map((each) => `const { id${each === 'id' ? '' : `: ${each}`} } = await service.memberWithCode('DE00001');`).join('\n')}
        const stored = await service.database.select().from(${table.name});
        const response = await service.call('GET', \`/api${route.replaceAll('{', '${')}\`, { as: 'ka.admin' });
        const expected = stored${chosen === '' ? '' : `.filter((row) => ${chosen})`}.map((row) => ({ id: row.id }));
        expect(response.json<{ data: { ${things}: object[] } }>().data.${things}).toEqual(expected);
      });`;
}

/** The content of the new files of an endpoint, by path. */
export function filesOf(plan) {
  const { route, parameters, things, thing, what, operation, area, folder, access, table, member, owners } = plan;
  const source = '../'.repeat(folder.split('/').length);
  const type = upperFirst(thing);
  const rows = `${things}Of`;
  const [object] = parameters;
  const last = parameters.at(-1);
  const all = (each) => parameters.map(each).join(', ');
  const chosen = (each) => owners.map(({ parameter }) => `, ${each(parameter)}`).join('');
  const typed = chosen((parameter) => `${parameter}: number`);
  const isCut = member !== undefined;
  const joinsMember = isCut && table.name !== 'members';
  const conditions = [
    ...(isCut ? ['inSubtreeOf(top)'] : []),
    ...owners.map(({ parameter, column }) => `eq(${table.name}.${column}, ${parameter})`),
  ];
  const operators = [...(conditions.length > 1 ? ['and'] : []), ...(joinsMember || owners.length > 0 ? ['eq'] : [])];
  const where = conditions.length > 1 ? `and(${conditions.join(', ')})` : conditions[0];
  const parent = parentOf(plan, source);
  const withRows = rowsTest(plan);
  const asks = isCut || parent?.isCut;
  const refusals = ["'UNAUTHENTICATED'", "'FORBIDDEN'", ...(object === undefined ? [] : ["'NOT_FOUND'"])].join(', ');
  const sample = route.replaceAll(/\{\w+\}/g, '4');
  const absent = route.replaceAll(/\{\w+\}/g, '2000000000');
  return {
    [`rest/src/${folder}/${things}Queries.ts`]: `
      ${operators.length === 0 ? omitted : `import { ${operators.join(', ')} } from 'drizzle-orm';`}
      import type { Database } from '${source}ground/database/connections/connection.js';
      ${joinsMember ? `import { members } from '${source}ground/database/tables/people/network.js';` : omitted}
      import { ${table.name} } from '${source}ground/database/tables/${table.file}.js';
      ${isCut ? `import { inSubtreeOf, type Place } from '${source}ground/database/scope.js';` : omitted}

      /** The ${things}, ${isCut ? 'cut by the one subtree rule' : 'whoever asks: they belong to no member'}. */
      export function ${rows}(database: Database${isCut ? ', top: Place' : ''}${typed}) {
        return database
          .select({ id: ${table.name}.id })
          .from(${table.name})
          ${joinsMember ? `.innerJoin(members, eq(members.id, ${table.name}.${member}))` : omitted}
          ${where === undefined ? omitted : `.where(${where})`}
          .orderBy(${table.name}.id);
      }`,
    [`rest/src/${folder}/${things}.ts`]: `
      ${asks ? `import type { SignedIn } from '${source}ground/platform/http/caller.js';` : omitted}
      import type { ServiceContext } from '${source}ground/platform/context.js';
      ${last === undefined ? omitted : `import { notFound } from '${source}ground/platform/http/errors.js';`}
      ${parent?.import ?? omitted}
      import { ${rows} } from './${things}Queries.js';

      /**
       * The ${things} that the caller may see.
       ${last === undefined ? omitted : `*\n * @throws Refusal NOT_FOUND for what ${isCut ? 'is not in its subtree' : 'is not there'}`}
       */
      export async function ${operation}({ database }: ServiceContext${asks ? ', caller: SignedIn' : ''}${typed}) {
        ${parent ? `if (${parent.isMissing}) throw notFound();` : omitted}
        const ${things} = await ${rows}(database${isCut ? ', caller.member' : ''}${chosen((parameter) => parameter)});
        ${last === undefined || parent ? omitted : `if (${things}.length === 0) throw notFound();`}
        return ${things};
      }`,
    [`rest/src/${folder}/${things}Routes.ts`]: `
      import { z } from 'zod';
      import type { ServiceContext } from '${source}ground/platform/context.js';
      import { ${object === undefined ? '' : 'pathId, '}refusals, ${asks ? 'signedInCallerOf, ' : ''}success, successOf, type App } from '${source}ground/platform/http/routes.js';
      import { ${operation} } from './${things}.js';

      const ${thing} = z.object({ id: z.number().int() }).meta({ id: '${type}' });

      /** The ${things} (specification, section 7). */
      export function ${things}Routes(app: App, context: ServiceContext): void {
        app.get(
          '${route.replaceAll(/\{(\w+)\}/g, ':$1')}',
          {
            config: { access: [${access.map((each) => `'${each}'`).join(', ')}]${object === undefined ? '' : `, object: '${parameters.at(-1)}'`} },
            schema: {
              operationId: '${operation}',
              summary: ${literal(what)},
              ${isCut ? "description: 'Those of the caller’s subtree.'," : omitted}
              tags: ['${area}'],
              ${object === undefined ? omitted : `params: z.object({ ${all((each) => `${each}: pathId`)} }),`}
              response: { 200: successOf(z.object({ ${things}: z.array(${thing}) })), ...refusals(${refusals}) },
            },
          },
          async (request) => success({ ${things}: await ${operation}(context${asks ? ', signedInCallerOf(request)' : ''}${chosen((parameter) => `request.params.${parameter}`)}) }),
        );
      }`,
    [`rest/src/${folder}/${things}.test.ts`]: `
      import { afterAll, beforeAll, expect, test } from '@jest/globals';
      ${withRows.includes('todo') ? omitted : `import { ${table.name} } from '${source}ground/database/tables/${table.file}.js';`}
      import { openTestApp, type TestApp } from '${source}testing/app/testApp.js';

      let service: TestApp;
      beforeAll(async () => {
        service = await openTestApp();
      });
      afterAll(() => service.close());

      ${withRows}
      ${
        object === undefined
          ? ''
          : `
      test('what is not there has no ${things}', async () => {
        expect((await service.call('GET', '/api${absent}', { as: 'ka.admin' })).statusCode).toBe(404);
      });`
      }`,
    [`gateway/src/${area}/${things}.types.ts`]: `
      import { ObjectType } from 'type-graphql';
      import { id } from '../schema/fields.js';

      @ObjectType({ description: 'One of the ${things}.', simpleResolvers: true })
      export class ${type} {
        @id('The id.') id: number;
      }`,
    [`gateway/src/${area}/${things}.resolver.ts`]: `
      import { Resolver } from 'type-graphql';
      import { RestQuery } from '../directives/operations.js';
      import { ${object === undefined ? '' : 'PathId, '}Upstream } from '../schema/arguments.js';
      import * as rest from '../upstream/endpoints.generated.js';
      import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
      import { ${type} } from './${things}.types.js';

      @Resolver()
      export class ${upperFirst(things)}Resolver {
        @RestQuery(() => [${type}], rest.${operation})
        async ${operation}(
          ${parameters.map((each) => `@PathId('${objectOf(route, each)}'${each === 'id' ? '' : `, '${each}'`}) ${each}: number,`).join('\n')}
          @Upstream() upstream: UpstreamRequest,
        ): Promise<${type}[]> {
          return (await upstream.call(rest.${operation}, ${object === undefined ? '{}' : `{ path: { ${all((each) => each)} } }`})).data.${things};
        }
      }`,
    [`gateway/src/${area}/${things}.test.ts`]: `
      import { beforeEach, expect, test } from '@jest/globals';
      import { ContractResponses } from '../test/contractResponses.js';
      import { startStubbedGateway } from '../test/stubbedGateway.js';
      import { userWith } from '../test/stubUpstream.js';

      const { upstream, gateway } = await startStubbedGateway();
      beforeEach(() => void upstream.onOthers(new ContractResponses().responder(2, userWith('KA Administrator'))));

      test('the ${things} are those that the REST service answers', async () => {
        const { data } = await gateway.send('{ ${operation}${object === undefined ? '' : `(${all((each) => `${each}: 4`)})`} { id } }');
        const one = { id: expect.any(String) };
        expect(data).toEqual({ ${operation}: [one, one] });
        expect(upstream.calls).toContain('GET ${sample}');
      });`,
    [`client/src/features/${area}/${upperFirst(things)}.graphql`]: `
      query ${upperFirst(operation)}${object === undefined ? '' : `(${all((each) => `$${each}: ID!`)})`} {
        ${operation}${object === undefined ? '' : `(${all((each) => `${each}: $${each}`)})`} { id }
      }`,
  };
}
