import LinearProgress from '@mui/material/LinearProgress';
import { useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { useAnyLoading } from '../../shared/apollo/loadingFlags';

/** A thin bar at the top while a call runs or a page is fetched. */
export function ProgressBar() {
  const intl = useIntl();
  const calling = useAnyLoading();
  const navigating = useNavigation().state !== 'idle';
  if (!calling && !navigating) return null;
  return (
    <LinearProgress
      aria-label={intl.formatMessage({ id: 'states.loading' })}
      sx={{
        position: 'fixed',
        inset: '0 0 auto',
        height: 3,
        zIndex: 'tooltip',
        bgcolor: 'transparent',
        '& .MuiLinearProgress-bar': { bgcolor: 'accent.main' },
      }}
    />
  );
}
