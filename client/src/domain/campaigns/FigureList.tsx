import Box from '@mui/material/Box';
import { useTexts } from '../../shared/i18n/useTexts';
import { useFigures, type DealerBalance, type DealerFigures } from './useFigures';

interface FigureListProps {
  readonly figures: DealerBalance;
  /** The figures to show, in the order of the specification. */
  readonly show: readonly (keyof DealerFigures)[];
  /** In large type, as the page's main numbers. */
  readonly large?: boolean;
}

/** A dealer's figures side by side, each with its name above; its debt at the end, where it has one. */
export function FigureList({ figures, show, large = false }: FigureListProps) {
  const { say, format } = useTexts('campaign');
  const shown = useFigures()
    .filter(({ key }) => show.includes(key))
    .map(({ key, label, text, note }) => ({ key: String(key), label, text: text(figures), note: note(figures) }));
  if (Number(figures.debt) > 0) {
    const label = say('debt');
    shown.push({
      key: 'debt',
      label,
      text: format.euro(figures.debt),
      note: say('debt.note'),
    });
  }
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
      {shown.map(({ key, label, text, note }) => (
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
            {text}
          </Box>
          {note !== undefined && (
            <Box component="dd" sx={{ m: 0, typography: 'caption', color: 'text.secondary' }}>
              {note}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
