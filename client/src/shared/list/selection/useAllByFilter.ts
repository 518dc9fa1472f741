import { useState } from 'react';
import type { AllChoice } from './useChooseAll';
import type { Selection } from './useSelection';

interface AllByFilter {
  /** The list's selection; any change of it ends the choice of all. */
  readonly selection: Selection;
  readonly all: AllChoice & { readonly isAll: boolean };
}

/** The choice of all rows of a list by its filter instead of their ids. @param listKey the list's filters and search */
export function useAllByFilter(selection: Selection, listKey: string): AllByFilter {
  const [allOf, setAllOf] = useState<string>();
  // Once the filter has changed, the choice is over: the same filter later is not chosen again by itself.
  if (allOf !== undefined && allOf !== listKey) setAllOf(undefined);
  const isAll = allOf === listKey;
  const endAll = () => setAllOf(undefined);
  return {
    selection: {
      ...selection,
      clear: () => {
        endAll();
        selection.clear();
      },
      toggle: (row) => {
        endAll();
        selection.toggle(row);
      },
      setAll: (rows, isChosen) => {
        endAll();
        selection.setAll(rows, isChosen);
      },
    },
    all: {
      choose: () => {
        setAllOf(listKey);
        return Promise.resolve();
      },
      collected: undefined,
      isAll,
    },
  };
}
