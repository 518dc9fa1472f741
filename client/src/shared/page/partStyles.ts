import type { CSSObject, CssVarsTheme } from '@mui/material/styles';

/** The classes of elements that occur in every row of a list. */
export const parts = {
  status: 'gdd-status',
  tag: 'gdd-tag',
  rowLink: 'gdd-row-link',
  cardTitle: 'gdd-card-title',
  cellTitle: 'gdd-cell-title',
  /** A cell whose text may wrap to two lines. */
  twoLines: 'gdd-two-lines',
  /** A grid with compact rows, in which no text wraps. */
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
 * The styles of these classes, which the theme writes into the page once. A styled component computes its styles in
 * every render, which in the rows of a list took a quarter of the time of a page change.
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
      // Opaque, because the tint of a chosen row below it would reduce the contrast.
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
    // The link covers the whole card.
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
    // For plain text; clipped so that the top of a third line does not show in the padding below.
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
    // Visible on hover and focus, and always on a touch screen.
    [`.${parts.cellButton}`]: {
      // above the link that covers a whole card
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
      // large enough to be tapped; the negative margins keep the height of the line
      '@media (max-width:599.95px)': {
        minWidth: 44,
        minHeight: 44,
        marginBlock: -12,
        alignItems: 'center',
        justifyContent: 'center',
      },
    },
    // Covers the end of the name on hover; at other times the name has the whole width.
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
      // a card has space for the whole title
      'dd > & > :first-child': { whiteSpace: 'normal' },
    },
    ...bandStyles(palette),
  };
}

/** The tread band, a progress bar that looks like a tyre's tread: dark, with grooves, notches and an amber edge. */
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
      // Browsers do not print backgrounds by default, but those of the band are its content.
      printColorAdjust: 'exact',
      '& > *': { position: 'absolute' },
    },
    [compact]: { height: 10 },
    // The reached part of the band, with the V-shaped grooves of a tyre.
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
