import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Drawer from '@mui/material/Drawer';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { BarItem } from './barItem';
import { MenuCount, useMenuName } from './MenuCount';

interface BottomSheetProps {
  readonly items: readonly BarItem[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The entries of the phone's menu that do not fit into the bar; the settings below a line. */
export function BottomSheet({ items, open, onClose }: BottomSheetProps) {
  const intl = useIntl();
  const firstSetting = items.find(({ isSetting }) => isSetting);
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': intl.formatMessage({ id: 'shell.more' }), role: 'dialog' } }}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 1, pb: 3 }}>
        {items.map((item) => (
          <Box
            component="li"
            key={item.path}
            sx={item === firstSetting ? { borderTop: 1, borderColor: 'divider' } : undefined}
          >
            <SheetLink item={item} onClick={onClose} />
          </Box>
        ))}
      </Box>
    </Drawer>
  );
}

function SheetLink({ item, onClick }: { readonly item: BarItem; readonly onClick: () => void }) {
  const { path, label, icon: Icon, count } = item;
  const name = useMenuName(label, count);
  return (
    <ButtonBase
      component={Link}
      to={path}
      onClick={onClick}
      aria-label={name}
      sx={{ width: '100%', minHeight: 48, px: 2, gap: 2, justifyContent: 'flex-start', fontSize: '1rem' }}
    >
      <Icon aria-hidden />
      <span>
        <FormattedMessage id={label} />{' '}
      </span>
      {count > 0 && <MenuCount count={count} />}
    </ButtonBase>
  );
}
