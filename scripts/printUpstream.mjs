// Generates the gateway's view of the REST service (types, descriptors of operations, areas) from the OpenAPI file, if
// it or the generators have changed. The generated files are not committed: every command that compiles or runs the
// sources of the gateway generates them first.
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const at = (file) => path.join(root, file);
const openapi = 'schema/rest.openapi.json';
const printers = 'gateway/codegen';
/** The file of the types. */
export const types = 'gateway/src/upstream/rest-api.generated.ts';

const changedAt = (file) => statSync(at(file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether all generated files exist and are newer than their sources. */
function isPrinted() {
  const sources = [openapi, 'package-lock.json', ...readdirSync(at(printers)).map((name) => `${printers}/${name}`)];
  const printed = ['areas', 'endpoints', 'rest-api'].map((name) => `gateway/src/upstream/${name}.generated.ts`);
  return Math.min(...printed.map(changedAt)) >= Math.max(...sources.map(changedAt));
}

/** The source text of the types of the OpenAPI file. */
export async function printedTypes() {
  const { default: openapiTypes, astToString, COMMENT_HEADER } = await import('openapi-typescript');
  const printed = await openapiTypes(pathToFileURL(at(openapi)), { silent: true });
  return `${COMMENT_HEADER}${astToString(printed)}`;
}

/** Writes all generated files if one is missing or out of date. */
export async function printUpstream() {
  if (isPrinted()) return;
  await import('../gateway/codegen/print.mjs');
  writeFileSync(at(types), await printedTypes());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await printUpstream();
