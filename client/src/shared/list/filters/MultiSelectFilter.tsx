import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { folded } from '../../i18n/folded';
import { FilterOptionRow, type FilterOptionsProps } from './FilterOptionRow';
import { FilterPopover } from './FilterPopover';

interface MultiSelectFilterProps<T extends string> extends FilterOptionsProps<T> {
  readonly label: string;
}

/** With more options than this, there is a field to filter them. */
const longList = 12;

/** With more options than this, only the visible ones are rendered. */
const veryLongList = 40;

const VirtualFilterOptions = lazy(async () => ({
  default: (await import('./VirtualFilterOptions')).VirtualFilterOptions,
}));

/** A filter by any of several values; each click applies at once. */
export function MultiSelectFilter<T extends string>({ label, options, value, onChange }: MultiSelectFilterProps<T>) {
  return (
    <FilterPopover label={label} count={value.length}>
      <Options options={options} value={value} onChange={onChange} />
    </FilterPopover>
  );
}

function Options<T extends string>({ options, value, onChange }: FilterOptionsProps<T>) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const found = options.filter((option) => folded(option.label).includes(folded(text.trim())));
  const list = useRef<HTMLDivElement>(null);
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
      <Box ref={list} sx={{ maxHeight: 320, overflowY: 'auto', px: 1.5, py: 0.5 }}>
        {options.length > veryLongList ? (
          <Suspense fallback={<Box sx={{ height: 320 }} />}>
            <VirtualFilterOptions
              list={list}
              options={found}
              value={value}
              onChange={(chosen) => onChange(chosen as readonly T[])}
            />
          </Suspense>
        ) : (
          found.map((option) => (
            <FilterOptionRow key={option.value} option={option} value={value} onChange={onChange} />
          ))
        )}
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
