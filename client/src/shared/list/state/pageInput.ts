import { apiEnum } from '../../apollo/enumTexts';
import type { ListState } from './listCodec';

/** Sort and search of a list in the API's input. */
export function orderInput<Column extends string>({
  sort,
  search,
}: Pick<ListState<unknown, Column>, 'sort' | 'search'>) {
  return {
    sort: { column: apiEnum(sort.column), direction: apiEnum(sort.direction) },
    ...(search !== '' && { search }),
  };
}

/** Sort, search and page of a list in the input of the API's tables. */
export function pageInput<Column extends string>({ page, pageSize, ...order }: ListState<unknown, Column>) {
  return { ...orderInput(order), page, pageSize };
}
