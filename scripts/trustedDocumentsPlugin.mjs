// graphql-codegen plugin: the manifest of trusted documents, hash → text, for the gateway.
import { concatAST, Kind, visit } from 'graphql';
import { trustedDocument } from './trustedDocuments.mjs';

/** The fragments that a definition uses, directly and indirectly. */
function fragmentsIn(definition, byName, found = new Map()) {
  visit(definition, {
    FragmentSpread({ name: { value } }) {
      const fragment = byName.get(value);
      if (found.has(value) || fragment === undefined) return;
      found.set(value, fragment);
      fragmentsIn(fragment, byName, found);
    },
  });
  return found;
}

/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction} */
export const plugin = (_schema, documents) => {
  const { definitions } = concatAST(documents.map((file) => file.document));
  const byName = new Map(
    definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map((each) => [each.name.value, each]),
  );
  const trusted = definitions
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map((operation) =>
      trustedDocument({ kind: Kind.DOCUMENT, definitions: [operation, ...fragmentsIn(operation, byName).values()] }),
    )
    .sort((one, other) => (one.hash < other.hash ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(trusted.map(({ hash, text }) => [hash, text])), undefined, 2)}\n`;
};

export default { plugin };
