import Box from '@mui/material/Box';
import { useFigures, type DealerFigures } from './useFigures';

interface FigureListProps {
  readonly figures: DealerFigures;
  /** The figures to show, in the order of the specification. */
  readonly show: readonly (keyof DealerFigures)[];
  /** As the page's main numbers. */
  readonly large?: boolean;
}

/** A dealer's figures side by side, each with its name above. */
export function FigureList({ figures, show, large = false }: FigureListProps) {
  const all = useFigures();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fit, minmax(${large ? 128 : 130}px, 1fr))`,
        gap: large ? 2 : 1.5,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {all
        .filter(({ key }) => show.includes(key))
        .map(({ key, label, text, note }) => (
          <Box key={key} sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
            <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {label}
            </Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                overflowWrap: 'anywhere',
                ...(large
                  ? { fontSize: '1.5rem', lineHeight: 32 / 24, fontWeight: 650 }
                  : { fontSize: '1rem', lineHeight: 24 / 16, fontWeight: 600 }),
              }}
            >
              {text(figures)}
            </Box>
            {note(figures) !== undefined && (
              <Box component="dd" sx={{ m: 0, typography: 'caption', color: 'text.secondary' }}>
                {note(figures)}
              </Box>
            )}
          </Box>
        ))}
    </Box>
  );
}
