import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { lazy, memo, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { bottomBarHeight } from '../../shared/page/bottomBar';
import type { BarItem } from './barItem';
import type { MenuEntry } from './menu';
import { menuIcons } from './menuIcons';
import { countOf, MenuCount, useMenuName, type MenuCounts } from './MenuCount';

// A chunk of its own: it is loaded when it is first opened.
const BottomSheet = lazy(async () => ({ default: (await import('./BottomSheet')).BottomSheet }));

/** The number of places in the bar; with more entries the last place opens a sheet with the rest. */
const places = 4;

interface BottomBarProps {
  readonly entries: readonly MenuEntry[];
  readonly current: MenuEntry | undefined;
  /** What waits at the entries. */
  readonly counts: MenuCounts;
}

/** The phone's menu: up to four links at the bottom, the rest in a sheet. */
export const BottomBar = memo(function BottomBar({ entries, current, counts }: BottomBarProps) {
  const intl = useIntl();
  // undefined: never yet
  const [sheetOpen, setSheetOpen] = useState<boolean>();
  const items: BarItem[] = entries.map((entry) => ({
    path: entry.path,
    label: entry.label,
    icon: menuIcons[entry.name],
    count: countOf(counts, entry),
    isSetting: entry.isSetting,
  }));
  items.push({ path: '/account', label: 'account.menu', icon: AccountCircleOutlined, count: 0, isSetting: true });
  const fits = items.length <= places;
  const visible = fits ? items : items.slice(0, places - 1);
  const rest = fits ? [] : items.slice(places - 1);
  const waitingInSheet = rest.reduce((sum, { count }) => sum + count, 0);
  const moreName = useMenuName('shell.more', waitingInSheet);

  return (
    <Box
      component="nav"
      aria-label={intl.formatMessage({ id: 'shell.menu' })}
      sx={{
        display: 'flex',
        displayPrint: 'none',
        position: 'fixed',
        inset: 'auto 0 0',
        zIndex: 'appBar',
        bgcolor: 'rubber.main',
        pb: 'env(safe-area-inset-bottom)',
      }}
    >
      {visible.map((item) => (
        <BarLink key={item.path} item={item} active={item.path === current?.path} />
      ))}
      {rest.length > 0 && (
        <ButtonBase
          aria-haspopup="dialog"
          aria-label={moreName}
          onClick={() => setSheetOpen(true)}
          sx={placeStyle(false)}
        >
          <MoreHoriz aria-hidden />
          <CountedLabel label="shell.more" count={waitingInSheet} />
        </ButtonBase>
      )}
      {sheetOpen !== undefined && (
        <Suspense>
          <BottomSheet items={rest} open={sheetOpen} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
});

function BarLink({ item: { path, label, icon: Icon, count }, active }: { item: BarItem; active: boolean }) {
  const name = useMenuName(label, count);
  return (
    <ButtonBase
      component={Link}
      to={path}
      aria-label={name}
      aria-current={active ? 'page' : undefined}
      sx={placeStyle(active)}
    >
      <Icon aria-hidden />
      <CountedLabel label={label} count={count} />
    </ButtonBase>
  );
}

/** A label of the bar with its count, which is drawn at the icon's corner. */
function CountedLabel({ label, count }: Pick<BarItem, 'label' | 'count'>) {
  return (
    <>
      <span>
        <FormattedMessage id={label} />{' '}
      </span>
      {count > 0 && (
        <Box component="span" sx={{ position: 'absolute', left: '55%', top: 4, display: 'flex' }}>
          <MenuCount count={count} />
        </Box>
      )}
    </>
  );
}

const placeStyle = (active: boolean) => ({
  position: 'relative',
  flex: 1,
  minHeight: bottomBarHeight,
  flexDirection: 'column',
  gap: 0.5,
  // So small that 'Contestazioni' fits on one line of a quarter of a phone's width.
  fontSize: '0.6875rem',
  whiteSpace: 'nowrap',
  fontWeight: active ? 650 : 450,
  color: active ? 'rubber.text' : 'rubber.muted',
  boxShadow: active ? 'inset 0 3px 0 var(--gdd-palette-accent-main)' : 'none',
});
