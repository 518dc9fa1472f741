import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Ref } from 'react';

export interface FilterOption<T extends string> {
  readonly value: T;
  readonly label: string;
}

/** The options that match the typed text, and the chosen values. */
export interface FilterOptionsProps<T extends string> {
  readonly options: readonly FilterOption<T>[];
  readonly value: readonly T[];
  readonly onChange: (value: readonly T[]) => void;
}

interface FilterOptionRowProps<T extends string> extends Pick<FilterOptionsProps<T>, 'value' | 'onChange'> {
  readonly option: FilterOption<T>;
  readonly ref?: Ref<Element>;
  readonly 'data-index'?: number;
}

/** One option of a filter by several values. */
export function FilterOptionRow<T extends string>({ option, value, onChange, ...row }: FilterOptionRowProps<T>) {
  return (
    <FormControlLabel
      {...row}
      sx={{ display: 'flex', mr: 0, ml: -1 }}
      control={
        <Checkbox
          size="small"
          checked={value.includes(option.value)}
          onChange={(_event, isChosen) =>
            onChange(isChosen ? [...value, option.value] : value.filter((chosen) => chosen !== option.value))
          }
        />
      }
      label={option.label}
    />
  );
}
