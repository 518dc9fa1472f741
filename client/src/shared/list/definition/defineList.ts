import type { ListName } from '@gdd/schema/lists';
import type { ReactNode } from 'react';
import type { ListColumn } from '../columns/ListColumn';
import { listCodec, type ListCodec, type ListSort, type ListState } from '../state/listCodec';
import { pageInput } from '../state/pageInput';
import type { Parameter } from '../state/parameters';
import type { ListFilter } from './filters';
import type { Texts } from '../../i18n/useTexts';

/** The declaration of a list's column: its key is the field, and its texts are made in the user's language. */
export interface DeclaredColumn<Row, Column extends string> extends Omit<
  ListColumn<Row, Column>,
  'field' | 'label' | 'text' | 'sort' | 'ownWidth' | 'copied'
> {
  /** The message above it, after the list's prefix. Default: its field. */
  readonly label?: string;
  /** The cell as text; without one, the cell has the message `noValue`. */
  readonly text: (row: Row, texts: Texts) => string | null | undefined;
  /** The column that the server sorts by. Default: the one of the same name, if there is one. */
  readonly sort?: Column;
  /** The message that the cell was copied; without it, the cell cannot be copied. */
  readonly copied?: string;
  readonly render?: (row: Row) => ReactNode;
}

/** The columns of a list in their order, by field. */
export type DeclaredColumns<Row, Column extends string> = Readonly<Record<string, DeclaredColumn<Row, Column>>>;

/** Filters with values of any type. */
type AnyFilters = Readonly<
  Record<string, { readonly parameter: object; readonly api: (value: never) => unknown; readonly chosen: unknown }>
>;

/** The state of a list's filters. */
export type FilterState<Filters> = {
  readonly [Name in keyof Filters]: Filters[Name] extends { readonly parameter: Parameter<infer Value> }
    ? Value
    : never;
};

/** The filters of the API's input, without those that set no condition. */
type FilterInput<Filters> = {
  [Name in keyof Filters]?: Filters[Name] extends { readonly api: (value: never) => infer Api }
    ? NonNullable<Api>
    : never;
};

interface FilterDeclaration<Filters, Column extends string> {
  /** The prefix of the list's messages; `noValue` is always among them. */
  readonly messages: string;
  /** The message of the field for the quick search, after the prefix. Default: `search`. */
  readonly search?: string;
  /** By their names in the API; their order is that of the address, the bar and the chips. */
  readonly filters: Filters;
  readonly sortColumns: readonly Column[];
  readonly defaultSort: ListSort<Column>;
  /** Further parameters of the address, which the page reads itself. */
  readonly ownParameters?: readonly string[];
}

/** The filters and the order of a list, in the address and for the API. */
export interface DefinedFilters<Filters, Column extends string> extends FilterDeclaration<Filters, Column> {
  readonly codec: ListCodec<FilterState<Filters>, Column>;
  /** The API's input for a state of the list. */
  readonly input: (
    state: ListState<FilterState<Filters>, Column>,
  ) => { filter: FilterInput<Filters> } & ReturnType<typeof pageInput<Column>>;
}

interface ListDeclaration<Row, Filters, Column extends string> extends FilterDeclaration<Filters, Column> {
  /** The name under which the user's columns, views and state of the list are stored. */
  readonly name: ListName;
  /** The message that names it, after the prefix. Default: `title`. */
  readonly title?: string;
  /** The messages of the empty state without filters and search, after the prefix. */
  readonly empty: readonly [title: string, text?: string];
  readonly columns: DeclaredColumns<Row, Column>;
}

/** A list, from which its page, its filter bar and its address are made. */
export type DefinedList<Row, Filters, Column extends string> = ListDeclaration<Row, Filters, Column> &
  DefinedFilters<Filters, Column>;

/**
 * Declares a list once: its address, the API's input, the bar of filters with its chips, and the columns of grid and
 * cards follow from it.
 */
export function defineList<Row, Filters extends AnyFilters, Column extends string>(
  declaration: ListDeclaration<Row, Filters, Column>,
): DefinedList<Row, Filters, Column> {
  return { ...declaration, ...defineFilters(declaration) };
}

/** The same without columns, for a list whose columns depend on its page. */
export function defineFilters<Filters extends AnyFilters, Column extends string>(
  declaration: FilterDeclaration<Filters, Column>,
): DefinedFilters<Filters, Column> {
  const { filters, sortColumns, defaultSort, ownParameters } = declaration;
  const entries = filterEntries(filters);
  const parameters = Object.fromEntries(entries.map(([name, { parameter }]) => [name, parameter]));
  return {
    ...declaration,
    codec: listCodec<FilterState<Filters>, Column>({
      filter: parameters as { readonly [Name in keyof Filters]: Parameter<FilterState<Filters>[Name]> },
      sortColumns,
      defaultSort,
      ownParameters,
    }),
    input: (state) => {
      const values: Readonly<Record<string, unknown>> = state.filter;
      const set = entries
        .map(([name, { api }]) => [name, api(values[name])] as const)
        .filter(([, value]) => value !== undefined);
      return { filter: Object.fromEntries(set) as FilterInput<Filters>, ...pageInput(state) };
    },
  };
}

/** The filters by their names, which are also the names of their values in the state. */
export function filterEntries(filters: unknown): readonly (readonly [string, ListFilter<unknown, unknown>])[] {
  return Object.entries(filters as Readonly<Record<string, ListFilter<unknown, unknown>>>);
}
