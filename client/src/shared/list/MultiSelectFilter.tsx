import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FilterPopover } from './FilterPopover';

export interface FilterOption<T extends string> {
  readonly value: T;
  readonly label: string;
}

interface MultiSelectFilterProps<T extends string> {
  readonly label: string;
  readonly options: readonly FilterOption<T>[];
  readonly value: readonly T[];
  readonly onChange: (value: readonly T[]) => void;
}

/** More options than this are worth a field to filter them by. */
const longList = 12;

/** A filter by any of several values; each click acts at once. */
export function MultiSelectFilter<T extends string>({ label, options, value, onChange }: MultiSelectFilterProps<T>) {
  return (
    <FilterPopover label={label} count={value.length}>
      <Options options={options} value={value} onChange={onChange} />
    </FilterPopover>
  );
}

function Options<T extends string>({ options, value, onChange }: Omit<MultiSelectFilterProps<T>, 'label'>) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const found = options.filter((option) => folded(option.label).includes(folded(text.trim())));
  return (
    <>
      {options.length > longList && (
        <Box sx={{ p: 1.5, pb: 0.5 }}>
          <OutlinedInput
            size="small"
            fullWidth
            autoFocus
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder={intl.formatMessage({ id: 'list.filterOptions' })}
            slotProps={{ input: { 'aria-label': intl.formatMessage({ id: 'list.filterOptions' }) } }}
          />
        </Box>
      )}
      <Box sx={{ maxHeight: 320, overflowY: 'auto', px: 1.5, py: 0.5 }}>
        {found.map((option) => (
          <FormControlLabel
            key={option.value}
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
        ))}
        {found.length === 0 && (
          <Typography sx={{ py: 1.5, color: 'text.secondary' }}>
            <FormattedMessage id="list.noOptions" />
          </Typography>
        )}
      </Box>
      {value.length > 0 && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', p: 0.5 }}>
          <Button size="small" onClick={() => onChange([])}>
            <FormattedMessage id="list.clearChoice" />
          </Button>
        </Box>
      )}
    </>
  );
}

/** 'Forlì' → 'forli': as it is typed in a hurry. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
