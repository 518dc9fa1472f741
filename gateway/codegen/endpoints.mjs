// Prints the descriptors of the REST service's operations. `upstream/endpoint.ts` types them by the OpenAPI file.
import { inputNames } from './inputNames.mjs';
import { opening, operations, successSchema } from './operations.mjs';

const literal = (value) => JSON.stringify(value);

/** The text about an operation, as the schema of the gateway shows it. */
const about = ({ summary, description }) => [`${summary}.`, description].filter(Boolean).join(' ');

function properties(operation) {
  const { operationId, area } = operation;
  const isFile = successSchema(operation) === undefined;
  const parts = {
    operation: literal(operationId),
    description: literal(about(operation)),
    ...(isFile ? {} : { area: literal(area), effect: literal(operation['x-effect']) }),
    access: literal(operation['x-permissions']),
    cost: literal(operation['x-cost']),
    deadline: literal(operation['x-deadline']),
    forTokens: literal(operation['x-for-tokens']),
    scope: literal(operation['x-scope']),
    batchedBy: literal(operation['x-batched-by']),
    fields: literal(inputNames(operation)),
  };
  return Object.entries(parts)
    .filter(([, value]) => value !== undefined && value !== '{}')
    .map(([name, value]) => `  ${name}: ${value},\n`)
    .join('');
}

/** The module that names the areas of the REST service: the first tag of its operations. */
export function printedAreas() {
  const areas = [...new Set(operations.map(({ area }) => area))];
  return `${opening}export const areas = ${literal(areas)} as const;\n`;
}

/** The module that exports the descriptor of each operation by its operationId. */
export function printedEndpoints() {
  const descriptors = operations.map((operation) => {
    const { method, path, operationId } = operation;
    const make = successSchema(operation) === undefined ? 'fileRoute' : 'endpoint';
    const args = `${literal(method)}, ${literal(path)}`;
    return `export const ${operationId} = ${make}(${args}, {\n${properties(operation)}});\n`;
  });
  return [opening, "import { endpoint, fileRoute } from './endpoint.js';\n\n", descriptors.join('\n')].join('');
}
