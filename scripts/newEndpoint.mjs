// npm run new-endpoint -- GET /dealers/{id}/visits --table dealerNotes [--column dealerId]
//   [--what 'The visits to a dealer'] [--name dealerVisits] [--area dealers] [--access accessReport]
// Writes the files of docs/guides/add-an-endpoint.md for a read of a table, as a starting point that compiles, and its rows
// of the access tables, and prints the contracts. Until somebody edits it, a row has its id, and only administrators have
// access.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { root } from './build.mjs';
import { generate } from './codegen.mjs';
import { databaseTables } from './databaseTables.mjs';
import { filesOf, omitted, singular } from './newEndpointFiles.mjs';

const at = (file) => path.join(root, file);
const upperFirst = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const camelCase = (text) => text.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The folder of an area below rest/src: it stands in its quarter. @throws Error if there is no such area */
function restFolderOf(area) {
  const source = at('rest/src');
  if (existsSync(path.join(source, area, 'routes.ts'))) return area;
  const quarter = readdirSync(source).find((each) => existsSync(path.join(source, each, area)));
  if (quarter === undefined)
    throw new Error(`No area of the REST service has this name: ${area}. Name one with --area.`);
  return `${quarter}/${area}`;
}

/** The table of a name. @throws Error that lists the tables if there is none */
function tableNamed(name, tables) {
  const table = tables.find((each) => each.name === name);
  if (table !== undefined) return table;
  const names = tables.map((each) => each.name).sort();
  const asked = name === undefined ? 'Which table does it read?' : `There is no table ${name}.`;
  throw new Error(`${asked} Name one with --table: ${names.join(', ')}.`);
}

/**
 * The parameters of a route by which a table's rows are chosen, with their columns: `id` and `dealerId` of
 * `/dealers/{id}/visits`.
 *
 * @param column the column of the last parameter, where it does not follow from the names
 * @throws Error if the table has no column for the last parameter
 */
function ownersOf(route, table, column) {
  const steps = route.split('/');
  const parameters = steps.flatMap((step, at) => (step.startsWith('{') ? [{ name: step.slice(1, -1), at }] : []));
  const owners = parameters.map(({ name, at }) => {
    const object = `${singular(camelCase(steps[at - 1]))}Id`;
    const guess = [...(name === 'id' ? [] : [name]), object].find((each) => table.columns.includes(each));
    return { parameter: name, column: guess ?? (table.name === 'members' && object === 'dealerId' ? 'id' : undefined) };
  });
  const last = owners.at(-1);
  if (last !== undefined && column !== undefined) last.column = column;
  if (last !== undefined && !table.columns.includes(last.column)) {
    const names = table.columns.join(', ');
    throw new Error(`${table.name} has no column for {${last.parameter}}. Name one with --column: ${names}.`);
  }
  return owners.filter((owner) => owner.column !== undefined);
}

/**
 * The names used in the files of an endpoint, derived from its route and the table that it reads.
 *
 * @param route with parameters in braces: `/dealers/{id}/visits`
 * @param tables the tables of the database (databaseTables.mjs)
 * @throws Error if it is not a path, or names no area, or reads no table
 */
export function planOf(route, tables, { what, name, area, table, column, access = ['accessUsersManager'] } = {}) {
  if (!/^(\/([a-z][\w-]*|\{\w+\}))+$/i.test(route)) throw new Error(`This is no path: ${route}`);
  const names = route.split('/').filter((step) => step !== '' && !step.startsWith('{'));
  const parameters = [...route.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
  const [first = '', last = ''] = [names[0], names.at(-1)].map((word) => camelCase(word ?? ''));
  const things = last;
  const operation = name ?? (first === last ? `list${upperFirst(last)}` : `${singular(first)}${upperFirst(last)}`);
  const source = tableNamed(table, tables);
  return {
    table: source,
    // the member by whose place the rows are cut, where the table has one
    member:
      source.name === 'members'
        ? 'id'
        : Object.keys(source.references).find((each) => source.references[each] === 'members'),
    owners: ownersOf(route, source, column),
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

/** Adds a line after the last one of its kind. @throws Error if there is none */
function withLine(text, added, isKind) {
  const lines = text.split('\n');
  const last = lines.findLastIndex(isKind);
  if (last === -1) throw new Error(`There is no place for ${added.trim()}`);
  return [...lines.slice(0, last + 1), added, ...lines.slice(last + 1)].join('\n');
}

/** Registers a name in a file that lists all of its kind: adds the import, and a line after the last use. */
export function registered(text, importLine, useLine, isUse) {
  return withLine(text, useLine, isUse).replace(/^import /m, `${importLine}\nimport `);
}

/**
 * The entry of an endpoint in rest/src/objects.test.ts (access to objects). For other objects than dealers and campaigns it
 * claims only that an impossible id is answered like a missing one: whose objects they are, is added by hand.
 */
function rowOf(area, [object, second]) {
  if (area === 'dealers' && second === undefined && object !== undefined) return `aDealer('${object}')`;
  if (area !== 'campaigns' || object !== 'id') return '() => ({})';
  return second === undefined ? 'aCampaign()' : second === 'dealerId' ? 'aMembership()' : '() => ({})';
}

/** The existing files that list the endpoint, with their new content, by path. */
export function registrationsOf({ things, area, folder, operation, parameters, route, access }, read) {
  const routes = `${things}Routes`;
  const resolver = `${upperFirst(things)}Resolver`;
  const objects = 'rest/src/objects.test.ts';
  const expected = 'schema/testing/accessTable.ts';
  const permissions = access.map((each) => `'${each}'`).join(', ');
  return {
    ...(parameters.length > 0 && {
      [objects]: read(objects).replace(/^(const onObjects: .*\n)/m, `$1  ${operation}: ${rowOf(area, parameters)},\n`),
    }),
    [expected]: withLine(read(expected), `  'GET ${route}': [${permissions}],`, (line) =>
      /^ {2}'(GET|POST|PUT|PATCH|DELETE) \//.test(line),
    ),
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
      table: { type: 'string' },
      column: { type: 'string' },
      access: { type: 'string', multiple: true },
    },
  });
  const [method, route] = positionals;
  if (method !== 'GET' || route === undefined) {
    throw new Error(
      'npm run new-endpoint -- GET /dealers/{id}/visits --table … [--column …] [--name …] [--area …] [--access …]: reads alone',
    );
  }
  const plan = planOf(route, await databaseTables(), values);
  const files = filesOf(plan);
  const known = Object.keys(files).filter((file) => existsSync(at(file)));
  if (known.length > 0) throw new Error(`There already is ${known.join(', ')}.`);
  const registrations = registrationsOf(plan, (file) => readFileSync(at(file), 'utf8'));
  for (const [file, text] of Object.entries({ ...files, ...registrations })) await write(file, text);
  await generate();
  console.log(`
Next (docs/guides/add-an-endpoint.md): the columns of ${plan.table.name} that one of the ${plan.things} has, who may ask for
them, and the descriptions.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
