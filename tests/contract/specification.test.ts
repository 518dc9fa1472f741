import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { rootFields, type OpenApi } from './agreement.js';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** A row of one of the page's tables: its cells as they are written. */
interface Row {
  readonly section: string;
  readonly cells: readonly string[];
}

/** The rows of all tables of a page, without their heads. */
function rowsOf(page: string): readonly Row[] {
  let section = '';
  return page.split('\n').flatMap((line, index, lines) => {
    if (line.startsWith('## ')) section = line.slice(3);
    const isHead = /^\|[\s|:-]+\|$/.test(lines[index + 1] ?? '');
    if (!line.startsWith('|') || isHead || /^\|[\s|:-]+\|$/.test(line)) return [];
    const cells = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return [{ section, cells }];
  });
}

const rows = rowsOf(read('docs/specification.md'));
const of = (section: string) => rows.filter((row) => row.section.startsWith(section));

/** The texts in backticks that look like a file or a folder of the repository. */
const filesIn = (cell: string) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).filter((name) => /^[a-z]+\/[\w./-]+$/.test(name));

const textOf = (cell: string) => cell.replaceAll('`', '');
const plain = (text: string) => text.toLowerCase().replaceAll('’', "'").replaceAll("\\'", "'");

test('of a page without its items nothing is read', () => {
  expect(rowsOf('## 7. Calls\n\n| call | field |\n| --- | --- |\n| `GET /user` | `user` |\n')).toEqual([
    { section: '7. Calls', cells: ['`GET /user`', '`user`'] },
  ]);
});

test('no item is open, no cell is empty', () => {
  expect(rows.length).toBeGreaterThan(150);
  expect(rows.filter(({ cells }) => cells.some((cell) => cell === '' || cell === 'open'))).toEqual([]);
});

test('each file that is named exists', () => {
  const named = rows.flatMap(({ cells }) => cells.flatMap(filesIn));
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

/** Text → a pattern of it, in which a parameter is what a test writes for it: a value, or `${…}`. */
const patternOf = (path: string) =>
  path
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith('{') ? '(?:\\$\\{[^\'"`]*?\\}|[\\w%-]+)' : part.replaceAll('.', '\\.')))
    .join('');

/**
 * Whether a test makes a call: it names the method, and the path whole or in two pieces, of which a function of the test puts
 * the first before the second: `/api/cms${url}` and '/create'.
 */
