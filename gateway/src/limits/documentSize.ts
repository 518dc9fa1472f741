import { Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import type { Fragments } from './fragments.js';

/** The size of an operation, independent of its variables. */
interface DocumentSize {
  /** Levels of fields, 1 for `{ user }`; infinite where a fragment contains itself. */
  readonly depth: number;
  /** Fields, those of a fragment counted as often as it is spread; infinite where a fragment contains itself. */
  readonly fields: number;
  /**
   * The names under which each field is requested: `{ a: user { id } b: user { id } }` → user: a, b. Fields of the same
   * name count together whatever their types.
   */
  readonly namesByField: ReadonlyMap<string, ReadonlySet<string>>;
}

type Extent = Pick<DocumentSize, 'depth' | 'fields'>;

const nothing: Extent = { depth: 0, fields: 0 };
const endless: Extent = { depth: Infinity, fields: Infinity };

/** Measures an operation with its fragments, each of which is measured once: nested fragments cannot make it slow. */
export function documentSize(operation: OperationDefinitionNode, fragments: Fragments): DocumentSize {
  const measured = new Map<string, Extent>();
  const namesByField = new Map<string, Set<string>>();

  function ofSet({ selections }: SelectionSetNode): Extent {
    let [depth, fields] = [0, 0];
    for (const selection of selections) {
      const extent = ofSelection(selection);
      depth = Math.max(depth, extent.depth);
      fields += extent.fields;
    }
    return { depth, fields };
  }

  function ofSelection(selection: SelectionSetNode['selections'][number]): Extent {
    switch (selection.kind) {
      case Kind.FIELD: {
        noteName(selection.name.value, (selection.alias ?? selection.name).value);
        const { depth, fields } = selection.selectionSet ? ofSet(selection.selectionSet) : nothing;
        return { depth: depth + 1, fields: fields + 1 };
      }
      case Kind.INLINE_FRAGMENT:
        return ofSet(selection.selectionSet);
      case Kind.FRAGMENT_SPREAD:
        return ofFragment(selection.name.value);
    }
  }

  function ofFragment(name: string): Extent {
    const known = measured.get(name);
    if (known) return known;
    // found again before it is measured, the fragment contains itself: its size is infinite
    measured.set(name, endless);
    const fragment = fragments.get(name);
    const extent = fragment ? ofSet(fragment.selectionSet) : nothing;
    measured.set(name, extent);
    return extent;
  }

  function noteName(field: string, name: string): void {
    const names = namesByField.get(field);
    if (names) names.add(name);
    else namesByField.set(field, new Set([name]));
  }

  return { ...ofSet(operation.selectionSet), namesByField };
}
