// Prints what the gateway knows of the REST service, where it is older than the OpenAPI file or its printers: the types of
// the OpenAPI file, the descriptors of its operations and its areas. They are not committed: every command that compiles
// or runs the sources of the gateway prints them first.
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const at = (file) => path.join(root, file);
const openapi = 'schema/rest.openapi.json';
const printers = 'gateway/codegen';
/** Where the types stand. */
export const types = 'gateway/src/upstream/rest-api.generated.ts';

const changedAt = (file) => statSync(at(file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether all that is printed is there, and newer than what it is printed from. */
function isPrinted() {
  const sources = [openapi, 'package-lock.json', ...readdirSync(at(printers)).map((name) => `${printers}/${name}`)];
  const printed = ['areas', 'endpoints', 'rest-api'].map((name) => `gateway/src/upstream/${name}.generated.ts`);
  return Math.min(...printed.map(changedAt)) >= Math.max(...sources.map(changedAt));
}

/** The types of the OpenAPI file, as text. */
export async function printedTypes() {
  const { default: openapiTypes, astToString, COMMENT_HEADER } = await import('openapi-typescript');
  const printed = await openapiTypes(pathToFileURL(at(openapi)), { silent: true });
  return `${COMMENT_HEADER}${astToString(printed)}`;
}

/** Writes all of it where it is due. */
export async function printUpstream() {
  if (isPrinted()) return;
  await import('../gateway/codegen/print.mjs');
  writeFileSync(at(types), await printedTypes());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await printUpstream();
