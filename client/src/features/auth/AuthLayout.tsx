import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Outlet } from 'react-router-dom';
import { ColorSchemeSwitch } from '../../shared/page/ColorSchemeSwitch';
import { LanguageSwitch } from '../../shared/page/LanguageSwitch';
import { Logo } from '../../shared/page/Logo';
import { TreadPattern } from './TreadPattern';

/** The sign-in layout: dark rubber with its tread on the left (a band on a phone), the form on chalk white. */
export function Component() {
  return (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, minHeight: '100dvh' }}>
      <Box
        component="header"
        sx={{
          position: 'relative',
          overflow: 'hidden',
          flex: { md: '0 0 44%' },
          minHeight: { xs: 112, md: 'auto' },
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          p: { xs: 2.5, md: 6 },
          bgcolor: 'rubber.main',
          color: 'rubber.text',
        }}
      >
        <TreadPattern />
        <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Logo size={40} />
          <Typography sx={{ fontSize: '1.375rem', fontWeight: 700 }}>
            <FormattedMessage id="app.name" />
          </Typography>
        </Box>
        <Box sx={{ position: 'relative', display: { xs: 'none', md: 'block' }, maxWidth: 420 }}>
          <Typography sx={{ fontSize: '2.25rem', lineHeight: 42 / 36, fontWeight: 700, textWrap: 'balance' }}>
            <FormattedMessage id="auth.claim" />
          </Typography>
          <Typography sx={{ mt: 2, fontSize: '1rem', lineHeight: 1.5, color: 'rubber.muted' }}>
            <FormattedMessage id="auth.claimText" />
          </Typography>
        </Box>
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', p: { xs: 2.5, md: 4 } }}>
        <Box
          component="main"
          tabIndex={-1}
          sx={{ flex: 1, display: 'flex', alignItems: { md: 'center' }, justifyContent: 'center', outline: 'none' }}
        >
          <Box sx={{ width: '100%', maxWidth: 400, py: { xs: 2, md: 4 } }}>
            <Outlet />
          </Box>
        </Box>
        <Box component="footer" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
          <LanguageSwitch />
          <ColorSchemeSwitch />
        </Box>
      </Box>
    </Box>
  );
}
