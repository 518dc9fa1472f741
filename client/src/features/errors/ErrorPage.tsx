import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/useTexts';
import { Link } from 'react-router-dom';

interface ErrorPageProps {
  readonly code: '403' | '404' | '500';
  readonly children: ReactNode;
}

/** An error page: the status code on a picture of a tyre tread, an explanation, and a link to the home page. */
export function ErrorPage({ code, children }: ErrorPageProps) {
  const { intl, say } = useTexts('errors');
  const title = say(`${code}.title`);
  return (
    <Box sx={{ width: '100%', maxWidth: 560, mx: 'auto', pb: 8 }}>
      <title>{intl.formatMessage({ id: 'app.title' }, { page: title })}</title>
      <Typography
        aria-hidden
        sx={{ fontSize: '5rem', lineHeight: 1, fontWeight: 750, fontVariantNumeric: 'tabular-nums' }}
      >
        {code}
      </Typography>
      <Box
        aria-hidden
        sx={{
          height: 12,
          my: 3,
          background:
            'repeating-linear-gradient(115deg, var(--gdd-palette-text-primary) 0 22px, transparent 22px 30px)',
          borderRight: '12px solid var(--gdd-palette-accent-main)',
        }}
      />
      <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none', mb: 1 }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: '1rem', lineHeight: 1.5, mb: 3 }}>{children}</Typography>
      <Button component={Link} to="/" variant="contained">
        {say('home')}
      </Button>
    </Box>
  );
}
