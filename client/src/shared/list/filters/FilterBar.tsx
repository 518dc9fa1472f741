import TuneOutlined from '@mui/icons-material/TuneOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Children, isValidElement, lazy, Suspense, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsNarrow } from '../../page/useIsNarrow';
import { FilterPopover } from './FilterPopover';
import { SearchField } from './SearchField';

// A chunk of its own: it is loaded when the sheet is first opened.
const Drawer = lazy(() => import('@mui/material/Drawer'));

/** One active filter as text, and how to remove it. */
export interface FilterChip {
  readonly key: string;
  /** The name of its filter. */
  readonly filter: string;
  readonly label: string;
  readonly onRemove: () => void;
}

interface FilterBarProps {
  readonly searchLabel: string;
  readonly search: string;
  readonly onSearch: (term: string) => void;
  readonly chips: readonly FilterChip[];
  /** Removes all filters and the search. */
  readonly onClear: () => void;
  /** The controls; the key of each is the name of its filter, or the names of its filters separated by spaces. */
  readonly children: ReactNode;
}

/** The number of controls in the bar; further ones are behind 'Altri filtri'. */
const filtersInBar = 4;

/**
 * Quick search, the first filters, a button with the others, and a chip for each active filter; on a phone all filters
 * are in a sheet.
 */
export function FilterBar({ searchLabel, search, onSearch, chips, onClear, children }: FilterBarProps) {
  const isNarrow = useIsNarrow();
  const filters = Children.toArray(children);
  return (
    <Box sx={{ mb: 1.5, displayPrint: 'none' }}>
      <Box role="search" sx={{ display: 'flex', flexWrap: isNarrow ? 'nowrap' : 'wrap', gap: 1, alignItems: 'center' }}>
        <SearchField label={searchLabel} value={search} onSearch={onSearch} />
        {isNarrow ? (
          <FilterSheet count={chips.length} onClear={onClear}>
            {children}
          </FilterSheet>
        ) : (
          filters.slice(0, filtersInBar)
        )}
        {!isNarrow && filters.length > filtersInBar && (
          <OtherFilters chips={chips}>{filters.slice(filtersInBar)}</OtherFilters>
        )}
      </Box>
      {chips.length > 0 && <Chips chips={chips} onClear={onClear} />}
    </Box>
  );
}

/** The filters that do not fit into the bar, and how many of them are set. */
function OtherFilters({
  chips,
  children,
}: Pick<FilterBarProps, 'chips'> & { readonly children: readonly ReactNode[] }) {
  const intl = useIntl();
  const names = children.flatMap((child) => (isValidElement(child) ? filtersOf(child.key) : []));
  const count = new Set(chips.map(({ filter }) => filter).filter((filter) => names.includes(filter))).size;
  return (
    <FilterPopover label={intl.formatMessage({ id: 'list.otherFilters' })} count={count}>
      <Stack spacing={1.5} sx={{ p: 2 }}>
        {children}
      </Stack>
    </FilterPopover>
  );
}

/** The filter names in a control's key, before which `Children.toArray` puts a prefix that ends with '$'. */
const filtersOf = (key: string | null): readonly string[] => key?.split('$').at(-1)?.split(' ') ?? [];

function Chips({ chips, onClear }: Pick<FilterBarProps, 'chips' | 'onClear'>) {
  const intl = useIntl();
  return (
    <Box
      component="ul"
      aria-label={intl.formatMessage({ id: 'list.activeFilters' })}
      sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}
    >
      {chips.map(({ key, label, onRemove }) => (
        <Box component="li" key={key} sx={{ maxWidth: '100%' }}>
          <Chip
            size="small"
            label={label}
            onClick={onRemove}
            onDelete={onRemove}
            deleteIcon={<CloseOutlined />}
            aria-label={intl.formatMessage({ id: 'list.removeFilter' }, { filter: label })}
            sx={{ height: { xs: 36, sm: 28 }, bgcolor: 'tint.primary' }}
          />
        </Box>
      ))}
      <Box component="li">
        <Button size="small" onClick={onClear} sx={{ minHeight: 28, py: 0, px: 1 }}>
          <FormattedMessage id="list.clearFilters" />
        </Button>
      </Box>
    </Box>
  );
}

interface FilterSheetProps {
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

function FilterSheet({ count, onClear, children }: FilterSheetProps) {
  const intl = useIntl();
  // undefined: never yet
  const [open, setOpen] = useState<boolean>();
  const close = () => setOpen(false);
  const title = intl.formatMessage({ id: 'list.filters' });
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<TuneOutlined />}
        aria-haspopup="dialog"
        aria-label={count > 0 ? intl.formatMessage({ id: 'list.filtersCount' }, { count }) : title}
        onClick={() => setOpen(true)}
        sx={{ flex: 'none', minHeight: 44, bgcolor: 'background.paper' }}
      >
        {count > 0 ? `${title} (${count})` : title}
      </Button>
      {open !== undefined && (
        <Suspense>
          <Drawer
            anchor="bottom"
            open={open}
            onClose={close}
            slotProps={{
              paper: { role: 'dialog', 'aria-label': title, sx: { borderRadius: '8px 8px 0 0', maxHeight: '85dvh' } },
            }}
          >
            <Stack spacing={1.5} sx={{ p: 2 }}>
              <Typography variant="h2">{title}</Typography>
              {children}
              <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', pt: 1 }}>
                {count > 0 && (
                  <Button onClick={onClear}>
                    <FormattedMessage id="list.clearFilters" />
                  </Button>
                )}
                <Button variant="contained" onClick={close}>
                  <FormattedMessage id="list.showResults" />
                </Button>
              </Box>
            </Stack>
          </Drawer>
        </Suspense>
      )}
    </>
  );
}
