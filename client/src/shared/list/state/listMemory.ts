/** The memory with which a list is found again on the way back: nothing else is stored. */
export interface ListMemory {
  /** The user who left it: nobody else finds it. */
  readonly owner: string;
  /** The filters and search that it belongs to. */
  readonly key: string;
  /** The whole query: page, order and all. */
  readonly query: string;
  readonly scroll: number;
  /** Id → the row's name. */
  readonly selected: ReadonlyMap<string, string>;
}

const prefix = 'list:';
/** More than this is a selection to make again, not to carry along. */
const mostSelected = 2_000;

/** Preserves the state of a list that is left, in the tab's own storage. */
export function preserveListState(storage: Storage, list: string, memory: ListMemory): void {
  const { selected, ...rest } = memory;
  const stored = selected.size > mostSelected ? [] : [...selected];
  storage.setItem(prefix + list, JSON.stringify({ ...rest, selected: stored }));
}

/** The memory that this user has left. Somebody else's is thrown away at once. */
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
    // Written by an older portal or by hand: as good as nothing.
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
