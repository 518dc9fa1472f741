// Prints the validators of the REST service's responses, compiled ahead by Ajv, so that nothing is compiled at run time.
import { _, Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import formats from 'ajv-formats/dist/formats.js';
import { dereferenced, document, opening, operations, responseSchemas, successSchema } from './operations.mjs';

/** The format of money, rates and percentages, which JSON Schema does not know: a decimal number as text. */
const decimal = { pattern: '^-?\\d+(\\.\\d+)?$' };

/**
 * The parts of a schema that make a response readable for the gateway: types, lists of values and decimals. Further
 * fields, which a newer service may send, pass; so does what only limits a value.
 */
const recognitionKeywords = new Set([
  ...['type', 'enum', 'const', 'required', 'properties', 'additionalProperties', 'items', 'anyOf', 'oneOf', '$ref'],
]);

/** Schemas of one value, which are checked where they stand: a call of a function would cost more than the check. */
const isValue = (schema) => !['object', undefined].includes(schema.type);

/**
 * The parts of a schema that are compiled.
 *
 * @param isKept decides by a keyword and its value
 */
function projection(isKept) {
  const project = (schema) => {
    const { $ref } = schema;
    if ($ref !== undefined) {
      // One value becomes its own schema in place; any other is called by its name.
      const referred = dereferenced(schema);
      return isValue(referred) ? project(referred) : { $ref: $ref.replace('#/components', '') };
    }
    const kept = Object.entries(schema).flatMap(([keyword, value]) => {
      if (keyword === 'format' && value === 'decimal') return Object.entries(decimal);
      return isKept(keyword, value) ? [[keyword, projected(keyword, value)]] : [];
    });
    return Object.fromEntries(kept);
  };
  /** The value of a keyword with the schemas in it projected. */
  const projected = (keyword, value) => {
    switch (keyword) {
      case 'properties':
        return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, project(schema)]));
      case 'anyOf':
      case 'oneOf':
        return value.map(project);
      case 'items':
        return project(value);
      case 'additionalProperties':
        return value === false ? value : project(value);
      default:
        return value;
    }
  };
  return project;
}

const forRecognition = projection(
  (keyword, value) => recognitionKeywords.has(keyword) && !(keyword === 'additionalProperties' && value === false),
);

const inFull = projection((keyword) => keyword !== 'description');

/** Compiles schemas by their names to one module that exports them. */
function compiled(schemas, project, allErrors) {
  const ajv = new Ajv({
    allErrors,
    strict: false,
    strictNumbers: true,
    messages: false,
    inlineRefs: false,
    formats: formats.fullFormats,
    code: { source: true, esm: true, lines: true, formats: _`require("ajv-formats/dist/formats").fullFormats` },
  });
  for (const [name, schema] of Object.entries(document.components.schemas))
    ajv.addSchema(project(schema), `/schemas/${name}`);
  const ids = Object.entries(schemas).map(([name, schema]) => {
    ajv.addSchema(project(schema), `/responses/${name}`);
    return [name, `/responses/${name}`];
  });
  return imported(standaloneCode.default(ajv, Object.fromEntries(ids)));
}

/** The printed code requires what it needs of Ajv, which a native module cannot. */
function imported(code) {
  const modules = [...new Set([...code.matchAll(/require\("([^"]+)"\)/g)].map(([, name]) => name))];
  const imports = modules.map((name, index) => `import module${index} from '${name}.js';\n`);
  return imports.join('') + code.replace(/require\("([^"]+)"\)/g, (_, name) => `module${modules.indexOf(name)}`);
}

const unchecked = `${opening}// @ts-nocheck\n`;

/** The module that recognises the successful response of each operation that responds with JSON, by its operationId. */
export function printedRecognition() {
  const schemas = operations.flatMap((operation) => {
    const schema = successSchema(operation);
    return schema === undefined ? [] : [[operation.operationId, schema]];
  });
  return unchecked + compiled(Object.fromEntries(schemas), forRecognition, false);
}

/** The module that holds each JSON response against its whole description, by operationId and status. */
export function printedContract() {
  const names = new Map();
  const table = operations.map((operation) => {
    const row = responseSchemas(operation).map(([status, schema]) => {
      const key = JSON.stringify(schema);
      if (!names.has(key)) names.set(key, { name: `response${names.size}`, schema });
      return `${status}: ${names.get(key).name}`;
    });
    return `  ${operation.operationId}: { ${row.join(', ')} },\n`;
  });
  const schemas = Object.fromEntries([...names.values()].map(({ name, schema }) => [name, schema]));
  return `${unchecked}${compiled(schemas, inFull, true)}\nexport const contract = {\n${table.join('')}};\n`;
}
