import type { ReactNode } from 'react';
import { EmptyState } from '../../states/EmptyState';
import { ListView } from '../ListView';
import type { ListControls } from '../state/useListState';
import type { DefinedList, FilterState } from './defineList';
import { useTexts, type Texts } from '../../i18n/useTexts';
import { useListColumns } from './useListColumns';

type Declared = 'list' | 'label' | 'codec' | 'columns' | 'controls' | 'empty';

interface DefinedListViewProps<Row extends { readonly id: string }, Filters, Column extends string> extends Omit<
  Parameters<typeof ListView<Row, FilterState<Filters>, Column>>[0],
  Declared
> {
  readonly list: DefinedList<Row, Filters, Column>;
  readonly controls: ListControls<FilterState<Filters>, Column>;
  /** The values of the texts of the empty list. */
  readonly emptyValues?: Parameters<Texts['say']>[1];
  /** The action of the empty state. */
  readonly emptyAction?: ReactNode;
}

/** The rows of a declared list, with its columns and the texts of its empty state. */
export function DefinedListView<Row extends { readonly id: string }, Filters, Column extends string>({
  list,
  emptyValues,
  emptyAction,
  ...props
}: DefinedListViewProps<Row, Filters, Column>) {
  const texts = useTexts(list.messages);
  const columns = useListColumns(list);
  const [title, text] = list.empty;
  return (
    <ListView
      {...props}
      list={list.name}
      label={texts.say(list.title ?? 'title')}
      codec={list.codec}
      columns={columns}
      empty={
        <EmptyState
          title={texts.say(title, emptyValues)}
          {...(text && { text: texts.say(text) })}
          action={emptyAction}
        />
      }
    />
  );
}
