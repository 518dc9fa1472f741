import type { CSSObject, CssVarsTheme } from '@mui/material/styles';

/** The classes of what stands in every row of a list. */
export const parts = {
  status: 'gdd-status',
  tag: 'gdd-tag',
  rowLink: 'gdd-row-link',
  cardTitle: 'gdd-card-title',
  cellTitle: 'gdd-cell-title',
  /** A cell whose text may go over two lines. */
  twoLines: 'gdd-two-lines',
  /** A grid with low rows, in which no text does. */
  lowRows: 'gdd-low-rows',
  copyable: 'gdd-copyable',
  cellButton: 'gdd-cell-button',
  overTitle: 'gdd-over-title',
  rowMenu: 'gdd-row-menu',
  titledBand: 'gdd-titled-band',
  band: 'gdd-band',
  bandRubber: 'gdd-band-rubber',
  bandNotch: 'gdd-band-notch',
  bandEdge: 'gdd-band-edge',
} as const;

/** A long text takes two lines before it is cut. */
const cutAfterTwoLines = {
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
} as const;

const caption = { fontSize: '0.75rem', lineHeight: 16 / 12 } as const;

/**
 * The looks of these parts, written into the page once by the theme: a styled part works its own out at each drawing,
 * which for the rows of a list was a quarter of a page change.
 */
export function partStyles({ vars: { palette } }: Pick<CssVarsTheme, 'vars'>): CSSObject {
  const filled = (fill: string): CSSObject => ({ backgroundImage: `linear-gradient(${fill}, ${fill})` });
  const toned = (tone: 'success' | 'warning' | 'error' | 'info'): CSSObject => ({
    [`.${parts.status}[data-tone="${tone}"]`]: { ...filled(palette.tint[tone]), color: palette[tone].main },
  });
  return {
    [`.${parts.status}`]: {
      ...caption,
      ...filled(palette.sunken),
      display: 'inline-flex',
      alignItems: 'center',
      gap: 4,
      padding: '2px 6px',
      borderRadius: 4,
      // On paper of its own: a chosen row's tint below it would take the contrast away.
      backgroundColor: palette.background.paper,
      color: palette.text.secondary,
      fontWeight: 600,
      verticalAlign: 'middle',
      whiteSpace: 'nowrap',
      '& svg': { fontSize: 16 },
    },
    ...toned('success'),
    ...toned('warning'),
    ...toned('error'),
    ...toned('info'),
    [`.${parts.tag}`]: {
      ...caption,
      display: 'inline-block',
      padding: '1px 6px',
      border: `1px solid ${palette.divider}`,
      borderRadius: 4,
      fontWeight: 550,
      color: palette.text.secondary,
      verticalAlign: 'middle',
      whiteSpace: 'nowrap',
    },
    [`.${parts.rowLink}`]: {
      color: palette.primary.main,
      fontWeight: 550,
      textDecoration: 'none',
      textUnderlineOffset: 3,
    },
    [`.${parts.cardTitle}`]: { fontWeight: 650, overflowWrap: 'anywhere' },
    // The whole card opens it.
    [`.${parts.rowLink}.${parts.cardTitle}::after`]: { content: '""', position: 'absolute', inset: 0 },
    [`.${parts.cellTitle}`]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 4,
      width: '100%',
      '& > :first-child': { ...cutAfterTwoLines, overflowWrap: 'anywhere' },
      [`& > .${parts.rowLink}:hover`]: { textDecoration: 'underline' },
    },
    // A plain text; the top of a third line is not seen in the padding below.
    [`.MuiDataGrid-root:not(.${parts.lowRows}) .MuiDataGrid-cell.${parts.twoLines}:not(:has(*))`]: {
      ...cutAfterTwoLines,
      overflow: 'clip',
      overflowClipMargin: 'content-box',
      alignContent: 'center',
      paddingBlock: '4px 3px',
      overflowWrap: 'normal',
      textOverflow: 'clip',
    },
    [`.${parts.copyable}`]: { display: 'inline-flex', alignItems: 'center', gap: 2 },
    // Seen where the pointer or the keyboard is, and always where there is no pointer.
    [`.${parts.cellButton}`]: {
      // above the link that a whole card is
      position: 'relative',
      zIndex: 1,
      flex: 'none',
      display: 'inline-flex',
      padding: 4,
      border: 0,
      borderRadius: 4,
      background: 'none',
      color: palette.text.secondary,
      cursor: 'pointer',
      '& svg': { fontSize: 16 },
      '&:hover': { color: palette.primary.main },
      '@media (hover: hover)': {
        opacity: 0,
        '&:focus-visible, *:hover > &, .MuiDataGrid-row:hover &': { opacity: 1 },
      },
      // as large as a finger needs, in a line no taller than the others
      '@media (max-width:599.95px)': {
        minWidth: 44,
        minHeight: 44,
        marginBlock: -12,
        alignItems: 'center',
        justifyContent: 'center',
      },
    },
    // Over the end of the name while the pointer is there: at other times the name has the whole width.
    [`.${parts.cellButton}.${parts.overTitle}`]: {
      '@media (hover: hover)': {
        position: 'absolute',
        right: 2,
        top: '50%',
        transform: 'translateY(-50%)',
        background: palette.background.default,
      },
    },
    [`.${parts.rowMenu}`]: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      padding: 5,
      verticalAlign: 'middle',
      border: 0,
      borderRadius: 4,
      background: 'none',
      color: palette.action.active,
      cursor: 'pointer',
      '& svg': { fontSize: '1.25rem' },
      '&:hover': { background: palette.action.hover },
      '@media (max-width:599.95px)': { minWidth: 44, minHeight: 44 },
    },
    // A title over its compact band, in the height of a row.
    [`.${parts.titledBand}`]: {
      ...caption,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 3,
      height: '100%',
      // the title is cut, it does not widen the cell
      width: '100%',
      minWidth: 0,
      maxWidth: 260,
      '& > :first-child': {
        color: palette.text.secondary,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
      // in a card there is space for all of it
      'dd > & > :first-child': { whiteSpace: 'normal' },
    },
    ...bandStyles(palette),
  };
}

