// graphql-codegen plugin: one line per Apollo Client 4 hook, over the typed runtime in client/src/shared/apollo/hooks.ts.
// (The stock typescript-react-apollo plugin does not compile against Apollo Client 4.)
import path from 'node:path';
import { concatAST, Kind, visit } from 'graphql';

const runtime = 'client/src/shared/apollo/hooks';

const pascalCase = (name) => name.charAt(0).toUpperCase() + name.slice(1);

const hooksOf = {
  query: [
    ['Query', 'queryHook'],
    ['LazyQuery', 'lazyQueryHook'],
  ],
  mutation: [['Mutation', 'mutationHook']],
  // no hooks: the live stream is read by client/src/domain/live, not by Apollo
  subscription: [],
};

/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction} */
export const plugin = (_schema, documents, _config, info) => {
  const lines = [];
  const factories = new Set();
  visit(concatAST(documents.map((file) => file.document)), {
    [Kind.OPERATION_DEFINITION](node) {
      if (!node.name) throw new Error('An operation of the client needs a name.');
      const name = pascalCase(node.name.value);
      for (const [suffix, factory] of hooksOf[node.operation]) {
        factories.add(factory);
        lines.push(`export const use${name}${suffix} = /*#__PURE__*/ ${factory}(${name}Document);`);
      }
      return false;
    },
    [Kind.FRAGMENT_DEFINITION]: () => false,
  });
  if (factories.size === 0) return { prepend: [], content: '' };
  const from = path.posix.relative(path.posix.dirname(info.outputFile), runtime);
  return {
    prepend: [`import { ${[...factories].sort().join(', ')} } from '${from.startsWith('.') ? from : `./${from}`}';`],
    content: lines.join('\n'),
  };
};

export default { plugin };
