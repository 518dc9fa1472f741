import type { CodegenConfig } from '@graphql-codegen/cli';
import { documentMeta } from './scripts/trustedDocuments.mjs';

const typeConfig = {
  useTypeImports: true,
  enumType: 'string-literal',
  defaultScalarType: 'unknown',
  scalars: {
    Date: 'string',
    DateTime: 'string',
    Decimal: 'string',
    ID: 'string',
    JSONObject: 'Record<string, unknown>',
  },
  nonOptionalTypename: true,
  skipTypeNameForRoot: true,
};

const schemaTypes = 'client/src/shared/apollo/schema.generated.ts';

/**
 * Generates typed documents and Apollo hooks from the client's operations and the gateway's schema, each beside its
 * operation, so that the chunk of a route contains its own documents alone; the enums and inputs in one file of types;
 * and the manifest of trusted documents by the hashes that the client sends in their place.
 */
const config: CodegenConfig = {
  overwrite: true,
  schema: 'schema/schema.graphql',
  documents: 'client/src/**/*.graphql',
  generates: {
    [schemaTypes]: {
      plugins: ['typescript-operations'],
      config: { ...typeConfig, generateOperationTypes: false },
    },
    'schema/trusted-documents.json': { plugins: ['./scripts/trustedDocumentsPlugin.mjs'] },
    'client/src/': {
      preset: 'near-operation-file',
      // `typescript-operations` emits what the operations use: the `typescript` plugin would repeat it.
      plugins: ['typescript-operations', 'typed-document-node', './scripts/apolloHooksPlugin.mjs'],
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'shared/apollo/schema.generated.ts' },
      config: { ...typeConfig, importSchemaTypesFrom: schemaTypes, unstable_onExecutableDocumentNode: documentMeta },
    },
  },
};

export default config;
