import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { ExportButton } from './ExportButton';

interface ExportedSectionProps extends Pick<ComponentProps<typeof ExportButton>, 'rows' | 'requestTicket'> {
  readonly heading: string;
  readonly exportLabel: string;
  /** The list that is exported. */
  readonly children: ReactNode;
}

/** A section of a page: a heading, a list, and a button that exports the list. */
export function ExportedSection({ heading, exportLabel, children, ...file }: ExportedSectionProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1, mb: 1.5 }}>
        <Typography variant="h2" id={headingId} sx={{ flex: 1 }}>
          {heading}
        </Typography>
        <ExportButton {...file} label={exportLabel} />
      </Box>
      {children}
    </Box>
  );
}