/** The tread band: dark rubber with wear-indicator notches and a leading edge of road-marking amber. */
function bandStyles(palette: CssVarsTheme['vars']['palette']): CSSObject {
  const groove = `color-mix(in srgb, ${palette.background.paper} 30%, transparent)`;
  const half = (angle: number) => `repeating-linear-gradient(${angle}deg, ${groove} 0 2px, transparent 2px 9px)`;
  const compact = `.${parts.band}[data-size="compact"]`;
  return {
    [`.${parts.band}`]: {
      display: 'block',
      position: 'relative',
      flex: 'none',
      width: '100%',
      height: 22,
      borderRadius: 2,
      backgroundColor: palette.sunken,
      boxShadow: `inset 0 0 0 1px ${palette.inputBorder}`,
      forcedColorAdjust: 'none',
      // The band is a figure: it is printed where other grounds are not.
      printColorAdjust: 'exact',
      '& > *': { position: 'absolute' },
    },
    [compact]: { height: 10 },
    // The part of the band that is reached; its grooves run to a point as a tyre's do.
    [`.${parts.bandRubber}`]: {
      inset: 0,
      right: 'auto',
      minWidth: 3,
      borderRadius: 2,
      backgroundColor: palette.text.primary,
      backgroundImage: `${half(120)}, ${half(60)}`,
      backgroundSize: '100% 50%',
      backgroundPosition: 'top, bottom',
      backgroundRepeat: 'no-repeat',
    },
    [`.${parts.bandNotch}`]: {
      bottom: 0,
      height: '50%',
      width: 2,
      marginLeft: -2,
      backgroundColor: palette.text.secondary,
      '&[data-main="true"]': { height: '100%' },
      '&[data-cut="true"]': { backgroundColor: palette.background.paper },
    },
    [`.${parts.bandEdge}`]: {
      top: -2,
      bottom: -2,
      width: 5,
      marginLeft: -5,
      borderRadius: 1,
      backgroundColor: palette.accent.main,
      boxShadow: `0 0 0 1px ${palette.background.paper}`,
      [`${compact} > &`]: { width: 3, marginLeft: -3 },
    },
  };
}
