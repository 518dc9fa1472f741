import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { RowAction } from '../columns/ListColumn';

interface RowMenuItemsProps {
  readonly anchor: HTMLElement;
  readonly open: boolean;
  readonly actions: readonly RowAction[];
  readonly onClose: () => void;
}

/** The menu with the actions of a row. */
export function RowMenuItems({ anchor, open, actions, onClose }: RowMenuItemsProps) {
  return (
    <Menu anchorEl={anchor} open={open} onClose={onClose}>
      {actions.map(({ key, label, icon: Icon, destructive, onSelect }) => (
        <MenuItem
          key={key}
          onClick={() => {
            onClose();
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
  );
}
