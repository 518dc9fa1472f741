import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { concatAST, Kind, OperationTypeNode, parse, separateOperations, type DocumentNode } from 'graphql';

const repository = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** An operation that is stored in the repository. */
interface StoredOperation {
  readonly name: string;
  /** Its origin: a page of the portal, or an example for analysts. */
  readonly from: 'portal' | 'examples';
  /** The folders that its file is in, below that of its origin. */
  readonly folders: readonly string[];
  /** The operation with its fragments, and nothing else. */
  readonly document: DocumentNode;
  /** The file that it stands in, comments and all. */
  readonly text: string;
}

/** Every operation of the portal and every example that a response answers, by name: no subscription. */
export function storedOperations(): readonly StoredOperation[] {
  return [...operationsBelow('client/src', 'portal'), ...operationsBelow('schema/operations', 'examples')];
}

function operationsBelow(folder: string, from: StoredOperation['from']): readonly StoredOperation[] {
  const below = path.join(repository, folder);
  const files = readdirSync(below, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
  const stored = files.map((file) => ({
    folders: path.dirname(file).split(path.sep),
    text: readFileSync(path.join(below, file), 'utf8'),
  }));
  const all = concatAST(stored.map(({ text }) => parse(text)));
  const operations = Object.entries(separateOperations(all)).filter(
    ([, document]) => operationIn(document).operation !== OperationTypeNode.SUBSCRIPTION,
  );
  return operations.map(([name, document]) => {
    const file = stored.find(({ text }) => new RegExp(`^(query|mutation) ${name}\\b`, 'm').test(text));
    if (file === undefined) throw new Error(`${name} is in no file.`);
    return { name, from, document, ...file };
  });
}

/** The operation of a document that has one. */
export function operationIn({ definitions }: DocumentNode) {
  const operation = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined) throw new Error('The document has no operation.');
  return operation;
}
