import { readFileSync } from 'node:fs';
import { Kind, parse, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { shareFields } from '../directives/rootFields.js';
import { compiled, type Executable } from './compiledDocument.js';
import type { KnownOperation, Operations } from './operations.js';

/** SHA-256 of a document's text, in hexadecimal digits → the text. */
export type DocumentManifest = Readonly<Record<string, string>>;

/** A document of the portal's own client. */
export interface TrustedDocument {
  /** `share` if it has only share fields. */
  readonly channel: 'portal' | 'share';
  readonly text: string;
  readonly operation: KnownOperation;
  readonly execute: Executable;
}

/**
 * The portal's own documents, by their hashes: codegen writes them from the client's operations
 * (`schema/trusted-documents.json`), parsed and compiled before the first request.
 */
export class TrustedDocuments {
  private readonly byHash = new Map<string, TrustedDocument>();

  /** @throws Error unless each document has exactly one operation */
  constructor(schema: GraphQLSchema, operations: Operations, manifest: DocumentManifest = committedManifest()) {
    const shared = shareFields(schema);
    for (const [hash, text] of Object.entries(manifest)) {
      const document = parse(text);
      const operation = operations.know(document, onlyOperation(document));
      const isShared = operation.rootFields({}).every((name) => shared.has(name));
      this.byHash.set(hash, {
        channel: isShared ? 'share' : 'portal',
        text,
        operation,
        execute: compiled(schema, document),
      });
    }
  }

  /** The document of a hash. */
  find(hash: string): TrustedDocument | undefined {
    return this.byHash.get(hash);
  }
}

function committedManifest(): DocumentManifest {
  const file = new URL('../../../schema/trusted-documents.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as DocumentManifest;
}

function onlyOperation({ definitions }: DocumentNode): OperationDefinitionNode {
  const [operation, ...otherOperations] = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined || otherOperations.length > 0) throw new Error('A trusted document has one operation.');
  return operation;
}
