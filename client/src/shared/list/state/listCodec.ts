import { defaultPageSize, pageSizes, sortDirections, type PageSize, type SortDirection } from '@gdd/schema/lists';
import { choiceParameter, pageParameter, searchParameter, type Parameter } from './parameters';

export interface ListSort<Column extends string> {
  readonly column: Column;
  readonly direction: SortDirection;
}

/** Everything that determines the rows of a list (specification, section 3: table state). */
export interface ListState<Filter, Column extends string> {
  readonly filter: Filter;
  readonly search: string;
  readonly sort: ListSort<Column>;
  readonly page: number;
  readonly pageSize: PageSize;
}

/** The two directions between a list's state and the address; defaults are left out of the address. */
export interface ListCodec<Filter, Column extends string> {
  /** Never fails: an invalid parameter has its default. */
  readonly read: (query: string) => ListState<Filter, Column>;
  /** The query with its question mark; '' where everything is the default. */
  readonly write: (state: ListState<Filter, Column>) => string;
  readonly emptyFilter: Filter;
  readonly sortColumns: readonly Column[];
  /** A query of the list, with the page's own parameters of the address before it. */
  readonly besidePage: (query: string, address: string) => string;
}

type Parameters<Filter> = { readonly [Key in keyof Filter]: Parameter<Filter[Key]> };

interface ListCodecOptions<Filter, Column extends string> {
  /** Filter → its parameter of the address. */
  readonly filter: Parameters<Filter>;
  readonly sortColumns: readonly Column[];
  /** Mostly by id, ascending (specification, section 9). */
  readonly defaultSort: ListSort<Column>;
  /** Parameters of the address that the page reads itself: they stay when the list's state changes. */
  readonly ownParameters?: readonly string[] | undefined;
}

const search = searchParameter('cerca');
const page = pageParameter('pagina');
const pageSize = choiceParameter<PageSize>('righe', pageSizes, defaultPageSize);

/** Makes the codec of one list from its filters and the columns that it sorts by. */
export function listCodec<Filter extends object, Column extends string>({
  filter,
  sortColumns,
  defaultSort,
  ownParameters = [],
}: ListCodecOptions<Filter, Column>): ListCodec<Filter, Column> {
  const sort = sortParameter(sortColumns, defaultSort);
  const keys = Object.keys(filter) as (keyof Filter)[];
  const filterOf = <K extends keyof Filter>(valueOf: (key: K) => Filter[K]) =>
    Object.fromEntries(keys.map((key) => [key, valueOf(key as K)])) as Filter;

  return {
    sortColumns,
    emptyFilter: filterOf((key) => filter[key].fallback),
    read: (query) => {
      const address = new URLSearchParams(query);
      return {
        filter: filterOf((key) => readPart(address, filter[key])),
        search: readPart(address, search),
        sort: readPart(address, sort),
        page: readPart(address, page),
        pageSize: readPart(address, pageSize),
      };
    },
    write: (state) => {
      const parts = [
        ...keys.map((key) => writePart(filter[key], state.filter[key])),
        writePart(search, state.search),
        writePart(sort, state.sort),
        writePart(page, state.page),
        writePart(pageSize, state.pageSize),
      ];
      return queryOf(parts);
    },
    besidePage: (query, address) => {
      const own = [...new URLSearchParams(address)].filter(([name]) => ownParameters.includes(name));
      return queryOf([...own.map(([name, value]) => `${name}=${readable(value)}`), query.slice(1)]);
    },
  };
}

function queryOf(parts: readonly string[]): string {
  const given = parts.filter((part) => part !== '');
  return given.length === 0 ? '' : `?${given.join('&')}`;
}

function sortParameter<Column extends string>(
  columns: readonly Column[],
  fallback: ListSort<Column>,
): Parameter<ListSort<Column>> {
  return {
    name: 'ordina',
    fallback,
    read: (text) => {
      const [name, order, ...rest] = text.split('.');
      const column = columns.find((candidate) => candidate === name);
      const direction = sortDirections.find((candidate) => candidate === order);
      return column && direction && rest.length === 0 ? { column, direction } : undefined;
    },
    write: ({ column, direction }) => `${column}.${direction}`,
  };
}

function readPart<T>(address: URLSearchParams, parameter: Parameter<T>): T {
  const text = address.get(parameter.name);
  return text === null ? parameter.fallback : (parameter.read(text) ?? parameter.fallback);
}

function writePart<T>(parameter: Parameter<T>, value: T): string {
  const text = parameter.write(value);
  return text === parameter.write(parameter.fallback) ? '' : `${parameter.name}=${readable(text)}`;
}

/** Encodes a value, but leaves commas and writes blanks as plus signs, so that people can read the address. */
function readable(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%20', '+');
}
