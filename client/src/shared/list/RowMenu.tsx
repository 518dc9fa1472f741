import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import { memo, startTransition, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { LazyRowMenuItems } from './LazyRowMenuItems';
import type { RowAction } from './ListColumn';

interface RowMenuProps<Row> {
  /** What the row is called. */
  readonly name: string;
  readonly item: Row;
  readonly actionsOf: (item: Row) => readonly RowAction[];
  /** The button's place in the grid's order of tabs. */
  readonly tabIndex?: 0 | -1;
}

/** What can be done with one row. */
export const RowMenu = memo(Menu) as typeof Menu;

function Menu<Row>({ name, item, actionsOf, tabIndex }: RowMenuProps<Row>) {
  const intl = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (button: HTMLElement) =>
    startTransition(() => {
      setAnchor(button);
      setOpen(true);
    });
  return (
    <>
      <IconButton
        size="small"
        tabIndex={tabIndex}
        aria-label={intl.formatMessage({ id: 'list.rowActions' }, { name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={(event) => open(event.currentTarget)}
      >
        <MoreVertOutlined fontSize="small" />
      </IconButton>
      <Suspense>
        {anchor !== null && (
          <LazyRowMenuItems anchor={anchor} open={isOpen} actions={actionsOf(item)} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
