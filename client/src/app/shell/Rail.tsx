import ChevronRight from '@mui/icons-material/ChevronRight';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type SvgIcon from '@mui/material/SvgIcon';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { memo, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Logo } from '../../shared/page/Logo';
import type { MenuEntry } from './menu';
import { menuIcons } from './menuIcons';
import { countAt, countOf, MenuCount, useMenuName, type MenuCounts } from './MenuCount';

const foldedStorageKey = 'rail-folded';

interface RailProps {
  readonly entries: readonly MenuEntry[];
  readonly current: MenuEntry | undefined;
  /** What waits at the entries. */
  readonly counts: MenuCounts;
}

/**
 * The dark rail of the desktop: 232 px, 64 px folded; the choice is stored in the browser. Below 1200 px the page needs
 * the width: the rail is folded there, whatever was chosen, until the user unfolds it.
 */
export const Rail = memo(function Rail({ entries, current, counts }: RailProps) {
  const intl = useIntl();
  const isTight = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'), { noSsr: true });
  const [isChosenFolded, setChosenFolded] = useState(() => localStorage.getItem(foldedStorageKey) === 'true');
  const [isOpenInTight, setOpenInTight] = useState(false);
  const folded = isTight ? !isOpenInTight : isChosenFolded;
  const toggle = (): void => {
    if (isTight) {
      setOpenInTight(folded);
      return;
    }
    localStorage.setItem(foldedStorageKey, String(!folded));
    setChosenFolded(!folded);
  };

  return (
    <Box
      component="nav"
      aria-label={intl.formatMessage({ id: 'shell.menu' })}
      sx={{
        display: 'flex',
        displayPrint: 'none',
        flexDirection: 'column',
        width: folded ? 64 : 232,
        flexShrink: 0,
        position: 'sticky',
        top: 0,
        height: '100dvh',
        overflowY: 'auto',
        bgcolor: 'rubber.main',
        color: 'rubber.text',
        transition: 'width 150ms',
        '& :focus-visible, & .Mui-focusVisible': { outlineColor: 'var(--gdd-palette-accent-main)', outlineOffset: -2 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, height: 56, flexShrink: 0, mb: 1 }}>
        <Logo />
        {!folded && (
          <Typography sx={{ fontWeight: 700, fontSize: '1.0625rem' }}>
            <FormattedMessage id="app.name" />
          </Typography>
        )}
      </Box>
      <RailList entries={entries.filter(({ isSetting }) => !isSetting)} {...{ current, counts, folded }} />
      <Settings entries={entries.filter(({ isSetting }) => isSetting)} {...{ current, counts, folded }} />
      <ButtonBase
        onClick={toggle}
        aria-expanded={!folded}
        aria-label={intl.formatMessage({ id: folded ? 'shell.unfold' : 'shell.fold' })}
        sx={{
          mt: 'auto',
          minHeight: 44,
          flexShrink: 0,
          px: 2.5,
          justifyContent: folded ? 'center' : 'flex-end',
          color: 'rubber.muted',
          '&:hover': { color: 'rubber.text' },
        }}
      >
        <ChevronRight sx={{ transform: folded ? 'none' : 'rotate(180deg)' }} />
      </ButtonBase>
    </Box>
  );
});

interface RailListProps extends RailProps {
  readonly folded: boolean;
}

function RailList({ entries, current, counts, folded }: RailListProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map((entry) => (
        <li key={entry.name}>
          <RailLink entry={entry} active={entry === current} folded={folded} count={countOf(counts, entry)} />
        </li>
      ))}
    </Box>
  );
}

/** What is set up once, below a line and opened on demand; open where the page is one of it. */
function Settings({ entries, current, counts, folded }: RailListProps) {
  const hasCurrent = current?.isSetting === true;
  const [isOpen, setOpen] = useState(hasCurrent);
  const isVisible = isOpen || hasCurrent;
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <Box sx={{ borderTop: 1, borderColor: 'rubber.raised', mt: 1, pt: 1 }}>
      <RailItem
        label="shell.settings"
        icon={SettingsOutlined}
        folded={folded}
        count={isVisible ? 0 : countAt(counts, entries)}
        more={{ onClick: () => setOpen(!isVisible), 'aria-expanded': isVisible, 'aria-controls': id }}
      />
      <div id={id}>{isVisible && <RailList {...{ entries, current, counts, folded }} />}</div>
    </Box>
  );
}

interface RailLinkProps {
  readonly entry: MenuEntry;
  readonly active: boolean;
  readonly folded: boolean;
  readonly count: number;
}

function RailLink({ entry, active, folded, count }: RailLinkProps) {
  const more = { component: Link, to: entry.path, 'aria-current': active ? ('page' as const) : undefined };
  return <RailItem label={entry.label} icon={menuIcons[entry.name]} {...{ active, folded, count, more }} />;
}

interface RailItemProps {
  /** The message that names it. */
  readonly label: string;
  readonly icon: typeof SvgIcon;
  readonly active?: boolean;
  readonly folded: boolean;
  /** The number of items that wait there; 0 is not shown. */
  readonly count: number;
  /** What makes it a link or a button. */
  readonly more: object;
}

function RailItem({ label: id, icon: Icon, active = false, folded, count, more }: RailItemProps) {
  const intl = useIntl();
  const label = useMenuName(id, count);
  const item = (
    <ButtonBase
      {...more}
      aria-label={folded || count > 0 ? label : undefined}
      sx={{
        width: '100%',
        // Ten entries and the open settings fit into 720 px.
        minHeight: 36,
        px: 2.5,
        gap: 1.5,
        justifyContent: 'flex-start',
        fontFamily: 'inherit',
        fontSize: '0.875rem',
        fontWeight: active ? 650 : 450,
        color: active ? 'rubber.text' : 'rubber.muted',
        bgcolor: active ? 'rubber.raised' : 'transparent',
        boxShadow: active ? 'inset 4px 0 0 var(--gdd-palette-accent-main)' : 'none',
        '&:hover': { bgcolor: 'rubber.raised', color: 'rubber.text' },
      }}
    >
      <Icon fontSize="small" aria-hidden />
      {/* The space separates the name from the count: the accessible name must contain the visible text. */}
      {!folded && `${intl.formatMessage({ id })} `}
      {count > 0 && <MenuCount count={count} />}
    </ButtonBase>
  );
  return folded ? (
    <Tooltip title={label} placement="right">
      {item}
    </Tooltip>
  ) : (
    item
  );
}
