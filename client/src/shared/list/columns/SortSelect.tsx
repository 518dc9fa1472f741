import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useIntl } from 'react-intl';
import type { ListSort } from '../state/listCodec';
import { directionsOf, type ListColumn } from './ListColumn';

interface SortSelectProps<Row, Column extends string> {
  readonly columns: readonly ListColumn<Row, Column>[];
  readonly sort: ListSort<Column>;
  /** The list's own order. */
  readonly fallback: ListSort<Column>;
  /** Undefined: back to the list's own order. */
  readonly onSort: (sort: ListSort<Column> | undefined) => void;
}

/** The sort order of cards, which have no column headers to click. */
export function SortSelect<Row, Column extends string>(props: SortSelectProps<Row, Column>) {
  const { columns, sort, fallback, onSort } = props;
  const intl = useIntl();
  const options = columns.flatMap(({ sort: column, label, ...rest }) =>
    column === undefined ? [] : directionsOf(rest).map((direction) => ({ sort: { column, direction }, label })),
  );
  const chosen = options.find((option) => keyOf(option.sort) === keyOf(sort));
  return (
    <NativeSelect
      value={keyOf(chosen?.sort ?? fallback)}
      onChange={(event) => onSort(options.find((option) => keyOf(option.sort) === event.target.value)?.sort)}
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-label': intl.formatMessage({ id: 'list.sortBy' }) }}
      sx={{ ml: 'auto', maxWidth: '100%' }}
    >
      <option value={keyOf(fallback)}>{intl.formatMessage({ id: 'list.sort.default' })}</option>
      {options
        .filter((option) => keyOf(option.sort) !== keyOf(fallback))
        .map((option) => (
          <option key={keyOf(option.sort)} value={keyOf(option.sort)}>
            {intl.formatMessage({ id: `list.sort.${option.sort.direction}` }, { column: option.label })}
          </option>
        ))}
    </NativeSelect>
  );
}

function keyOf({ column, direction }: ListSort<string>): string {
  return `${column}.${direction}`;
}
