import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { RowAction } from './ListColumn';

interface RowMenuProps {
  /** What the row is called. */
  readonly name: string;
  readonly actions: readonly RowAction[];
  /** The button's place in the grid's order of tabs. */
  readonly tabIndex?: 0 | -1;
}

/** What can be done with one row. */
export function RowMenu({ name, actions, tabIndex }: RowMenuProps) {
  const intl = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        size="small"
        tabIndex={tabIndex}
        aria-label={intl.formatMessage({ id: 'list.rowActions' }, { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertOutlined fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {actions.map(({ key, label, icon: Icon, destructive, onSelect }) => (
          <MenuItem
            key={key}
            onClick={() => {
              close();
              onSelect();
            }}
            sx={destructive ? { color: 'error.main' } : undefined}
          >
            <ListItemIcon>
              <Icon fontSize="small" sx={destructive ? { color: 'error.main' } : undefined} />
            </ListItemIcon>
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
