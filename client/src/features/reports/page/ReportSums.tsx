import Box from '@mui/material/Box';
import { useTexts } from '../../../shared/i18n/useTexts';
import type { ReportFigure } from './report';

interface ReportSumsProps {
  /** The number of rows on all pages. */
  readonly count: number;
  readonly sums: readonly Pick<ReportFigure, 'key' | 'label' | 'value'>[];
}

/** The sums of the rows of all pages, displayed below those of the current page. */
export function ReportSums({ count, sums }: ReportSumsProps) {
  const { say, format } = useTexts('reports');
  return (
    <Box
      sx={{
        mt: 1,
        px: { xs: 2, md: 1.25 },
        py: 1.25,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'sunken',
        typography: 'table',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 1,
        alignItems: 'baseline',
        breakInside: 'avoid',
      }}
    >
      <Box sx={{ fontWeight: 650, flex: { xs: '1 0 100%', md: '1 0 auto' } }}>
        {say('totalOf', { count, number: format.number(count) })}
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: { xs: 'grid', md: 'flex' },
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          flexWrap: 'wrap',
          columnGap: 3,
          rowGap: 0.5,
          width: { xs: '100%', md: 'auto' },
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {sums.map(({ key, label, value }) => (
          <Box key={key} sx={{ display: { xs: 'contents', md: 'flex' }, gap: 1, alignItems: 'baseline' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 650, textAlign: 'right' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
