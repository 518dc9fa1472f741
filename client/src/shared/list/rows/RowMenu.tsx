import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { memo, startTransition, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { parts } from '../../page/partStyles';
import type { RowAction } from '../columns/ListColumn';
import { LazyRowMenuItems } from './LazyRowMenuItems';

interface RowMenuProps<Row> {
  /** The name of the row. */
  readonly name: string;
  readonly item: Row;
  readonly actionsOf: (item: Row) => readonly RowAction[];
  /** The button's tab index, which the grid manages. */
  readonly tabIndex?: 0 | -1;
}

/** The menu of one row's actions. */
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
      <button
        type="button"
        className={parts.rowMenu}
        tabIndex={tabIndex}
        aria-label={intl.formatMessage({ id: 'list.rowActions' }, { name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={(event) => open(event.currentTarget)}
      >
        <MoreVertOutlined />
      </button>
      <Suspense>
        {anchor !== null && (
          <LazyRowMenuItems anchor={anchor} open={isOpen} actions={actionsOf(item)} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
