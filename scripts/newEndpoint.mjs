// npm run new-endpoint -- GET /dealers/{id}/visits [--what 'The visits to a dealer'] [--name dealerVisits]
//   [--area dealers] [--access accessReport]
// Writes the files of docs/guides/add-an-endpoint.md for a read, as a starting point that compiles: until they are
// edited, the rows are the members of the caller's subtree, and only administrators have access.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { root } from './build.mjs';

/** Marks a line of a template that is to be removed. */
const omitted = '// left out';

const at = (file) => path.join(root, file);
const upperFirst = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const literal = (text) => JSON.stringify(text);
const camelCase = (text) => text.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
const singular = (word) => word.replace(/ies$/, 'y').replace(/s$/, '');

/** The folder of an area below rest/src: it stands in its quarter. @throws Error if there is no such area */
function restFolderOf(area) {
  const source = at('rest/src');
  if (existsSync(path.join(source, area, 'routes.ts'))) return area;
  const quarter = readdirSync(source).find((each) => existsSync(path.join(source, each, area)));
  if (quarter === undefined)
    throw new Error(`No area of the REST service has this name: ${area}. Name one with --area.`);
  return `${quarter}/${area}`;
}

/**
 * The names used in the files of an endpoint, derived from its route.
 *
 * @param route with parameters in braces: `/dealers/{id}/visits`
 * @throws Error if it is not a path, or names no area
 */
