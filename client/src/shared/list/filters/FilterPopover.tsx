import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { memo, useCallback, useId, useState, type ReactNode } from 'react';

interface FilterPopoverProps {
  readonly label: string;
  /** The number of chosen values, displayed on the button. */
  readonly count: number;
  readonly children: ReactNode;
}

/** A filter's button, which opens its choices. */
export function FilterPopover({ label, count, children }: FilterPopoverProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // The popover is rendered from the first opening on: most are never opened.
  const [wasOpened, setWasOpened] = useState(false);
  const openAt = useCallback((button: HTMLElement) => {
    setAnchor(button);
    setWasOpened(true);
  }, []);
  const open = anchor !== null;
  return (
    <>
      <FilterButton label={label} count={count} controls={open ? id : undefined} onOpen={openAt} />
      {wasOpened && (
        <Popover
          open={open}
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{
            paper: { id, role: 'dialog', 'aria-label': label, sx: { mt: 0.5, width: 288, maxWidth: '100%' } },
          }}
        >
          {children}
        </Popover>
      )}
    </>
  );
}

interface FilterButtonProps extends Pick<FilterPopoverProps, 'label' | 'count'> {
  /** The id of the choices while they are open. */
  readonly controls: string | undefined;
  readonly onOpen: (button: HTMLElement) => void;
}

/** Memoised: rendered again only when its own filter changes. */
const FilterButton = memo(function FilterButton({ label, count, controls, onOpen }: FilterButtonProps) {
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      aria-haspopup="dialog"
      aria-expanded={controls !== undefined}
      aria-controls={controls}
      onClick={(event) => onOpen(event.currentTarget)}
      endIcon={<ExpandMoreOutlined />}
      sx={{
        minHeight: 40,
        fontWeight: 550,
        justifyContent: 'space-between',
        bgcolor: count > 0 ? 'tint.primary' : 'background.paper',
        ...(count > 0 && { borderColor: 'primary.main', color: 'primary.main' }),
      }}
    >
      {count > 0 ? `${label} (${count})` : label}
    </Button>
  );
});
