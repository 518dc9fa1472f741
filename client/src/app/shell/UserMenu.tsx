import ExpandMore from '@mui/icons-material/ExpandMore';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog';
import { useOpenForms } from '../../shared/unsaved/OpenFormsContext';
import { ColorSchemeSwitch } from '../../shared/page/ColorSchemeSwitch';
import { LanguageSwitch } from '../../shared/page/LanguageSwitch';
import { visuallyHidden } from '../../shared/page/visuallyHidden';
import { useSession } from '../../shared/session/SessionContext';
import type { SessionUser } from '../../shared/session/SessionStore';

/** The menu of the signed-in user: account, language, colour scheme, logout. */
export const UserMenu = memo(function UserMenu({ user }: { user: SessionUser }) {
  const intl = useIntl();
  const { logout } = useSession();
  const forms = useOpenForms();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isConfirming, setConfirming] = useState(false);
  const close = (): void => setAnchor(undefined);
  const name = user.name ?? user.username;
  const role = user.roles.at(-1);

  const leave = (): void => {
    close();
    if (forms.any) setConfirming(true);
    else logout();
  };

  return (
    <>
      <ButtonBase
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        sx={{ gap: 1, minHeight: 44, px: 0.5, borderRadius: 1, textAlign: 'left' }}
      >
        <Box component="span" sx={visuallyHidden}>
          <FormattedMessage id="shell.userMenu" />
        </Box>
        <Initials name={name} />
        <Box component="span" sx={{ display: { xs: 'none', md: 'block' } }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 600, lineHeight: 18 / 14 }}>
            {name}
          </Typography>
          {role !== undefined && (
            <Typography component="span" variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
              <FormattedMessage id={`roles.${role}`} />
            </Typography>
          )}
        </Box>
        <ExpandMore fontSize="small" aria-hidden />
      </ButtonBase>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': name, sx: { width: 280, mt: 0.5 } } }}
      >
        <Box sx={{ p: 2 }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block', overflowWrap: 'anywhere' }}>
            {user.member?.businessName ?? user.username}
          </Typography>
        </Box>
        <Divider />
        <Stack spacing={2} sx={{ p: 2 }}>
          <Button component={Link} to="/account" onClick={close} variant="outlined" fullWidth>
            <FormattedMessage id="account.menu" />
          </Button>
          <Box>
            <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block', mb: 0.5 }}>
              <FormattedMessage id="shell.language" />
            </Typography>
            <LanguageSwitch />
          </Box>
          <Box>
            <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block', mb: 0.5 }}>
              <FormattedMessage id="shell.scheme" />
            </Typography>
            <ColorSchemeSwitch />
          </Box>
        </Stack>
        <Divider />
        <Box sx={{ p: 1 }}>
          <Button fullWidth startIcon={<LogoutOutlined />} onClick={leave}>
            <FormattedMessage id="shell.logout" />
          </Button>
        </Box>
      </Popover>
      <ConfirmDialog
        open={isConfirming}
        title={intl.formatMessage({ id: 'forms.unsaved.title' })}
        text={intl.formatMessage({ id: 'forms.unsaved.text' })}
        confirmLabel={intl.formatMessage({ id: 'shell.logout' })}
        cancelLabel={intl.formatMessage({ id: 'forms.unsaved.stay' })}
        destructive
        onConfirm={logout}
        onClose={() => setConfirming(false)}
      />
    </>
  );
});

function Initials({ name }: { name: string }) {
  const letters = name
    .split(/[\s.@]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  return (
    <Box
      aria-hidden
      sx={{
        width: 34,
        height: 34,
        display: 'grid',
        placeItems: 'center',
        borderRadius: 1,
        bgcolor: 'rubber.main',
        color: 'rubber.text',
        border: 1,
        borderColor: 'divider',
        fontSize: '0.8125rem',
        fontWeight: 650,
      }}
    >
      {letters}
    </Box>
  );
}
