import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, Outlet } from 'react-router-dom';
import { useTexts } from '../../shared/i18n/useTexts';
import { Logo } from '../../shared/page/Logo';

/** The layout of error pages: the portal's name, which links to the home page, above the content. */
export function Component() {
  const { say } = useTexts('app');
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Box
        component="header"
        sx={{
          bgcolor: 'rubber.main',
          color: 'rubber.text',
          px: { xs: 2, md: 4 },
          height: 56,
          display: 'flex',
          alignItems: 'center',
        }}
      >
        <Box
          component={Link}
          to="/"
          sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'inherit', textDecoration: 'none' }}
        >
          <Logo />
          <Typography sx={{ fontWeight: 700, fontSize: '1.0625rem' }}>{say('name')}</Typography>
        </Box>
      </Box>
      <Box
        component="main"
        tabIndex={-1}
        sx={{ flex: 1, display: 'grid', alignContent: 'center', p: { xs: 2, md: 4 }, outline: 'none' }}
      >
        <Outlet />
      </Box>
    </Box>
  );
}
