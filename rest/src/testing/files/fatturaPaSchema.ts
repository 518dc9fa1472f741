/** The official XML schema of FatturaPA, version 1.2.1, as the package fatturapa ships it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { validateXML } from 'xmllint-wasm';

const folder = path.dirname(createRequire(import.meta.url).resolve('fatturapa/resources/Schema_1.2.1.xsd'));
const contents = (name: string) => readFileSync(path.join(folder, name), 'utf8');

/**
 * Validates electronic documents by the schema.
 *
 * @returns the error messages, without line numbers; empty if all documents are valid
 */
export async function schemaErrors(...documents: readonly string[]): Promise<string[]> {
  const { valid, errors } = await validateXML({
    xml: documents.map((each, index) => ({ fileName: `${index + 1}.xml`, contents: each })),
    schema: { fileName: 'schema.xsd', contents: contents('Schema_1.2.1.xsd') },
    // the schema imports the one of signatures by this path
    preload: { fileName: './resources/xmldsig-core-schema.xsd', contents: contents('xmldsig-core-schema.xsd') },
  });
  if (valid !== (errors.length === 0)) throw new Error('The validator contradicts itself.');
  return errors.map(({ message }) => message);
}
