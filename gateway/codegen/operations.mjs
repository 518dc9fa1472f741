// The operations of the REST service's OpenAPI file, as the other printers of this folder read them.
import { readFileSync } from 'node:fs';

const json = 'application/json';

/** The first line of every file that is printed. */
export const opening = '// Printed from schema/rest.openapi.json by gateway/codegen. Do not edit.\n';

/** The OpenAPI file. */
export const document = JSON.parse(readFileSync(new URL('../../schema/rest.openapi.json', import.meta.url), 'utf8'));

/** Every operation that the gateway calls by a descriptor: all but the health checks. */
export const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { tags }]) => tags[0] !== 'health')
    .map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation, area: operation.tags[0] })),
);

/** The status of the successful response of an operation. */
const successStatus = ({ responses }) => Object.keys(responses).find((status) => status.startsWith('2'));

/** The schema of the JSON that an operation responds with when it succeeds; undefined where it responds with a file. */
export function successSchema(operation) {
  return operation.responses[successStatus(operation)]?.content?.[json]?.schema;
}

/** The schema of the JSON body that an operation takes; undefined where it takes none. */
export function bodySchema({ requestBody }) {
  return requestBody?.content?.[json]?.schema;
}

/** The schema that a reference names, or the schema itself. */
export function dereferenced(schema) {
  const name = schema?.$ref?.replace('#/components/schemas/', '');
  return name === undefined ? schema : document.components.schemas[name];
}
