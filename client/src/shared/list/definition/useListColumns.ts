import { useMemo } from 'react';
import type { ListColumn } from '../columns/ListColumn';
import type { DefinedList } from './defineList';
import { useTexts } from '../../i18n/useTexts';

/** The columns of a declared list, for grid and cards. */
export function useListColumns<Row, Column extends string>({
  messages,
  columns,
  sortColumns,
}: Pick<DefinedList<Row, unknown, Column>, 'messages' | 'columns' | 'sortColumns'>): readonly ListColumn<
  Row,
  Column
>[] {
  const texts = useTexts(messages);
  return useMemo(
    () =>
      Object.entries(columns).map(([field, { label, text, sort, copied, ...place }]) => {
        const sorted = sort ?? sortColumns.find((column) => column === field);
        return {
          ...place,
          field,
          label: texts.say(label ?? field),
          text: (row) => text(row, texts) || texts.say('noValue'),
          ...(sorted && { sort: sorted }),
          ...(copied !== undefined && { copied: texts.say(copied) }),
        };
      }),
    [columns, sortColumns, texts],
  );
}
