/** The state in which a list was left, to be restored on the return to it. */
export interface ListMemory {
  /** The id of the user who left it; other users do not get it. */
  readonly owner: string;
  /** The list's filters and search. */
  readonly key: string;
  /** The complete query, with page and sort. */
  readonly query: string;
  readonly scroll: number;
  /** Id → the row's name. */
  readonly selected: ReadonlyMap<string, string>;
}

const prefix = 'list:';
/** A selection of more rows is not stored. */
const mostSelected = 2_000;

/** Preserves the state of a list that is left, in the tab's own storage. */
export function preserveListState(storage: Storage, list: string, memory: ListMemory): void {
  const { selected, ...rest } = memory;
  const stored = selected.size > mostSelected ? [] : [...selected];
  storage.setItem(prefix + list, JSON.stringify({ ...rest, selected: stored }));
}

/** The state in which this user left a list. Another user's is removed. */
export function findListMemory(storage: Storage, list: string, owner: string): ListMemory | undefined {
  const memory = readMemory(storage.getItem(prefix + list));
  if (memory?.owner === owner) return memory;
  storage.removeItem(prefix + list);
  return undefined;
}

function readMemory(text: string | null): ListMemory | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (!isStored(value)) return undefined;
    return { ...value, selected: new Map(value.selected) };
  } catch {
    // Not JSON, so not written by the portal: treated as missing.
    return undefined;
  }
}

type Stored = Omit<ListMemory, 'selected'> & { readonly selected: readonly (readonly [string, string])[] };

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  const { owner, key, query, scroll, selected } = value as Partial<Record<keyof Stored, unknown>>;
  return (
    typeof owner === 'string' &&
    typeof key === 'string' &&
    typeof query === 'string' &&
    typeof scroll === 'number' &&
    Array.isArray(selected) &&
    selected.every((pair) => Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'string')
  );
}
