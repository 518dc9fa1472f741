import { Kind, visit, type DocumentNode } from 'graphql';

/**
 * Under which names a document asks for each of its fields: `{ a: user { id } b: user { id } }` → user: a, b. Fields of
 * the same name count together whatever their types, and so do all operations and fragments of the document.
 */
export function namesByField(document: DocumentNode): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  visit(document, {
    [Kind.FIELD]: ({ name, alias }) => {
      const known = names.get(name.value);
      const key = (alias ?? name).value;
      if (known) known.add(key);
      else names.set(name.value, new Set([key]));
    },
  });
  return names;
}
