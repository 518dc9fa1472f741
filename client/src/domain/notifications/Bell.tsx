import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Link } from 'react-router-dom';
import { useTexts } from '../../shared/i18n/useTexts';
import { useUnread } from './useUnread';

/** The link to the inbox, with the number of unread items. */
export function Bell() {
  const { say } = useTexts('notifications');
  const unread = useUnread() ?? 0;
  return (
    <ButtonBase
      component={Link}
      to="/inbox"
      aria-label={say('bell', { count: unread })}
      sx={{
        position: 'relative',
        minWidth: 44,
        minHeight: 44,
        borderRadius: 1,
        color: 'text.secondary',
        '&:hover': { color: 'text.primary' },
      }}
    >
      <NotificationsOutlined fontSize="small" aria-hidden />
      {unread > 0 && (
        <Box component="span" aria-hidden sx={countStyle}>
          {unread > 99 ? '99+' : unread}
        </Box>
      )}
    </ButtonBase>
  );
}

const countStyle = {
  position: 'absolute',
  top: 4,
  left: '50%',
  minWidth: 18,
  px: 0.5,
  borderRadius: 1,
  bgcolor: 'accent.main',
  color: 'accent.contrastText',
  fontSize: '0.6875rem',
  fontWeight: 650,
  lineHeight: '16px',
  textAlign: 'center',
} as const;
