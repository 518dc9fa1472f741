import Box from '@mui/material/Box';

/** The logo: three tread blocks on amber. Decorative: the name is beside it, or the link's label. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden
      sx={{ width: size, height: size, flexShrink: 0, display: 'block' }}
    >
      <Box component="rect" width="32" height="32" rx="4" sx={{ fill: 'var(--gdd-palette-accent-main)' }} />
      <Box
        component="path"
        d="M6 9.5 16 5l10 4.5v4L16 9 6 13.5zM6 17l10-4.5L26 17v4l-10-4.5L6 21zM6 24.5 16 20l10 4.5v4L16 24 6 28.5z"
        sx={{ fill: 'var(--gdd-palette-accent-contrastText)' }}
      />
    </Box>
  );
}
