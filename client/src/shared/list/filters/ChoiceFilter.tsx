import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

interface ChoiceFilterProps<T extends string> {
  readonly label: string;
  /** The label of no choice. */
  readonly all: string;
  readonly choices: readonly T[];
  readonly text: (choice: T) => string;
  readonly value: T | '';
  readonly onChange: (choice: T | '') => void;
}

/** A filter by one of a few values, or by none. */
export function ChoiceFilter<T extends string>({ label, all, choices, text, value, onChange }: ChoiceFilterProps<T>) {
  return (
    <NativeSelect
      value={value}
      onChange={({ target }) => onChange(choices.find((choice) => choice === target.value) ?? '')}
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-label': label }}
    >
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {text(choice)}
        </option>
      ))}
    </NativeSelect>
  );
}