function makesCall(test: string, operation: string): boolean {
  const [method = '', route = ''] = operation.split(' ');
  if (!test.includes(`'${method}'`)) return false;
  const [quote, close] = ['[\'"`]', '[\'"`?]'];
  if (new RegExp(`${quote}(/api)?${patternOf(route)}${close}`).test(test)) return true;
  const ends = [...route.matchAll(/\//g)].map(({ index }) => index).filter((index) => index > 0);
  return [...ends, route.length].some((end) => {
    const rest = route.slice(end + 1);
    const slash = /[a-z]/.test(rest.replaceAll(/\{\w+\}/g, '')) ? '/?' : '/';
    const first = new RegExp(`${quote}(/api)?${patternOf(route.slice(0, end))}/?\\$\\{`);
    const second = new RegExp(rest === '' ? "\\(''" : `${quote}${slash}${patternOf(rest)}${close}`);
    return first.test(test) && second.test(test);
  });
}

test('a call is found in a test that makes it, and in no other', () => {
  const path = '/campaigns/{id}/dealer/{dealerId}/edit';
  expect(makesCall("call('PATCH', `/api/campaigns/${id}/dealer/${other.id}/edit`)", `PATCH ${path}`)).toBe(true);
  expect(makesCall("call('PATCH', `/api/campaigns/${url}`); edit(`${id}/dealer/7/edit`)", `PATCH ${path}`)).toBe(true);
  expect(makesCall("call('PUT', `/api/campaigns/${id}/dealer/7/edit`)", `PATCH ${path}`)).toBe(false);
  expect(makesCall("call('PATCH', `/api/campaigns/${id}/dealer/7`)", `PATCH ${path}`)).toBe(false);
  expect(makesCall("call('POST', '/api/campaigns/table')", 'POST /campaigns')).toBe(false);
});

describe('the 65 calls', () => {
  const calls = of('7.').map(({ cells: [call = '', fields = '', visibleBy = ''] }) => ({
    visibleBy,
    operations: [...call.matchAll(/`([A-Z]+ [^`]+)`/g)].map(([, operation = '']) => operation),
    fields: [...fields.matchAll(/`(\w+)`/g)].map(([, field = '']) => field),
  }));
  const withoutNames = (operation: string) => operation.replaceAll(/\{\w+\}/g, '{}');
  const api = JSON.parse(read('schema/rest.openapi.json')) as OpenApi;
  const operations = new Set(
    Object.entries(api.paths).flatMap(([route, methods]) =>
      Object.keys(methods).map((method) => withoutNames(`${method.toUpperCase()} ${route}`)),
    ),
  );
  const wrapped = new Map(
    rootFields(read('schema/schema.graphql')).map(({ name, rest }) => [name.replace(/^\w+\./, ''), rest]),
  );

  test('are all there', () => {
    expect(calls).toHaveLength(65);
    expect(new Set(calls.map(({ operations: [first] }) => first)).size).toBe(65);
  });

  test.each(calls.map((call) => [call.operations.join(', '), call] as const))(
    '%s is a route of the service and a field of the gateway',
    (_name, call) => {
      expect(call.operations).not.toEqual([]);
      expect(call.fields).not.toEqual([]);
      expect(call.operations.filter((operation) => !operations.has(withoutNames(operation)))).toEqual([]);
      const own = call.operations.map(withoutNames);
      const foreign = call.fields.filter(
        (field) => !(wrapped.get(field) ?? []).some((operation) => own.includes(withoutNames(operation))),
      );
      expect(foreign).toEqual([]);
    },
  );

  test.each(
    calls.flatMap(({ operations: each, visibleBy }) => each.map((operation) => [operation, visibleBy] as const)),
  )('%s is made by the test that shows it', (operation, visibleBy) => {
    const [file = '', ...calledBy] = filesIn(visibleBy);
    expect(file).toMatch(/\.test\.ts$/);
    // A call that a function makes which several tests share: the test names it.
    for (const shared of calledBy) expect(read(file)).toContain(`${path.basename(shared, '.ts')}.js'`);
    const files = [file, ...calledBy];
    expect({ files, makes: files.some((each) => makesCall(read(each), operation)) }).toEqual({ files, makes: true });
  });
});

describe('the items of the other sections', () => {
  const items = ['1', '2', '3', '4', '5', '6', '8', '9'].flatMap((section) => of(`${section}. `));

  test('are all there', () => {
    expect(items).toHaveLength(82);
  });

  test.each(items.map(({ cells: [item = '', , visibleBy = '', says = ''] }) => [item, visibleBy, says] as const))(
    '“%s”: the tests that show it say what the page quotes of them',
    (_item, visibleBy, says) => {
      const quotes = [...says.matchAll(/`([^`]+)`/g)].map(([, quote = '']) => quote);
      const files = filesIn(visibleBy).map((file) => ({ file, text: read(file) }));
      const [first] = files;
      expect(first?.file).toMatch(/\.(test\.tsx?|spec\.ts)$/);
      expect(quotes).not.toEqual([]);
      expect(quotes.filter((quote) => !files.some(({ text }) => text.includes(quote)))).toEqual([]);
      const unquoted = files.filter(({ text }) => !quotes.some((quote) => text.includes(quote)));
      expect(unquoted.map(({ file }) => file)).toEqual([]);
    },
  );
});

describe('the texts of the specification', () => {
  const texts = of('Texts').filter(({ cells }) => filesIn(cells[2] ?? '').length > 0);

  test('are all there', () => {
    expect(texts.length).toBeGreaterThanOrEqual(49);
  });

  test.each(texts.map(({ cells: [text = '', , visibleBy = ''] }) => [text.slice(1, -1), visibleBy] as const))(
    '“%s” stands in the test that shows it',
    (text, visibleBy) => {
      const [file = ''] = filesIn(visibleBy);
      expect(file).toMatch(/\.(test\.tsx?|spec\.ts)$/);
      expect(plain(read(file))).toContain(plain(textOf(text)));
    },
  );
});