export function planOf(route, { what, name, area, access = ['accessUsersManager'] } = {}) {
  if (!/^(\/([a-z][\w-]*|\{\w+\}))+$/i.test(route)) throw new Error(`This is no path: ${route}`);
  const names = route.split('/').filter((step) => step !== '' && !step.startsWith('{'));
  const parameters = [...route.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
  const [first = '', last = ''] = [names[0], names.at(-1)].map((word) => camelCase(word ?? ''));
  const things = last;
  const operation = name ?? (first === last ? `list${upperFirst(last)}` : `${singular(first)}${upperFirst(last)}`);
  return {
    route,
    parameters,
    things,
    thing: singular(things),
    what: what ?? `The ${things}`,
    operation,
    area: area ?? first,
    folder: restFolderOf(area ?? first),
    access,
  };
}

/** The content of the new files of an endpoint, by path. */
export function filesOf({ route, parameters, things, thing, what, operation, area, folder, access }) {
  const source = '../'.repeat(folder.split('/').length);
  const type = upperFirst(thing);
  const rows = `${things}Of`;
  const [object] = parameters;
  const all = (each) => parameters.map(each).join(', ');
  const typed = object === undefined ? '' : `, ${object}: number`;
  const refusals = ["'UNAUTHENTICATED'", "'FORBIDDEN'", ...(object === undefined ? [] : ["'NOT_FOUND'"])].join(', ');
  const sample = route.replaceAll(/\{\w+\}/g, '4');
  const absent = route.replaceAll(/\{\w+\}/g, '2000000000');
  return {
    [`rest/src/${folder}/${things}Queries.ts`]: `
      ${object === undefined ? omitted : "import { and, eq } from 'drizzle-orm';"}
      import type { Database } from '${source}ground/database/connections/connection.js';
      import { members } from '${source}ground/database/tables/people/network.js';
      import { inSubtreeOf, type Place } from '${source}ground/database/scope.js';

      /** The ${things}, cut by the one subtree rule. */
      export function ${rows}(database: Database, top: Place${typed}) {
        return database
          .select({ id: members.id })
          .from(members)
          .where(${object === undefined ? 'inSubtreeOf(top)' : `and(inSubtreeOf(top), eq(members.id, ${object}))`})
          .orderBy(members.id);
      }`,
    [`rest/src/${folder}/${things}.ts`]: `
      import type { SignedIn } from '${source}ground/platform/http/caller.js';
      import type { ServiceContext } from '${source}ground/platform/context.js';
      ${object === undefined ? omitted : "import { notFound } from '${source}ground/platform/http/errors.js';"}
      import { ${rows} } from './${things}Queries.js';

      /**
       * The ${things} that the caller may see.
       ${object === undefined ? omitted : `*\n * @throws Refusal NOT_FOUND for what is not in its subtree`}
       */
      export async function ${operation}({ database }: ServiceContext, caller: SignedIn${typed}) {
        const ${things} = await ${rows}(database, caller.member${object === undefined ? '' : `, ${object}`});
        ${object === undefined ? omitted : `if (${things}.length === 0) throw notFound();`}
        return ${things};
      }`,
    [`rest/src/${folder}/${things}Routes.ts`]: `
      import { z } from 'zod';
      import type { ServiceContext } from '${source}ground/platform/context.js';
      import { ${object === undefined ? '' : 'pathId, '}refusals, signedInCallerOf, success, successOf, type App } from '${source}ground/platform/http/routes.js';
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
              description: 'Those of the caller’s subtree.',
              tags: ['${area}'],
              ${object === undefined ? omitted : `params: z.object({ ${all((each) => `${each}: pathId`)} }),`}
              response: { 200: successOf(z.object({ ${things}: z.array(${thing}) })), ...refusals(${refusals}) },
            },
          },
          async (request) => success({ ${things}: await ${operation}(context, signedInCallerOf(request)${object === undefined ? '' : `, request.params.${object}`}) }),
        );
      }`,
    [`rest/src/${folder}/${things}.test.ts`]: `
      import { afterAll, beforeAll, expect, test } from '@jest/globals';
      import { openTestApp, type TestApp } from '${source}testing/app/testApp.js';

      let service: TestApp;
      beforeAll(async () => {
        service = await openTestApp();
      });
      afterAll(() => service.close());

      test('the ${things} are answered ${object === undefined ? 'to whoever may see them' : 'of what is there'}', async () => {
        ${object === undefined ? omitted : "const { id } = await service.memberWithCode('DE00001');"}
        const response = await service.call('GET', ${object === undefined ? `'/api${route}'` : `\`/api${route.replaceAll(/\{\w+\}/g, '${id}')}\``}, { as: 'ka.admin' });
        expect(response.json<{ data: { ${things}: object[] } }>().data.${things}).${object === undefined ? 'not.toEqual([])' : 'toEqual([{ id }])'};
      });
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
        @id('Its number.') id: number;
      }`,
    [`gateway/src/${area}/${things}.resolver.ts`]: `
      import { ${object === undefined ? '' : 'Arg, '}Ctx, ${object === undefined ? '' : 'ID, '}Query, Resolver } from 'type-graphql';
      import type { GatewayContext } from '../context.js';
      import { Rest } from '../directives/decorators.js';
      ${object === undefined ? omitted : "import { pathId } from '../schema/ids.js';"}
      import { ${operation} } from '../upstream/endpoints.generated.js';
      import { ${type} } from './${things}.types.js';

      @Resolver()
      export class ${upperFirst(things)}Resolver {
        @Query(() => [${type}], { nullable: true, description: ${literal(`${what}.`)} })
        @Rest(${operation})
        async ${operation}(
          ${parameters.map((each) => `@Arg('${each}', () => ID, { description: 'The number of what they belong to.' }) ${each}: string,`).join('\n')}
          @Ctx() { upstream }: GatewayContext,
        ): Promise<${type}[]> {
          const call = ${object === undefined ? '{}' : `{ path: { ${all((each) => `${each}: pathId(${each})`)} } }`};
          return (await upstream.call(${operation}, call)).data.${things};
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

/** Registers a name in a file that lists all of its kind: adds the import, and a line after the last use. */
export function registered(text, importLine, useLine, isUse) {
  const lines = text.split('\n');
  const lastUse = lines.findLastIndex(isUse);
  const firstImport = lines.findIndex((line) => line.startsWith('import '));
  if (lastUse === -1 || firstImport === -1) throw new Error('There is no place for it.');
  return [
    ...lines.slice(0, firstImport),
    importLine,
    ...lines.slice(firstImport, lastUse + 1),
    useLine,
    ...lines.slice(lastUse + 1),
  ].join('\n');
}

/**
 * The entry of an endpoint in rest/src/objects.test.ts (access to objects), if it follows from the area and parameters;
 * undefined if it must be written by hand.
 */
function rowOf(area, [object, second]) {
  if (area === 'dealers' && second === undefined && object !== undefined) return `aDealer('${object}')`;
  if (area !== 'campaigns' || object !== 'id') return undefined;
  return second === undefined ? 'aCampaign()' : second === 'dealerId' ? 'aMembership()' : undefined;
}

/** The existing files that list the endpoint, with their new content, by path. */
export function registrationsOf({ things, area, folder, operation, parameters }, read) {
  const routes = `${things}Routes`;
  const resolver = `${upperFirst(things)}Resolver`;
  const objects = 'rest/src/objects.test.ts';
  const row = rowOf(area, parameters);
  return {
    ...(row && {
      [objects]: read(objects).replace(/^(const onObjects: .*\n)/m, `$1  ${operation}: ${row},\n`),
    }),
    'rest/src/areas.ts': registered(
      read('rest/src/areas.ts'),
      `import { ${routes} } from './${folder}/${routes}.js';`,
      `  ({ api, context }) => ${routes}(api, context),`,
      (line) => /=> \w+Routes\(api, context/.test(line),
    ),
    'gateway/src/resolvers.ts': registered(
      read('gateway/src/resolvers.ts'),
      `import { ${resolver} } from './${area}/${things}.resolver.js';`,
      `  ${resolver},`,
      (line) => /^ {2}\w+Resolver,$/.test(line),
    ),
  };
}

const withoutOmitted = (text) =>
  text
    .split('\n')
    .filter((line) => !line.includes(omitted))
    .join('\n');

async function write(file, text) {
  const options = await resolveConfig(at(file));
  writeFileSync(at(file), await format(withoutOmitted(text), { ...options, filepath: at(file) }));
  console.log(`  ${file}`);
}

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      what: { type: 'string' },
      name: { type: 'string' },
      area: { type: 'string' },
      access: { type: 'string', multiple: true },
    },
  });
  const [method, route] = positionals;
  if (method !== 'GET' || route === undefined) {
    throw new Error('npm run new-endpoint -- GET /dealers/{id}/visits [--name …] [--area …] [--access …]: reads alone');
  }
  const plan = planOf(route, values);
  const files = filesOf(plan);
  const known = Object.keys(files).filter((file) => existsSync(at(file)));
  if (known.length > 0) throw new Error(`There already is ${known.join(', ')}.`);
  const registrations = registrationsOf(plan, (file) => readFileSync(at(file), 'utf8'));
  for (const [file, text] of Object.entries({ ...files, ...registrations })) await write(file, text);
  console.log(`
Now npm run codegen, then fill in what is asked (docs/guides/add-an-endpoint.md): the query, what one of the ${plan.things} is,
who may ask, and the descriptions. A path that names an object has its row in rest/src/objects.test.ts.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
