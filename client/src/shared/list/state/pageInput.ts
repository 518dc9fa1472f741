import { apiEnum } from '../../apollo/enumTexts';
import type { ListState } from './listCodec';

/** Order and search of a list as the API takes them. */
export function orderInput<Column extends string>({
  sort,
  search,
}: Pick<ListState<unknown, Column>, 'sort' | 'search'>) {
  return {
    sort: { column: apiEnum(sort.column), direction: apiEnum(sort.direction) },
    ...(search !== '' && { search }),
  };
}

/** Order, search and page of a list as the API's tables take them. */
export function pageInput<Column extends string>({ page, pageSize, ...order }: ListState<unknown, Column>) {
  return { ...orderInput(order), page, pageSize };
}
