import Autorenew from '@mui/icons-material/Autorenew';
import Close from '@mui/icons-material/Close';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WifiOffOutlined from '@mui/icons-material/WifiOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { subscribeToConnection } from '../../shared/page/connection';
import { useDeployment } from '../../shared/page/DeploymentContext';
import { useSession } from '../../shared/session/SessionContext';

/** The messages of the shell, at the top: no connection, a newer version of the portal, a session that ended. */
export function ShellMessages() {
  const intl = useIntl();
  const online = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  const deployment = useDeployment();
  const isOutdated = useSyncExternalStore(deployment.subscribe, () => deployment.isNewer);
  const { notice, dismiss, permissions } = useSession();
  return (
    <Box
      role="status"
      sx={{
        // A phone has no space beside the page's title: there the messages push the page down instead of covering it.
        position: { xs: 'sticky', md: 'fixed' },
        top: { xs: 0, md: 12 },
        left: 16,
        right: 16,
        '&:not(:empty)': { p: { xs: 1, md: 0 } },
        zIndex: 'snackbar',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1,
        pointerEvents: 'none',
      }}
    >
      {!online && (
        <ShellMessage icon={<WifiOffOutlined fontSize="small" />}>
          <FormattedMessage
            id={permissions.includes('accessSubscription') ? 'shell.offline.lastSeen' : 'shell.offline'}
          />
        </ShellMessage>
      )}
      {isOutdated && (
        <ShellMessage
          icon={<Autorenew fontSize="small" />}
          action={
            <Button size="small" color="inherit" variant="outlined" onClick={deployment.reload}>
              <FormattedMessage id="shell.newVersion.reload" />
            </Button>
          }
        >
          <FormattedMessage id="shell.newVersion" />
        </ShellMessage>
      )}
      {notice !== undefined && (
        <ShellMessage
          icon={<InfoOutlined fontSize="small" />}
          action={
            <IconButton
              size="small"
              color="inherit"
              aria-label={intl.formatMessage({ id: 'toasts.close' })}
              onClick={dismiss}
            >
              <Close fontSize="small" />
            </IconButton>
          }
        >
          <FormattedMessage id={`shell.notice.${notice}`} />
        </ShellMessage>
      )}
    </Box>
  );
}

function ShellMessage({ icon, action, children }: { icon: ReactNode; action?: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        // A message without a button lets clicks through to the page below.
        pointerEvents: action === undefined ? 'none' : 'auto',
        maxWidth: 560,
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 1,
        borderRadius: 2,
        bgcolor: 'accent.main',
        color: 'accent.contrastText',
      }}
    >
      {icon}
      <Typography sx={{ flex: 1, fontWeight: 550 }}>{children}</Typography>
      {action}
    </Box>
  );
}
