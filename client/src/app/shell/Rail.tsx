import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { memo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Logo } from '../../shared/page/Logo';
import type { MenuEntry, MenuSection } from './menu';
import { MenuCount, useMenuName } from './MenuCount';

const foldedStorageKey = 'rail-folded';

interface RailProps {
  readonly sections: readonly MenuSection[];
  readonly current: MenuEntry | undefined;
  /** The number of users who wait for a role. */
  readonly waiting: number;
}

/**
 * The dark rail of the desktop: 232 px, 64 px folded; the choice is stored in the browser. Below 1200 px the page needs
 * the width: the rail is folded there, whatever was chosen, until the user unfolds it.
 */
export const Rail = memo(function Rail({ sections, current, waiting }: RailProps) {
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
      {sections.map(({ group, entries }) => (
        <Box key={group} sx={{ mb: 1.5 }}>
          {!folded && (
            <Typography
              variant="caption"
              component="h2"
              id={`menu-${group}`}
              sx={{ px: 2, py: 0.5, color: 'rubber.muted' }}
            >
              <FormattedMessage id={`shell.group.${group}`} />
            </Typography>
          )}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {entries.map((entry) => (
              <li key={entry.path}>
                <RailLink
                  entry={entry}
                  active={entry === current}
                  folded={folded}
                  count={entry.menu.count === undefined ? 0 : waiting}
                />
              </li>
            ))}
          </Box>
        </Box>
      ))}
      <ButtonBase
        onClick={toggle}
        aria-expanded={!folded}
        aria-label={intl.formatMessage({ id: folded ? 'shell.unfold' : 'shell.fold' })}
        sx={{
          mt: 'auto',
          minHeight: 48,
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

interface RailLinkProps {
  readonly entry: MenuEntry;
  readonly active: boolean;
  readonly folded: boolean;
  /** The number of items that wait there; 0 is not shown. */
  readonly count: number;
}

function RailLink({ entry, active, folded, count }: RailLinkProps) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: entry.menu.label });
  const label = useMenuName(entry.menu.label, count);
  const Icon = entry.menu.icon;
  const link = (
    <ButtonBase
      component={Link}
      to={entry.path}
      aria-current={active ? 'page' : undefined}
      aria-label={folded || count > 0 ? label : undefined}
      sx={{
        width: '100%',
        minHeight: 40,
        px: 2.5,
        gap: 1.5,
        justifyContent: 'flex-start',
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
      {!folded && `${name} `}
      {count > 0 && <MenuCount count={count} />}
    </ButtonBase>
  );
  return folded ? (
    <Tooltip title={label} placement="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}
