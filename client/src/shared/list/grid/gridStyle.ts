import { gridClasses } from '@mui/x-data-grid';
import type { SxProps, Theme } from '@mui/material/styles';
import { parts } from '../../page/partStyles';

/** The class of the first column, the row's name, which stays visible while a wide grid is scrolled sideways. */
export const pinnedAtStart = 'gdd-pinned-at-start';
/** The same for the last column, the row's actions. */
export const pinnedAtEnd = 'gdd-pinned-at-end';

/** The class of a cell that is edited in its place. */
export const editableCell = 'gdd-editable';

/** The class of the row in the preview beside the grid. */
export const peekedRow = 'gdd-peeked';

/** The grid's style: hairlines, a sunken header, tabular figures. */
export const gridStyle: SxProps<Theme> = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  typography: 'table',
  [`& .${gridClasses.columnHeader}`]: { bgcolor: 'sunken', px: 1.25 },
  // Two lines fit into a header's height, so that no column name is cut.
  [`& .${gridClasses.columnHeaderTitle}`]: {
    typography: 'caption',
    fontWeight: 650,
    color: 'text.secondary',
    whiteSpace: 'normal',
  },
  [`& .${gridClasses['columnHeader--alignRight']} .${gridClasses.columnHeaderTitle}`]: { textAlign: 'right' },
  [`& .${gridClasses['columnHeader--sorted']} .${gridClasses.columnHeaderTitle}`]: { color: 'text.primary' },
  [`& .${gridClasses.columnSeparator}`]: { color: 'transparent' },
  [`& .${gridClasses.columnHeader}:hover .${gridClasses.columnSeparator}`]: { color: 'inputBorder' },
  [`& .${gridClasses.cell}`]: { px: 1.25, cursor: 'pointer', borderTop: 1, borderColor: 'divider' },
  [`& .${gridClasses.cell}.${editableCell}`]: { cursor: 'text' },
  [`& .${gridClasses.cell}.${editableCell}:hover`]: { boxShadow: 'inset 0 0 0 1px', color: 'primary.main' },
  // Two lines fit into a row of normal height, one into a compact row.
  [`&:not(.${parts.lowRows}) .${parts.twoLines}, &:not(.${parts.lowRows}) .${gridClasses.cell}.${pinnedAtStart}`]: {
    lineHeight: 18 / 13,
    display: 'flex',
    alignItems: 'center',
    whiteSpace: 'normal',
  },
  [`&:not(.${parts.lowRows}) .${parts.twoLines} .${parts.status}`]: { whiteSpace: 'normal' },
  [`&.${parts.lowRows} .${parts.cellTitle} > :first-of-type`]: { WebkitLineClamp: 1 },
  [`& .${gridClasses.cellCheckbox}, & .${gridClasses.columnHeaderCheckbox}`]: { px: 0, cursor: 'default' },
  [`& .${gridClasses.cell}:focus, & .${gridClasses.columnHeader}:focus, & .${gridClasses.cell}:focus-within, & .${gridClasses.columnHeader}:focus-within`]:
    { outline: 'none' },
  [`& .${gridClasses.cell}:focus-visible, & .${gridClasses.columnHeader}:focus-visible`]: {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: -2,
  },
  // Opaque, so that cells that scroll below a pinned column do not show through it.
  [`& .${gridClasses.row}`]: { bgcolor: 'background.paper' },
  [`& .${gridClasses.row}:hover`]: { bgcolor: 'background.default' },
  [`& .${gridClasses.row}.${peekedRow}`]: { bgcolor: 'sunken' },
  [`& .${pinnedAtStart}, & .${pinnedAtEnd}`]: { position: 'sticky', zIndex: 3 },
  [`& .${gridClasses.cell}.${pinnedAtStart}, & .${gridClasses.cell}.${pinnedAtEnd}`]: { background: 'inherit' },
  [`& .${pinnedAtStart}`]: { left: 0 },
  [`& .${pinnedAtEnd}`]: { right: 0 },
  [`& .${gridClasses.row}.Mui-selected, & .${gridClasses.row}.Mui-selected:hover`]: {
    bgcolor: 'background.paper',
    backgroundImage: ({ vars }) => `linear-gradient(${vars.palette.tint.primary}, ${vars.palette.tint.primary})`,
  },
};
