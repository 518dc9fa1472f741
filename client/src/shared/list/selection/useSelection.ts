import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useUser } from '../../session/SessionContext';
import { findListMemory, preserveListState } from '../state/listMemory';

/** A row that can be chosen: its id and its name. */
export interface Choice {
  readonly id: string;
  readonly label: string;
}

/** The chosen rows of one list, of all its pages. */
export interface Selection {
  /** Id → label. */
  readonly chosen: ReadonlyMap<string, string>;
  readonly toggle: (row: Choice) => void;
  /** Chooses all of these rows, or none of them; the others stay as they are (specification, section 4: select-all). */
  readonly setAll: (rows: readonly Choice[], chosen: boolean) => void;
  readonly clear: () => void;
}

const nothing: ReadonlyMap<string, string> = new Map();

/**
 * The selection of a list, and its scroll position. Paging keeps the selection, a changed filter or search clears it;
 * the back button, a reload and a detail page's link back restore it together with the scroll position.
 *
 * @param list the list's name, one per page
 * @param controls the list's state: `key` for its filters and search, `query` for all of it
 * @param isDrawn whether the rows are rendered, so that the scroll position can be restored
 */
export function useSelection(
  list: string,
  { key, query }: { readonly key: string; readonly query: string },
  isDrawn: boolean,
): Selection {
  const owner = useUser()?.id ?? '';
  const isReturn = useIsReturn();
  const [found] = useState(() => {
    const memory = isReturn ? findListMemory(sessionStorage, list, owner) : undefined;
    return memory?.key === key ? memory : undefined;
  });
  const [selection, setSelection] = useState({ key, chosen: found?.selected ?? nothing });
  if (selection.key !== key) setSelection({ key, chosen: nothing });
  const chosen = selection.key === key ? selection.chosen : nothing;

  const scroll = useScrollMemory(found?.scroll, isDrawn);
  const left = useRef({ owner, key, query, chosen });
  useLayoutEffect(() => {
    left.current = { owner, key, query, chosen };
  }, [owner, key, query, chosen]);
  // A layout effect, so that it ends before the scroll event of the next page, which starts at its top.
  useLayoutEffect(() => {
    const preserve = () => {
      const { chosen: selected, ...rest } = left.current;
      preserveListState(sessionStorage, list, { ...rest, selected, scroll: scroll.current });
    };
    window.addEventListener('pagehide', preserve);
    return () => {
      window.removeEventListener('pagehide', preserve);
      preserve();
    };
  }, [list, scroll]);

  return useMemo(() => {
    // Changes the latest selection: while many pages are being read, the user may go on choosing.
    const choose = (change: (next: Map<string, string>) => void) =>
      setSelection((before) => {
        if (before.key !== key) return before;
        const next = new Map(before.chosen);
        change(next);
        return { key, chosen: next };
      });
    return {
      chosen,
      toggle: ({ id, label }) =>
        choose((next) => {
          if (!next.delete(id)) next.set(id, label);
        }),
      setAll: (rows, isChosen) =>
        choose((next) => {
          for (const { id, label } of rows) {
            if (isChosen) next.set(id, label);
            else next.delete(id);
          }
        }),
      clear: () => choose((next) => next.clear()),
    };
  }, [key, chosen]);
}

function useIsReturn(): boolean {
  const type = useNavigationType();
  const { state } = useLocation() as { state: unknown };
  return type === NavigationType.Pop || (typeof state === 'object' && state !== null && 'returning' in state);
}

/** Tracks the page's scroll position, and once restores the one with which the list was left. */
function useScrollMemory(position: number | undefined, isDrawn: boolean) {
  const scroll = useRef(0);
  const isRestored = useRef(false);
  useLayoutEffect(() => {
    const follow = () => {
      scroll.current = window.scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  useEffect(() => {
    if (!isDrawn || isRestored.current) return undefined;
    isRestored.current = true;
    if (!position) return undefined;
    // After the shell has scrolled the new page to its top.
    const frame = requestAnimationFrame(() => window.scrollTo(0, position));
    return () => cancelAnimationFrame(frame);
  }, [isDrawn, position]);
  return scroll;
}
