import { useMemo } from 'react';
import { useVisiblePage, type ListPage, type PageView } from '../paging/useVisiblePage';
import { useListState, type ListControls } from '../state/useListState';
import type { DefinedList, FilterState } from './defineList';

/** The generated hook of a list's query. */
type ListQuery<Variables, Data> = (options: {
  readonly variables: Variables;
  readonly fetchPolicy: 'cache-and-network';
}) => {
  readonly data?: Data | undefined;
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
};

type Input<Row, Filters, Column extends string> = ReturnType<DefinedList<Row, Filters, Column>['input']>;

interface ListPageState<Row, Filters, Column extends string, Data> {
  readonly controls: ListControls<FilterState<Filters>, Column>;
  /** The input of the API for the current state. */
  readonly input: Input<Row, Filters, Column>;
  /** The response for the current state. */
  readonly data: Data | undefined;
  readonly view: PageView<Row>;
  readonly refetch: () => void;
  /** The properties of the page's DefinedListView that every list has. */
  readonly listed: {
    readonly list: DefinedList<Row, Filters, Column>;
    readonly controls: ListControls<FilterState<Filters>, Column>;
    readonly view: PageView<Row>;
    readonly onRetry: () => void;
  };
}

/**
 * The state of a declared list in the address, and the rows for it.
 *
 * @param useQuery the generated hook of the list's query
 * @param tableOf the page of rows in its response
 */
export function useListPage<Row, Filters, Column extends string, Data>(
  list: DefinedList<Row, Filters, Column>,
  useQuery: ListQuery<{ readonly input: Input<Row, Filters, Column> }, Data>,
  tableOf: (data: Data) => ListPage<Row> | null | undefined,
): ListPageState<Row, Filters, Column, Data> {
  return useListOf(list, useQuery, tableOf, {});
}

/** The same for a list of one record. @param variables those of the query besides `input`, such as the record's id */
export function useListOf<Row, Filters, Column extends string, Data, Variables extends object>(
  list: DefinedList<Row, Filters, Column>,
  useQuery: ListQuery<Variables & { readonly input: Input<Row, Filters, Column> }, Data>,
  tableOf: (data: Data) => ListPage<Row> | null | undefined,
  variables: Variables,
): ListPageState<Row, Filters, Column, Data> {
  const controls = useListState(list.codec);
  const { state, key } = controls;
  const input = useMemo(() => list.input(state), [list, state]);
  const query = useQuery({ variables: { ...variables, input }, fetchPolicy: 'cache-and-network' });
  const { data, loading, error } = query;
  const view = useVisiblePage({ page: data && tableOf(data), loading, error }, state, key);
  const refetch = () => void query.refetch();
  return { controls, input, data, view, refetch, listed: { list, controls, view, onRetry: refetch } };
}
